package dev.teammem.access;

/** The cookie that holds the id of a browser session. */
public final class BrowserCookie {

    public static final String NAME = "teammem_session";

    private BrowserCookie() {}
}
