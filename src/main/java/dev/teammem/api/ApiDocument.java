package dev.teammem.api;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.PathItem.HttpMethod;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;
import org.eclipse.microprofile.openapi.models.responses.APIResponses;
import org.eclipse.microprofile.openapi.models.security.SecurityScheme;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Completes the API document where the scanner is blind: path parameters that a resource inherits, the preconditions of
 * writes, the bearer scheme, and that every failure is a problem.
 */
@OpenApiFilter(OpenApiFilter.RunStage.BUILD)
public final class ApiDocument implements OASFilter {

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)}");
    private static final String BEARER = "bearer";

    @Override
    public void filterOpenAPI(OpenAPI document) {
        document.getComponents().setSecuritySchemes(Map.of(BEARER, bearer()));
        document.getPaths()
                .getPathItems()
                .forEach((path, item) ->
                        item.getOperations().forEach((method, operation) -> complete(path, method, operation)));
    }

    private static void complete(String path, HttpMethod method, Operation operation) {
        operation.setSecurity(List.of(OASFactory.createSecurityRequirement().addScheme(BEARER)));
        var parameters = operation.getParameters() == null
                ? new ArrayList<Parameter>()
                : new ArrayList<>(operation.getParameters());
        var placeholders = PLACEHOLDER.matcher(path);
        while (placeholders.find()) {
            addMissing(parameters, placeholders.group(1), Parameter.In.PATH);
        }
        var writesFile = path.contains("{file}") && method != HttpMethod.GET;
        if (writesFile) {
            addMissing(parameters, "If-Match", Parameter.In.HEADER);
        }
        if (writesFile && method == HttpMethod.PUT) {
            addMissing(parameters, "If-None-Match", Parameter.In.HEADER);
        }
        if (path.contains("/agents/") || path.endsWith("port")) {
            addMissing(parameters, "Teammem-Machine", Parameter.In.HEADER);
        }
        operation.setParameters(parameters);
        describeProblems(operation.getResponses());
    }

    private static void describeProblems(APIResponses responses) {
        responses.addAPIResponse(
                "401", OASFactory.createAPIResponse().description("No token, or one that is good no more"));
        responses.addAPIResponse(
                "403", OASFactory.createAPIResponse().description("The token or the role does not reach"));
        responses.getAPIResponses().forEach((status, response) -> {
            if (status.startsWith("4")) {
                response.setContent(problem());
            }
        });
        responses.setDefaultValue(OASFactory.createAPIResponse()
                .description("Why it was not done, and what to do (RFC 9457)")
                .content(problem()));
    }

    private static void addMissing(List<Parameter> parameters, String name, Parameter.In in) {
        if (parameters.stream().noneMatch(each -> name.equals(each.getName()))) {
            parameters.add(OASFactory.createParameter()
                    .name(name)
                    .in(in)
                    .required(in == Parameter.In.PATH)
                    .schema(OASFactory.createSchema().addType(Schema.SchemaType.STRING)));
        }
    }

    private static SecurityScheme bearer() {
        return OASFactory.createSecurityScheme()
                .type(SecurityScheme.Type.HTTP)
                .scheme("bearer")
                .description("A token tm_…, made with 'teammem token new' or POST /api/tokens.");
    }

    private static Content problem() {
        var problem = OASFactory.createSchema()
                .addType(Schema.SchemaType.OBJECT)
                .addProperty("type", OASFactory.createSchema().addType(Schema.SchemaType.STRING))
                .addProperty("title", OASFactory.createSchema().addType(Schema.SchemaType.STRING))
                .addProperty("status", OASFactory.createSchema().addType(Schema.SchemaType.INTEGER))
                .addProperty("detail", OASFactory.createSchema().addType(Schema.SchemaType.STRING));
        return OASFactory.createContent()
                .addMediaType(
                        "application/problem+json", OASFactory.createMediaType().schema(problem));
    }
}
