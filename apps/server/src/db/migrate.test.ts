import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { migrate } from "./migrate";
import { type Database, openDatabase } from "./open-database";

let target: TestDatabase;
let opened: Database;
let directory: string;

beforeEach(async () => {
  target = await createTestDatabase();
  opened = openDatabase(target);
  await opened.pool.query("drop table migration");
  directory = await mkdtemp(join(tmpdir(), "migrations-"));
});
afterEach(async () => {
  await opened.close();
  await target.drop();
  await rm(directory, { recursive: true });
});

const write = (name: string, sql: string): Promise<void> => writeFile(join(directory, name), sql);
const run = (): Promise<string[]> => migrate(opened.pool, directory);
const tableExists = async (name: string): Promise<boolean> =>
  (await opened.pool.query("select to_regclass($1) is not null as found", [name])).rows[0].found;

test("files are applied in the order of their names, each once", async () => {
  await write("0002-b.sql", "alter table fruit add column colour text");
  await write("0001-a.sql", "create table fruit (name text)");
  await write("notes.txt", "not a migration");
  expect(await run()).toEqual(["0001-a.sql", "0002-b.sql"]);
  expect(await run()).toEqual([]);
  await write("0003-c.sql", "alter table fruit add column taste text");
  expect(await run()).toEqual(["0003-c.sql"]);
});

test("migrators that start at once apply each file once between them", async () => {
  await write("0001-a.sql", "create table fruit (name text); select pg_sleep(0.1)");
  await write("0002-b.sql", "insert into fruit values ('apple')");
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat().sort()).toEqual(["0001-a.sql", "0002-b.sql"]);
  expect((await opened.pool.query("select name from fruit")).rows).toEqual([{ name: "apple" }]);
});

test("a file that fails leaves nothing behind, and the next run starts with it", async () => {
  await write("0001-a.sql", "create table fruit (name text)");
  await write("0002-b.sql", "create table bread (name text); select nonsense");
  await expect(run()).rejects.toThrow(
    'Migration 0002-b.sql failed: column "nonsense" does not exist',
  );
  expect([await tableExists("fruit"), await tableExists("bread")]).toEqual([true, false]);
  await write("0002-b.sql", "create table bread (name text)");
  expect(await run()).toEqual(["0002-b.sql"]);
});

test("a file changed after it was applied is refused before anything else happens", async () => {
  await write("0001-a.sql", "create table fruit (name text)");
  await run();
  await write("0001-a.sql", "create table fruit (name text, colour text)");
  await write("0002-b.sql", "create table bread (name text)");
  await expect(run()).rejects.toThrow(
    "Migration 0001-a.sql was changed after this database had it.",
  );
  expect(await tableExists("bread")).toBe(false);
});

test("a file with other line ends is the same file", async () => {
  await write("0001-a.sql", "create table fruit (\n name text\n)");
  await run();
  await write("0001-a.sql", "create table fruit (\r\n name text\r\n)");
  expect(await run()).toEqual([]);
});

test("a database from a newer version is refused", async () => {
  await write("0001-a.sql", "create table fruit (name text)");
  await write("0002-b.sql", "create table bread (name text)");
  await run();
  await rm(join(directory, "0002-b.sql"));
  await expect(run()).rejects.toThrow(
    "migration 0002-b.sql, which this version of Saywell does not know",
  );
});
