import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { migrate } from "./migrate";
import { type Database, openDatabase } from "./open-database";

/** A database of 0022, in which looks at reports were counted in a table of their own. */
let target: TestDatabase;
let opened: Database;
let older: string;
const id = (who: string) => `00000000-0000-4000-8000-00000000000${who}`;
const [teacher, mia, ben, ada, kept, lost] = ["a", "b", "c", "d", "e", "f"].map(id);
const at = "2026-01-05T10:00:00.000Z";

beforeAll(async () => {
  target = await createTestDatabase();
  opened = openDatabase(target);
  await opened.pool.query("drop schema public cascade; create schema public");
  older = await mkdtemp(join(tmpdir(), "migrations-to-0022-"));
  await cp(fileURLToPath(new URL("./migrations", import.meta.url)), older, {
    recursive: true,
    filter: (path) => !/^\d{4}/.test(basename(path)) || basename(path) < "0023",
  });
  await migrate(opened.pool, older);
  await opened.pool.query(`
    insert into account (id, name, role, age_band) values
      ('${teacher}', 'Tom', 'TEACHER', 'ADULT'), ('${mia}', 'Mia', 'LEARNER', 'UNDER_13'),
      ('${ben}', 'Ben', 'LEARNER', 'UNKNOWN'), ('${ada}', 'Ada', 'LEARNER', 'ADULT');
    insert into report (id, source, reason, created_at, reporter_id, about_id) values
      ('${kept}', 'PERSON', 'RUDE', '${at}', '${ada}', '${mia}'),
      ('${lost}', 'PERSON', 'SPAM', '${at}', '${ben}', '${ada}');
    insert into report_look (report_id, account_id, looked_at) values
      ('${kept}', '${teacher}', '${at}'), ('${lost}', '${teacher}', '${at}');
    insert into audit_entry (at, actor_id, action, about_id, details) values
      ('${at}', '${teacher}', 'child-data-read', '${mia}', '{"what": "reports", "reportIds": ["${kept}"]}');
  `);
  await migrate(opened.pool);
});
afterAll(async () => {
  await opened.close();
  await target.drop();
  await rm(older, { recursive: true, force: true });
});

test("looks at reports that the log does not have go there, and none is doubled", async () => {
  const { rows } = await opened.pool.query(
    "select at, actor_id, about_id, details from audit_entry where action = 'child-data-read' order by id",
  );
  const look = { at: new Date(at), actor_id: teacher };
  expect(rows).toEqual([
    { ...look, about_id: mia, details: { what: "reports", reportIds: [kept] } },
    { ...look, about_id: ben, details: { what: "reports", reportIds: [lost] } },
  ]);
});
