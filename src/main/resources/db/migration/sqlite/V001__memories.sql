-- The first schema: people, projects, credentials, memories with all their revisions, audit.
-- Times are milliseconds since 1970 UTC, flags 0 or 1, so that the same SQL reads them in every database.

create table users (
    id         text   not null primary key,
    name       text   not null,
    admin      integer not null default 0,
    created_at bigint not null
);

create table projects (
    id         text   not null primary key,
    name       text   not null,
    created_by text   not null references users (id),
    created_at bigint not null
);

create table remote_aliases (
    alias      text not null primary key,
    project_id text not null references projects (id)
);
create index remote_aliases_by_project on remote_aliases (project_id);

create table members (
    project_id text not null references projects (id),
    user_id    text not null references users (id),
    role       text not null,
    primary key (project_id, user_id)
);
create index members_by_user on members (user_id);

-- A token or link is known by its SHA-256 alone; the secret is shown once and never stored.
create table tokens (
    id         text   not null primary key,
    hash       text   not null unique,
    user_id    text   not null references users (id),
    name       text   not null,
    kind       text   not null,
    scopes     text   not null,
    projects   text   not null,
    created_at bigint not null,
    expires_at bigint not null,
    revoked    integer not null default 0
);
create index tokens_by_user on tokens (user_id);

create table sign_in_links (
    hash       text   not null primary key,
    user_id    text   not null references users (id),
    expires_at bigint not null,
    used       integer not null default 0
);

create table browser_sessions (
    hash       text   not null primary key,
    user_id    text   not null references users (id),
    expires_at bigint not null
);

-- One row per directory that was ever written to. index_lines and index_bytes are the size of its whole index, kept
-- current by every write so that no save has to count; changes is what caches compare.
create table directories (
    id           integer not null primary key,
    key          text    not null unique,
    kind         text    not null,
    project_id   text    references projects (id),
    owner        text    references users (id),
    agent        text    not null default '',
    machine      text    not null default '',
    changes      bigint  not null default 0,
    index_lines  integer not null default 0,
    index_bytes  integer not null default 0,
    hand_written text    not null default ''
);
create index directories_by_project on directories (project_id);

-- The current state of every file name. The newest revision holds the same text again, so that a read of what is served
-- is one row and history stays append-only. listed: live and not superseded, so that it stands in the index.
create table memories (
    directory_id integer not null references directories (id),
    file         text    not null,
    folded       text    not null,
    revision     integer not null,
    state        text    not null,
    type         text    not null,
    name         text    not null,
    description  text    not null,
    digest       text    not null,
    listed       integer not null,
    index_bytes  integer not null,
    author       text    not null,
    origin       text    not null,
    session      text    not null,
    reason       text    not null,
    modified     bigint  not null,
    saved        bigint  not null,
    severity     text    not null,
    findings     text    not null,
    content      text    not null,
    primary key (directory_id, file)
);
create unique index memories_without_case on memories (directory_id, folded) where state = 'live';
create index memories_by_digest on memories (directory_id, digest);
create index memories_newest on memories (directory_id, state, modified);

create table revisions (
    directory_id integer not null,
    file         text    not null,
    revision     integer not null,
    act          text    not null,
    author       text    not null,
    origin       text    not null,
    session      text    not null,
    reason       text    not null,
    modified     bigint  not null,
    saved        bigint  not null,
    findings     text    not null,
    content      text    not null,
    primary key (directory_id, file, revision),
    foreign key (directory_id, file) references memories (directory_id, file)
);

-- Which live memory replaces which file; rows go when the successor is forgotten.
create table supersessions (
    directory_id integer not null references directories (id),
    file         text    not null,
    superseded   text    not null,
    primary key (directory_id, file, superseded)
);
create index supersessions_by_superseded on supersessions (directory_id, superseded, file);

-- Who did what, through which credential; never any text of a memory.
create table audit (
    id         integer not null primary key,
    at         bigint  not null,
    actor      text    not null,
    kind       text    not null,
    act        text    not null,
    project_id text    not null default '',
    target     text    not null default '',
    revision   integer not null default 0
);
create index audit_by_project on audit (project_id, id);
