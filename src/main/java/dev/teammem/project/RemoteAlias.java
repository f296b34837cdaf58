package dev.teammem.project;

import java.net.IDN;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A git remote in the one spelling that all its spellings share: {@code host/path}, the host in lower case, without
 * scheme, user info, port, {@code .git} and trailing slashes; a remote on this machine is {@code file:/path}.
 */
public record RemoteAlias(String value) {

    private static final int LONGEST = 1_000;
    private static final Pattern URL = Pattern.compile(
            "(?i)(?:git\\+)?(?:https?|ssh|git)://(?:[^/@]*@)?(\\[[^\\]]+\\]|[^/:@\\[\\]]+)(?::\\d*)?/(.+)");
    private static final Pattern LOCAL = Pattern.compile("(?i)(?:file://(?:localhost)?)?(/[^:]*)");
    private static final Pattern SCP = Pattern.compile("(?:[^/@:]+@)?(\\[[^\\]]+\\]|[^/:@\\[\\]]{2,}):(?!:|//)(.+)");
    private static final Pattern HOST = Pattern.compile("[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\\[[0-9a-f:.]+\\]");

    /** Reads a remote as git would take it; empty when it names no repository. */
    public static Optional<RemoteAlias> parse(String remote) {
        var text = remote.strip();
        if (text.isEmpty() || text.length() > LONGEST || text.chars().anyMatch(Character::isISOControl)) {
            return Optional.empty();
        }
        var url = URL.matcher(text);
        if (url.matches()) {
            return hosted(url.group(1), url.group(2));
        }
        var local = LOCAL.matcher(text);
        if (local.matches()) {
            return Optional.of(path(local.group(1)))
                    .filter(path -> !path.isEmpty())
                    .map(path -> new RemoteAlias("file:/" + path));
        }
        var scp = SCP.matcher(text);
        return scp.matches() ? hosted(scp.group(1), scp.group(2)) : Optional.empty();
    }

    /** The last segment of the path: what people call the repository. */
    public String repository() {
        return value.substring(value.lastIndexOf('/') + 1);
    }

    private static Optional<RemoteAlias> hosted(String writtenHost, String writtenPath) {
        var host = ascii(writtenHost);
        var path = path(writtenPath);
        if (path.isEmpty() || !HOST.matcher(host).matches()) {
            return Optional.empty();
        }
        return Optional.of(new RemoteAlias(host + "/" + path));
    }

    private static String ascii(String host) {
        var lower = host.toLowerCase(Locale.ROOT);
        if (lower.startsWith("[")) {
            return lower;
        }
        try {
            return IDN.toASCII(lower, IDN.ALLOW_UNASSIGNED);
        } catch (IllegalArgumentException noHostName) {
            return "";
        }
    }

    private static String path(String written) {
        var path = written.replaceAll("[?#].*$", "").replaceAll("/{2,}", "/").replaceAll("^/|/$", "");
        return path.replaceAll("\\.git$", "").replaceAll("/$", "");
    }

    @Override
    public String toString() {
        return value;
    }
}
