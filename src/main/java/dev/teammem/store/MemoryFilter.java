package dev.teammem.store;

/**
 * Which memories a list shows; an empty text leaves its column alone.
 *
 * @param words text that name, description or content must hold, Latin letters in either case
 * @param finding the gravest severity ({@code error}, {@code warning}, {@code info}, {@code none})
 */
public record MemoryFilter(String type, String words, String author, String origin, String finding) {

    public static final MemoryFilter ALL = new MemoryFilter("", "", "", "", "");
}
