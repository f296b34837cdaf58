package dev.teammem;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.teammem.project.Caller;
import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

/** Holds the shape of the code: packages by feature, imports only downwards, each library in its home. */
class ArchitectureTest {

    private static final String BASE = "dev.teammem.";

    /** Lowest first. A new package is a word here; a forgotten one is a red test. */
    private static final List<Set<String>> LEVELS = List.of(
            Set.of("project", "memory", "clock", "db"),
            Set.of("audit"),
            Set.of("frontmatter", "screening", "access", "store"),
            Set.of("remember", "index"),
            Set.of("prompt", "proposal"),
            Set.of("archive"),
            Set.of("problem"),
            Set.of("api", "web", "cli", "ops"));

    private static final Map<String, Set<String>> ALLOWED_SIDEWAYS = Map.of("memory", Set.of("project"));

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.teammem");

    @Test
    void packagesImportOnlyDownwards() {
        for (var level = 0; level < LEVELS.size(); level++) {
            for (var name : LEVELS.get(level)) {
                noClasses()
                        .that()
                        .resideInAPackage(BASE + name + "..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(forbidden(level, name))
                        .because(name + " is on level " + level
                                + ": it may import from lower levels, never from its own or above")
                        .check(CLASSES);
            }
        }
    }

    @Test
    void everyPackageHasALevel() {
        var known = new TreeSet<String>();
        LEVELS.forEach(known::addAll);
        var found = new TreeSet<String>();
        CLASSES.forEach(each -> found.add(topPackage(each)));
        assertThat(found).as("packages below dev.teammem").isEqualTo(known);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching(BASE + "(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void onlyProposalCallsRemember() {
        noClasses()
                .that()
                .resideOutsideOfPackages(BASE + "proposal..", BASE + "remember..")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName(BASE + "remember.Remember")
                .because("Submit is the only door for a write")
                .check(CLASSES);
    }

    @Test
    void everyLibraryHasAHome() {
        home("java.sql..", BASE + "db..", BASE + "store..", BASE + "access..");
        home("javax.sql..", BASE + "db..");
        home("org.jdbi..", BASE + "db..", BASE + "store..", BASE + "access..", BASE + "audit..");
        home("org.flywaydb..", BASE + "db..");
        home("com.fasterxml.jackson.dataformat..", BASE + "frontmatter..");
        home("jakarta.ws.rs..", BASE + "api..", BASE + "web..", BASE + "problem..");
        home("io.quarkus.qute..", BASE + "web..");
        home("org.commonmark..", BASE + "web..");
        home("org.owasp..", BASE + "web..");
        home("picocli..", BASE + "cli..");
        home("com.github.benmanes..", BASE + "prompt..", BASE + "db..");
    }

    @Test
    void thePoolAndTransactionsBelongToDb() {
        noClasses()
                .that()
                .resideOutsideOfPackage(BASE + "db..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.agroal..", "jakarta.transaction..")
                .because("only db opens transactions")
                .check(CLASSES);
    }

    @Test
    void theLowestValuesKnowTheJdkAlone() {
        classes()
                .that()
                .resideInAnyPackage(BASE + "memory..", BASE + "project..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", BASE + "memory..", BASE + "project..")
                .check(CLASSES);
    }

    @Test
    void timeAndIdsAreHandedIn() {
        noClasses()
                .should()
                .callMethod(Instant.class, "now")
                .orShould()
                .callMethod(LocalDate.class, "now")
                .orShould()
                .callMethod(UUID.class, "randomUUID")
                .orShould()
                .callMethod(System.class, "getenv", String.class)
                .because("a Clock is injected, so that tests can set it")
                .check(CLASSES);
    }

    @Test
    void nobodyPrintsToTheConsoleBehindTheLog() {
        noClasses()
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethod(Throwable.class, "printStackTrace")
                .check(CLASSES);
    }

    @Test
    void everyMethodThatReadsOrWritesMemoriesAsksForTheCaller() {
        methods()
                .that()
                .arePublic()
                .and()
                .areDeclaredInClassesThat()
                .resideInAPackage(BASE + "store..")
                .and()
                .areDeclaredInClassesThat(DescribedPredicate.describe(
                        "talk to the database",
                        each -> each.getSimpleName().endsWith("Store")
                                || each.getSimpleName().equals("MemoryList")))
                .should(takeACaller())
                .because("scope is enforced in the store; there is no caller that sees everything")
                .check(CLASSES);
    }

    private static ArchCondition<JavaMethod> takeACaller() {
        return new ArchCondition<>("take a Caller") {
            @Override
            public void check(JavaMethod method, ConditionEvents events) {
                var takes = method.getRawParameterTypes().stream().anyMatch(type -> type.isEquivalentTo(Caller.class));
                events.add(new SimpleConditionEvent(method, takes, method.getFullName() + " takes no Caller"));
            }
        };
    }

    private static void home(String library, String... packages) {
        noClasses()
                .that()
                .resideOutsideOfPackages(packages)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .because(library + " has its home in " + String.join(", ", packages))
                .check(CLASSES);
    }

    private static String[] forbidden(int level, String name) {
        var sideways = ALLOWED_SIDEWAYS.getOrDefault(name, Set.of());
        return LEVELS.subList(level, LEVELS.size()).stream()
                .flatMap(Set::stream)
                .filter(other -> !other.equals(name) && !sideways.contains(other))
                .map(other -> BASE + other + "..")
                .toArray(String[]::new);
    }

    private static String topPackage(JavaClass each) {
        var below = each.getPackageName().substring(BASE.length());
        return below.contains(".") ? below.substring(0, below.indexOf('.')) : below;
    }
}
