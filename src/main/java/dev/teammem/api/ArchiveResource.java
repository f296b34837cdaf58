package dev.teammem.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.teammem.access.CallerOfRequest;
import dev.teammem.access.MemberStore;
import dev.teammem.access.TokenScope;
import dev.teammem.archive.Export;
import dev.teammem.archive.Import;
import dev.teammem.archive.ImportReport;
import dev.teammem.archive.ImportReport.Result;
import dev.teammem.db.Database;
import dev.teammem.problem.FindingJson;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestQuery;

import java.util.List;
import java.util.Locale;

@Path("/api/projects/{project}")
class ArchiveResource {

    private static final String ZIP = "application/zip";

    private final CallerOfRequest request;
    private final Database database;
    private final MemberStore members;
    private final Import importing;
    private final Export export;

    ArchiveResource(CallerOfRequest request, Database database, MemberStore members, Import importing, Export export) {
        this.request = request;
        this.database = database;
        this.members = members;
        this.importing = importing;
        this.export = export;
    }

    record ImportJson(long applied, long proposed, long unchanged, long refused, List<ItemJson> items) {
        static ImportJson of(ImportReport report) {
            return new ImportJson(
                    report.count(Result.REMEMBERED),
                    report.count(Result.PROPOSED),
                    report.count(Result.UNCHANGED),
                    report.count(Result.REFUSED),
                    report.items().stream().map(ItemJson::of).toList());
        }
    }

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record ItemJson(String path, String outcome, Integer revision, List<FindingJson> findings) {
        static ItemJson of(ImportReport.Item item) {
            return new ItemJson(
                    item.path(),
                    item.result().name().toLowerCase(Locale.ROOT),
                    item.revision() == 0 ? null : Integer.valueOf(item.revision()),
                    FindingJson.of(item.findings()));
        }
    }

    @GET
    @Path("/export")
    @RolesAllowed(TokenScope.MAY_READ)
    @Produces(ZIP)
    @Operation(summary = "All I may read of the project, byte for byte, as a zip file")
    public Response export(String project, @Context HttpHeaders headers) {
        var id = Given.project(project);
        return Response.ok(export.zip(request.caller(), id, Machine.of(headers)), ZIP)
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + id + "-memory.zip\"")
                .build();
    }

    @POST
    @Path("/import")
    @RolesAllowed(TokenScope.MAY_WRITE)
    @Consumes({ZIP, MediaType.APPLICATION_OCTET_STREAM})
    @Operation(summary = "Bring in a memory directory as a zip file; a bad file refuses itself alone")
    public ImportJson bringIn(
            String project,
            @RestQuery @DefaultValue("false") boolean dryRun,
            @Context HttpHeaders headers,
            byte[] archive) {
        var caller = request.caller();
        var id = Given.project(project);
        database.read(tx -> members.membership(tx, caller, id));
        return ImportJson.of(importing.run(caller, id, Machine.of(headers), archive, dryRun));
    }
}
