package dev.teammem.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.teammem.memory.Finding;

import java.util.List;

/** A finding as programs read it; line and column are left out where they make no sense. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record FindingJson(
        String gate,
        String rule,
        String severity,
        String field,
        Integer line,
        Integer column,
        String message,
        String remedy) {

    public static FindingJson of(Finding finding) {
        return new FindingJson(
                finding.gate().word(),
                finding.rule(),
                finding.severity().word(),
                finding.field(),
                finding.line() == 0 ? null : Integer.valueOf(finding.line()),
                finding.column() == 0 ? null : Integer.valueOf(finding.column()),
                finding.message(),
                finding.remedy());
    }

    public static List<FindingJson> of(List<Finding> findings) {
        return findings.stream().map(FindingJson::of).toList();
    }
}
