package dev.teammem.memory;

import dev.teammem.project.ProjectId;
import dev.teammem.project.UserId;

/** Where the memories of one owner live. Always reached through a project, whose membership opens it. */
public sealed interface Directory {

    /** The project it is reached through. */
    ProjectId project();

    Scope scope();

    /** Names the directory in the store: equal for equal directories, whatever project they are reached through. */
    String key();

    /** The folder below {@code memory/} that stands for this directory in paths, exports and imports. */
    String folder();

    default String pathOf(MemoryName file) {
        return folder() + file.path();
    }

    /** The memories of one user about one project. */
    record Private(ProjectId project, UserId owner) implements Directory {
        @Override
        public Scope scope() {
            return Scope.PRIVATE;
        }

        @Override
        public String key() {
            return "private/" + project + "/" + owner;
        }

        @Override
        public String folder() {
            return "";
        }
    }

    /** The memories that all members of a project share. */
    record Team(ProjectId project) implements Directory {
        @Override
        public Scope scope() {
            return Scope.TEAM;
        }

        @Override
        public String key() {
            return "team/" + project;
        }

        @Override
        public String folder() {
            return "team/";
        }
    }

    /** What a type of agent learned for one user, in every project. */
    record AgentOfUser(ProjectId project, AgentType agent, UserId owner) implements Directory {
        @Override
        public Scope scope() {
            return Scope.PRIVATE;
        }

        @Override
        public String key() {
            return "agent-user/" + owner + "/" + agent;
        }

        @Override
        public String folder() {
            return "agents/" + agent + "/user/";
        }
    }

    /** What a type of agent learned about one project, shared by its members. */
    record AgentOfProject(ProjectId project, AgentType agent) implements Directory {
        @Override
        public Scope scope() {
            return Scope.TEAM;
        }

        @Override
        public String key() {
            return "agent-project/" + project + "/" + agent;
        }

        @Override
        public String folder() {
            return "agents/" + agent + "/project/";
        }
    }

    /** What a type of agent learned about one user's machine, within a project. */
    record AgentOfMachine(ProjectId project, AgentType agent, UserId owner, String machine) implements Directory {
        @Override
        public Scope scope() {
            return Scope.PRIVATE;
        }

        @Override
        public String key() {
            return "agent-local/" + project + "/" + owner + "/" + machine + "/" + agent;
        }

        @Override
        public String folder() {
            return "agents/" + agent + "/local/";
        }
    }

    /** Whether the user may open it once a member of the project. */
    default boolean opensFor(UserId user) {
        if (this instanceof Private mine) {
            return mine.owner().equals(user);
        }
        if (this instanceof AgentOfUser mine) {
            return mine.owner().equals(user);
        }
        if (this instanceof AgentOfMachine mine) {
            return mine.owner().equals(user);
        }
        return this instanceof Team || this instanceof AgentOfProject;
    }
}
