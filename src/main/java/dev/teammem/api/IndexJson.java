package dev.teammem.api;

import dev.teammem.index.IndexReport;

import java.util.List;

/** An index and its truncation report as programs read it. */
record IndexJson(
        String scope,
        String text,
        int lineCount,
        int byteCount,
        boolean wasLineTruncated,
        boolean wasByteTruncated,
        List<String> dropped) {

    static IndexJson of(IndexReport report) {
        return new IndexJson(
                report.scope().word(),
                report.text(),
                report.lineCount(),
                report.byteCount(),
                report.wasLineTruncated(),
                report.wasByteTruncated(),
                report.dropped());
    }
}
