import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { migrate } from "./migrate";
import { type Database, openDatabase } from "./open-database";

/** A database of 0007 with rows in it is brought up to date: what becomes of the rows. */

const begun = "2026-01-05T10:00:00.000Z";
const again = "2026-01-06T10:00:00.000Z";
const saved = "2026-01-07T10:00:00.000Z";

let target: TestDatabase;
let opened: Database;
let older: string;

beforeAll(async () => {
  target = await createTestDatabase();
  opened = openDatabase(target);
  await opened.pool.query("drop schema public cascade; create schema public");
  older = await mkdtemp(join(tmpdir(), "migrations-to-0007-"));
  await cp(fileURLToPath(new URL("./migrations", import.meta.url)), older, {
    recursive: true,
    filter: (path) => !/^\d{4}/.test(basename(path)) || basename(path) < "0008",
  });
  await migrate(opened.pool, older);
  await opened.pool.query(`
    insert into account (id, name) values
      ('00000000-0000-4000-8000-00000000000a', 'Ana'),
      ('00000000-0000-4000-8000-00000000000b', 'Ben');
    insert into account (id, name, email, password_hash) values
      ('00000000-0000-4000-8000-00000000000c', 'Cay', 'cay@example.org', 'hash');
    insert into lesson_progress
      (account_id, lesson_id, progress, completed_at, best_quiz_score, updated_at)
    select ('00000000-0000-4000-8000-00000000000' || who)::uuid, lesson, progress, completed, score, saved
    from (values
      ('a', 'done-once',     100.0, '${again}'::timestamptz, 30, '${saved}'::timestamptz),
      ('a', 'done-better',   100.0, '${again}', 45, '${saved}'),
      ('a', 'quiz-for-all',  100.0, '${again}', 90, '${saved}'),
      ('a', 'never-paid',    100.0, '${again}', 10, '${saved}'),
      ('a', 'half-way',       40.0, null,        0, '${saved}'),
      ('a', 'only-opened',     0.0, null,        0, '${saved}'),
      ('b', 'done-once',      70.0, null,        0, '${saved}')
    ) as place (who, lesson, progress, completed, score, saved);
    insert into ledger_entry (account_id, kind, source, xp) values
      ('00000000-0000-4000-8000-00000000000a', 'lesson-completed', 'done-once', 110),
      ('00000000-0000-4000-8000-00000000000a', 'lesson-completed', 'done-better', 100),
      ('00000000-0000-4000-8000-00000000000a', 'lesson-improved', 'done-better:45', 25),
      ('00000000-0000-4000-8000-00000000000a', 'lesson-completed', 'quiz-for-all', 60),
      ('00000000-0000-4000-8000-00000000000a', 'daily-goal', 'never-paid', 20);
    insert into lesson_attempt (account_id, lesson_id, started_at, completed_at) values
      ('00000000-0000-4000-8000-00000000000a', 'done-once', '${begun}', '${again}'),
      ('00000000-0000-4000-8000-00000000000a', 'done-once', '${saved}', null),
      ('00000000-0000-4000-8000-00000000000a', 'half-way', '${begun}', null);
    insert into shield (account_id, against_id, kind, created_at) values
      ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b', 'BLOCK', '${begun}'),
      ('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000a', 'MUTE', '${again}');
    insert into room (name, type, category, max_participants, partner_id) values
      ('Alone', 'CHAT', 'GENERAL', 2, null),
      ('With Ben', 'CHAT', 'GENERAL', 2, '00000000-0000-4000-8000-00000000000b');
    insert into session (token_hash, account_id, created_at, expires_at) values
      ('long', '00000000-0000-4000-8000-00000000000a', '${begun}', '2027-01-05T10:00:00Z'),
      ('short', '00000000-0000-4000-8000-00000000000a', '${begun}', '${again}');
    insert into report (source, reason, created_at, reporter_id, about_id) values
      ('PERSON', 'RUDE', '${begun}', null, '00000000-0000-4000-8000-00000000000b'),
      ('PERSON', 'RUDE', '${begun}', '00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'),
      ('PERSON', 'RUDE', '${begun}', '00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000b');
    insert into level_test_session
      (test_type, seed, pace, question_limit, started_at, listed, walk)
    values
      ('adult', 1, '1.5', 20, '${begun}', '{}', 'ADAPTIVE'),
      ('junior', 2, 'practice', 20, '${begun}', '{}', 'LISTED'),
      ('oet', 3, default, 20, '${begun}', '{}', null)
  `);
  await migrate(opened.pool);
});
afterAll(async () => {
  await opened.close();
  await target.drop();
  await rm(older, { recursive: true });
});

async function placeOf(name: string, lesson: string) {
  const { rows } = await opened.pool.query(
    `select place.* from lesson_progress as place
     join account on account.id = place.account_id
     where account.name = $1 and lesson_id = $2`,
    [name, lesson],
  );
  return rows[0];
}

