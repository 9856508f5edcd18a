import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { openDatabase, type Database } from "./open-database";
import { formatTypeScript, renderTableTypes } from "./table-types";

let target: TestDatabase;
let opened: Database;
beforeEach(async () => {
  target = await createTestDatabase();
  opened = openDatabase(target);
});
afterEach(async () => {
  await opened.close();
  await target.drop();
});

test("tables.ts is what `npm run db:types` would write", async () => {
  const committed = await readFile(fileURLToPath(new URL("./tables.ts", import.meta.url)), "utf8");
  expect(committed).toBe(await formatTypeScript(await renderTableTypes(opened.pool)));
});

test("a column of a type nobody has thought about is refused by name", async () => {
  await opened.pool.query("create table place (here point)");
  await expect(renderTableTypes(opened.pool)).rejects.toThrow("place.here: point");
});

test("a column that is checked against a list gets the list as its type", async () => {
  await opened.pool.query(
    `create table shirt (
       size text not null default 'M' check (size in ('S', 'M', 'driver''s')),
       weeks int check (weeks in (1, 2, 4))
     )`,
  );
  expect(await renderTableTypes(opened.pool)).toContain(
    `export interface ShirtTable {
  size: Generated<"S" | "M" | "driver's">;
  weeks: 1 | 2 | 4 | null;
}
`,
  );
});
