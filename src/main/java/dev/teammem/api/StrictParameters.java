package dev.teammem.api;

import dev.teammem.problem.Problem;
import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.Provider;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.function.Function;

/**
 * Reads flags and numbers of a request. The framework takes {@code dryRun=1} for false, and then what was meant as a
 * rehearsal would write; a number that is none would be a 404.
 */
@Provider
class StrictParameters implements ParamConverterProvider {

    @Override
    @SuppressWarnings("unchecked")
    public <T> ParamConverter<T> getConverter(Class<T> type, Type generic, Annotation[] annotations) {
        if (type == boolean.class || type == Boolean.class) {
            return (ParamConverter<T>) new Strict<>(false, StrictParameters::flag);
        }
        return type == int.class || type == Integer.class
                ? (ParamConverter<T>) new Strict<>(null, StrictParameters::number)
                : null;
    }

    /** @param absent what a parameter is that was not sent */
    private record Strict<T>(T absent, Function<String, T> reading) implements ParamConverter<T> {
        @Override
        public T fromString(String written) {
            return written == null ? absent : reading.apply(written);
        }

        @Override
        public String toString(T value) {
            return String.valueOf(value);
        }
    }

    private static Boolean flag(String written) {
        return switch (written) {
            case "true" -> true;
            case "false" -> false;
            default ->
                throw Problem.malformed("A flag is true or false, such as dryRun=true.")
                        .thrown();
        };
    }

    private static Integer number(String written) {
        try {
            return Integer.valueOf(written);
        } catch (NumberFormatException e) {
            throw Problem.malformed("A number of the request is none. Send a whole number, such as limit=50.")
                    .thrown();
        }
    }
}
