package dev.teammem.web;

import io.quarkus.qute.RawString;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.owasp.html.HtmlPolicyBuilder;
import org.owasp.html.PolicyFactory;

import java.util.List;

/**
 * Memories as HTML: the one way by which text of memories gets into a page unescaped. HTML inside the Markdown is shown as
 * text, images become links so that nothing is loaded from elsewhere, and what comes out passes an allow-list of elements.
 */
final class Markdown {

    private static final List<TablesExtension> TABLES = List.of((TablesExtension) TablesExtension.create());
    private static final Parser PARSER =
            Parser.builder().extensions(TABLES).maxOpenBlockParsers(100).build();
    private static final HtmlRenderer RENDERER = HtmlRenderer.builder()
            .extensions(TABLES)
            .escapeHtml(true)
            .attributeProviderFactory(context -> (node, tag, attributes) -> {
                if (tag.equals("pre")) {
                    attributes.put("tabindex", "0");
                }
            })
            .build();
    private static final PolicyFactory ALLOWED = new HtmlPolicyBuilder()
            .allowElements("p", "br", "hr", "h2", "h3", "h4", "h5", "h6", "em", "strong", "code", "pre", "blockquote")
            .allowElements("ul", "ol", "li", "a", "table", "thead", "tbody", "tr", "th", "td")
            .allowAttributes("href", "title")
            .onElements("a")
            .allowAttributes("start")
            .onElements("ol")
            .allowAttributes("align")
            .onElements("th", "td")
            .allowAttributes("tabindex")
            .onElements("pre")
            .allowUrlProtocols("http", "https", "mailto")
            .requireRelsOnLinks("nofollow", "noopener", "noreferrer")
            .toFactory();

    private Markdown() {}

    /** @param images how many images of the text stand there as links */
    record Rendered(RawString html, int images) {}

    static Rendered render(String markdown) {
        var document = PARSER.parse(markdown);
        var fit = new Fit();
        document.accept(fit);
        return new Rendered(new RawString(ALLOWED.sanitize(RENDERER.render(document))), fit.images);
    }

    /** Makes a document fit for a page that has a heading of its own and loads nothing. */
    private static final class Fit extends AbstractVisitor {

        private static final int LOWEST = 6;
        private int images;

        @Override
        public void visit(Heading heading) {
            heading.setLevel(Math.min(LOWEST, heading.getLevel() + 1));
            visitChildren(heading);
        }

        /** Why and How to apply stand on lines of their own in the file, so they do on the page. */
        @Override
        public void visit(SoftLineBreak end) {
            if (end.getNext() instanceof StrongEmphasis) {
                end.insertBefore(new HardLineBreak());
                end.unlink();
            }
        }

        @Override
        public void visit(Image image) {
            images++;
            visitChildren(image);
            if (image.getFirstChild() == null) {
                image.appendChild(new Text(image.getDestination()));
            }
            var link = new Link(image.getDestination(), image.getTitle());
            if (!isInLink(image)) {
                image.insertBefore(link);
            }
            for (var child = image.getFirstChild(); child != null; child = image.getFirstChild()) {
                if (link.getParent() == null) {
                    image.insertBefore(child);
                } else {
                    link.appendChild(child);
                }
            }
            image.unlink();
        }

        private static boolean isInLink(Node node) {
            for (var up = node.getParent(); up != null; up = up.getParent()) {
                if (up instanceof Link) {
                    return true;
                }
            }
            return false;
        }
    }
}