describe("0008 takes what the ledger paid for a completed lesson as paid", () => {
  test.each([
    ["done-once", 80, "the entry less the quiz"],
    ["done-better", 80, "all entries of the lesson less the best quiz"],
    ["quiz-for-all", 0, "never below nothing"],
  ])("%s: its dialogue has paid %i XP, %s", async (lesson, dialogueXp) => {
    const { dialogue_xp, paid_at } = await placeOf("Ana", lesson);
    expect({ dialogue_xp, paid_at: paid_at.toISOString() }).toEqual({
      dialogue_xp: dialogueXp,
      paid_at: again,
    });
  });

  test.each([
    ["Ana", "never-paid"],
    ["Ana", "half-way"],
    ["Ana", "only-opened"],
    // Ana was paid for it, and Ben was not.
    ["Ben", "done-once"],
  ])("and nothing where it paid nothing: %s, %s", async (name, lesson) => {
    expect(await placeOf(name, lesson)).toMatchObject({ dialogue_xp: 0, paid_at: null });
  });
});

test("0008 takes whoever is in the middle of a lesson as having opened it", async () => {
  const { rows } = await opened.pool.query(
    `select name, lesson_id, opened_at, rises, parts
     from lesson_visit join account on account.id = account_id order by name`,
  );
  const visit = { opened_at: new Date(saved), rises: 1, parts: [] };
  expect(rows).toEqual([
    { name: "Ana", lesson_id: "half-way", ...visit },
    { name: "Ben", lesson_id: "done-once", ...visit },
  ]);
});

test.each([
  ["Ana", "done-once", begun, "its first attempt"],
  ["Ana", "half-way", begun, "an attempt that is still open"],
  ["Ana", "never-paid", again, "its completion, where no attempt is kept"],
  ["Ben", "done-once", saved, "what was last saved of it, where it is not completed either"],
])("0009: %s began %s at %s, with %s", async (name, lesson, at) => {
  expect((await placeOf(name, lesson)).begun_at.toISOString()).toBe(at);
});

test.each([
  ["0022 takes whoever is gone as having had an account", null, false],
  ["0016 knows who has no account that they could log in to", "Ana", true],
  ["0025 ranks whoever never proved an address with guests", "Cay", true],
])("of reports, %s", async (_, name, isFromUnproved) => {
  const { rows } = await opened.pool.query(
    `select is_from_unproved as "isFromUnproved"
     from report left join account on account.id = reporter_id
     where account.name is not distinct from $1`,
    [name],
  );
  expect(rows).toEqual([{ isFromUnproved }]);
});

describe("0010 renames tables and columns and keeps what is in them", () => {
  test.each([
    [
      "blocks and mutes",
      `select own.name, other.name as against, kind, block_or_mute.created_at as at
       from block_or_mute
       join account as own on own.id = account_id join account as other on other.id = against_id
       order by own.name`,
      [
        { name: "Ana", against: "Ben", kind: "BLOCK", at: new Date(begun) },
        { name: "Ben", against: "Ana", kind: "MUTE", at: new Date(again) },
      ],
    ],
    [
      "the practice partners of rooms",
      `select room.name, account.name as partner
       from room left join account on account.id = practice_partner_id order by room.name`,
      [
        { name: "Alone", partner: null },
        { name: "With Ben", partner: "Ben" },
      ],
    ],
    [
      "how much time placement tests have, and how their questions are chosen",
      `select test_type, time_allowance, question_order from level_test_session order by test_type`,
      [
        { test_type: "adult", time_allowance: "1.5", question_order: "ADAPTIVE" },
        { test_type: "junior", time_allowance: "practice", question_order: "LISTED" },
        { test_type: "oet", time_allowance: "1", question_order: null },
      ],
    ],
  ])("%s", async (_what, query, rows) => {
    expect((await opened.pool.query(query)).rows).toEqual(rows);
  });

  test("and their constraints and indexes, which have the new names too", async () => {
    const { rows } = await opened.pool.query(`
      select name from (
        select conname as name from pg_constraint
        where connamespace = 'public'::regnamespace
        union
        select indexname from pg_indexes where schemaname = 'public'
      ) as named
      where name ~ 'shield|room_partner|pace|walk'
        or name ~ 'block_or_mute|practice_partner|time_allowance|question_order'
        and name !~ '_not_null$' -- which only PostgreSQL 18 names
      order by name collate "C"`);
    expect(rows.map(({ name }) => name)).toEqual([
      "block_or_mute_account_id_fkey",
      "block_or_mute_against",
      "block_or_mute_against_id_fkey",
      "block_or_mute_check",
      "block_or_mute_kind_check",
      "block_or_mute_pkey",
      "level_test_session_question_order_check",
      "level_test_session_time_allowance_check",
      "room_practice_partner_id_fkey",
    ]);
  });
});

test("0021 has sessions of a year end after 180 days, and none later than it would", async () => {
  const { rows } = await opened.pool.query("select expires_at from session order by token_hash");
  expect(rows.map(({ expires_at }) => expires_at.toISOString())).toEqual([
    "2026-07-04T10:00:00.000Z",
    again,
  ]);
});
