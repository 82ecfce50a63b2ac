"""The tables of the store, version by version. A database of any earlier version is brought up to date at the start.

To add something: append a step to STEPS, never change one. What differs between the databases stands
in braces (`Database.types`).
"""

from __future__ import annotations

from .database import Database, DataError, LostRaceError, NotStoredError, Statement, check_names

FIRST = """
create table if not exists tables (id varchar(32) primary key, version integer not null, listed {boolean} not null,
    running {boolean} not null, address varchar(64) not null, made {real} not null, touched {real} not null,
    body {blob} not null);
create index if not exists ix_tables_listed on tables (listed);
create index if not exists ix_tables_running on tables (running);
create index if not exists ix_tables_address on tables (address);
create index if not exists ix_tables_touched on tables (touched);
create table if not exists links (hash varchar(64) primary key, table_id varchar(32) not null, chair integer not null);
create index if not exists ix_links_table_id on links (table_id);
create table if not exists events (table_id varchar(32) not null, number integer not null, body {blob} not null,
    payload {blob} not null, primary key (table_id, number));
create table if not exists chat (table_id varchar(32) not null, number integer not null, body {blob} not null,
    primary key (table_id, number));
create table meta (name varchar(32) primary key, value varchar(64) not null)
"""
"""What was there before the schema had a number, and the number."""

COUNTED = """
alter table tables add column finished {boolean} not null default {false};
update tables set finished = {is_over};
update tables set touched = 0, made = 0;
insert into meta (name, value) values ('lived', '0')
"""
"""Unfinished tables are counted by address. Times are seconds that servers have run: a wall clock may jump."""

KEPT = """
create table archives (table_id varchar(32) primary key, record_hash varchar(64) not null, body {blob} not null);
create index ix_archives_record_hash on archives (record_hash);
create table blocked (address varchar(64) primary key, reason varchar(200) not null)
"""
"""Finished games with all their views, for when the rules change; and addresses that may not come in."""

VARIED = """
create table variants (digest varchar(32) primary key, body {blob} not null);
create table playtests (id varchar(32) primary key, digest varchar(32) not null, key_hash varchar(64) not null,
    address varchar(64) not null, made {real} not null);
create index ix_playtests_address on playtests (address);
create table opinions (table_id varchar(32) not null, seat integer not null, playtest varchar(32) not null,
    body {blob} not null, primary key (table_id, seat));
create index ix_opinions_playtest on opinions (playtest);
alter table tables add column playtest varchar(32) not null default '';
create index ix_tables_playtest on tables (playtest)
"""
"""Variants by their hash, who uploaded them under which name, and what players thought of them."""

PROFILES = """
alter table links add column river varchar(32) not null default '';
create index ix_links_river on links (river);
create table rivers (id varchar(32) primary key, touched {real} not null);
create table keys (hash varchar(64) primary key, river varchar(32) not null, kind varchar(16) not null,
    body {blob} not null);
create index ix_keys_river on keys (river);
create table river_seats (river varchar(32) not null, table_id varchar(32) not null, chair integer not null,
    primary key (river, table_id, chair));
create index ix_river_seats_table_id on river_seats (table_id);
create table results (table_id varchar(32) primary key, rated {boolean} not null, ended {real} not null,
    body {blob} not null);
create index ix_results_ended on results (ended);
create table turns (table_id varchar(32) primary key, number integer not null, asked {real} not null, due {real},
    seats integer not null);
create index ix_turns_due on turns (due);
create table calls (table_id varchar(32) not null, chair integer not null, hash varchar(64) not null,
    body {blob} not null, primary key (table_id, chair, hash));
create index ix_calls_hash on calls (hash);
create table ratings (player varchar(32) not null, game varchar(40) not null, seats integer not null,
    mu {real} not null, sigma {real} not null, games integer not null, name varchar(24) not null,
    primary key (player, game, seats));
create index ix_ratings_game on ratings (game, seats)
"""
"""What a key opens (its hash alone is kept), results, whose turn it is and since when (by the date), whom to call, and
the ladder."""

STONES = """
create table river_stones (river varchar(32) not null, name varchar(60) not null, score integer not null,
    pebbles integer not null, tries integer not null, reached integer not null, primary key (river, name))
"""
"""What was reached in the daily puzzles, for each profile."""

NOTED = """
create table journal (id {counted} primary key, tables text not null, body {blob} not null)
"""
"""Events that are committed and not filed by table yet (`journal.py`). A row of `events` may carry several since."""

SPENT = """
create table spent (name varchar(64) primary key, until {real} not null)
"""
"""What is good once and was used, as long as it would be good (by the date)."""

STEPS = [FIRST, COUNTED, KEPT, VARIED, PROFILES, STONES, NOTED, SPENT]


async def migrate(database: Database) -> None:
    """Bring the database to the present version, step by step, each in one transaction."""
    while (version := await stored_version(database)) < len(STEPS):
        try:
            await database.commit(_step(database, version + 1))
        except (LostRaceError, NotStoredError):
            if await stored_version(database) <= version:  # otherwise another process was quicker
                raise
    if version > len(STEPS):
        raise DataError(f"this database has schema {version}, made by a newer Riffle: this one leaves it alone")


def _step(database: Database, number: int) -> list[Statement]:
    statements = [Statement(sql) for sql in STEPS[number - 1].format(**database.types).split(";") if sql.strip()]
    if database.shared:  # several processes may start at once
        statements.insert(0, Statement("select pg_advisory_xact_lock(7261)"))
    if number == 1:
        return [*statements, Statement("insert into meta (name, value) values ('schema', '1')")]
    return [*statements, Statement(f"update meta set value = '{number}' where name = 'schema'", one=True)]


async def stored_version(database: Database) -> int:
    if database.shared:
        found = await database.fetch("select table_name from information_schema.tables where table_schema = 'public'")
    else:
        found = await database.fetch("select name from sqlite_master where type = 'table'")
    names = {row[0] for row in found}
    if "meta" in names:
        rows = await database.fetch("select value from meta where name = 'schema'")
        return int(rows[0][0]) if rows else 0
    check_names(names)
    return 0
