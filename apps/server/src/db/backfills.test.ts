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
      ('00000000-0000-4000-8000-00000000000a', 'half-way', '${begun}', null)
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
