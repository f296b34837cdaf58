package dev.teammem.api;

import dev.teammem.problem.Problem;
import jakarta.ws.rs.core.HttpHeaders;

import java.util.regex.Pattern;

/** The machine a request speaks of: the header {@code Teammem-Machine}. */
final class Machine {

    private static final Pattern FORM = Pattern.compile("[\\p{L}\\p{N}._-]{1,100}");

    private Machine() {}

    /** Its name, empty where the header is missing. */
    static String of(HttpHeaders headers) {
        var name = headers.getHeaderString("Teammem-Machine");
        if (name == null) {
            return "";
        }
        if (!FORM.matcher(name).matches()) {
            throw Problem.malformed("Teammem-Machine has 1 to 100 letters, digits, '.', '_' or '-'.")
                    .thrown();
        }
        return name;
    }
}
