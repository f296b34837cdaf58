package dev.teammem.api;

import dev.teammem.testing.Bearer;
import dev.teammem.testing.Memories;
import dev.teammem.testing.People;
import dev.teammem.testing.RawHttp;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

/** Addresses that mean something else to another reader, and names that no file may have. Nothing is ever saved there. */
@QuarkusTest
class BadPathTest {

    @Inject
    People people;

    @Inject
    Snapshot snapshots;

    private Bearer ines;
    private String project;
    private String home;
    private Snapshot.State before;

    @BeforeEach
    void aTeamWithOneMemory() {
        ines = people.person("ines");
        project = people.project(ines);
        home = "/api/projects/" + project + "/";
        ines.saves(home + "team/a.md", Memories.reference("Grafana"));
        before = snapshots.of(project, ines);
    }

    @AfterEach
    void nothingChanged() {
        assertThat(snapshots.of(project, ines)).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "private/../team/a.md",
                "private/./a.md",
                "private/..",
                "private/%2e%2e/team/a.md",
                "private/%2E%2E/team/a.md",
                "private/.%2e/team/a.md",
                "private/%252e%252e/team/a.md",
                "private/..%2fteam/a.md",
                "private/..%2Fteam%2Fa.md",
                "private/..%5cteam/a.md",
                "private/a.md;v=1",
                "private;x/a.md",
                "private/a%3b.md",
                "private/a.md%00.png",
                "private//a.md",
                "/private/a.md",
                "private/a%c0%ae%2e.md"
            })
    void anAmbiguousPathIs400WhateverTheMethod(String path) {
        for (var method : List.of("GET", "PUT", "DELETE")) {
            var answer = RawHttp.send(method, home + path, headers(), Memories.reference("Kibana"));

            assertThat(answer.status()).as(method).isEqualTo(400);
            Snapshot.assertProblem(400, answer.contentType(), answer.body());
        }
    }

    /** These are no addresses at all; the HTTP layer turns them away itself. */
    @ParameterizedTest
    @ValueSource(strings = {"private/..\\team\\a.md", "private/a%.md", "private/a%zz.md", "private/a%2"})
    void whatIsNoAddressIs400(String path) {
        assertThat(RawHttp.send("PUT", home + path, headers(), Memories.reference("Kibana"))
                        .status())
                .isEqualTo(400);
        assertThat(RawHttp.send("GET", home + path, headers(), "").status()).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "private/MEMORY.md",
                "private/memory.md",
                "private/notes/MEMORY.md",
                "private/%EF%BC%ADEMORY.md",
                "team/MEMORY.md",
                "agents/explorer/user/memory.md",
                "private/team/x.md",
                "private/TEAM/x.md",
                "private/%EF%BD%94eam/x.md",
                "private/Agents/x.md",
                "private/logs/2026/x.md",
                "private/CON.md",
                "team/nul.md",
                "team/com1.txt.md",
                "private/.hidden.md",
                "private/a/.b/x.md",
                "private/a./x.md",
                "private/a.md/x.md",
                "private/a/b/c/d/x.md",
                "private/a%20b.md",
                "private/a%0ab.md",
                "private/a%E2%80%8Bb.md",
                "private/a%E2%80%AEb.md",
                "private/e%CC%81.md",
                "private/%ff.md"
            })
    void aNameThatNoFileMayHaveIsRefusedByItsField(String path) {
        var answer = RawHttp.send("PUT", home + path, headers(), Memories.reference("Kibana"));

        assertThat(answer.status()).isEqualTo(422);
        Snapshot.assertProblem(422, answer.contentType(), answer.body());
        assertThat(answer.body()).contains("\"field\":\"file\"").contains("\"gate\":\"form\"");
    }

    @Test
    void aNameOf200BytesIsTheLongest() {
        var longest = "team/" + "a".repeat(197) + ".md";

        assertThat(RawHttp.send(
                                "PUT",
                                home + "team/" + "a".repeat(198) + ".md",
                                headers(),
                                Memories.reference("Kibana"))
                        .status())
                .isEqualTo(422);
        assertThat(RawHttp.send("PUT", home + longest + "?dryRun=true", headers(), Memories.reference("Kibana"))
                        .status())
                .isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"private/a.txt", "private/a", "private/", "secret/a.md", "agents/explorer/galaxy/a.md"})
    void whereNoMemoryCanBeThereIsNothing(String path) {
        var answer = RawHttp.send("PUT", home + path, headers(), Memories.reference("Kibana"));

        assertThat(answer.status()).isIn(404, 405);
        Snapshot.assertProblem(answer.status(), answer.contentType(), answer.body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"agents/%20/user/a.md", "agents/a..b/user/a.md", "agents/.x/user/a.md"})
    void whatIsNoAgentTypeIsRefused(String path) {
        var answer = RawHttp.send("PUT", home + path, headers(), Memories.reference("Kibana"));

        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.body()).contains("\"field\":\"agent\"");
    }

    private List<String> headers() {
        return List.of("Authorization: " + ines.header(), "Content-Type: text/markdown", "Teammem-Machine: desk");
    }
}
