import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { tableOwners } from "./table-owners";
import { tablesNamedIn } from "./testing/tables-named-in";

const src = fileURLToPath(new URL("..", import.meta.url));

/** Whose SQL it is, by its folder: a feature, or a part that owns no table. */
function sourcesOf(folder: string): { path: string; owner: string; source: string }[] {
  return readdirSync(join(src, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !/\.test\.ts$|(?:^|\/)testing\//.test(name))
    .map((name) => {
      const path = relative(src, join(src, folder, name));
      const source = readFileSync(join(src, path), "utf8");
      return { path, owner: folder === "features" ? path.split("/")[1]! : folder, source };
    });
}

const sources = ["features", "live", "http", "observability", "adapters", "boot"].flatMap(
  sourcesOf,
);
const named = sources.map(({ path, owner, source }) => ({
  path,
  owner,
  tables: tablesNamedIn(source),
}));

const isStore = (path: string): boolean => path.endsWith(".store.ts");

describe("a table", () => {
  test("is named in SQL by the feature that owns it alone", () => {
    const foreign = named.flatMap(({ path, owner, tables }) =>
      [...tables]
        .filter((table) => tableOwners[table as keyof typeof tableOwners] !== owner)
        .map((table) => `${path}: ${table}`),
    );
    expect(foreign).toEqual([]);
  });

  test("is named in stores alone, where it can be seen who asks for what", () => {
    const elsewhere = named.filter(({ path, tables }) => tables.size > 0 && !isStore(path));
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });

  test("is named by its owner, or it would be in the wrong hands", () => {
    const seen = new Set(
      named.flatMap(({ owner, tables }) => [...tables].map((table) => `${owner}: ${table}`)),
    );
    const unnamed = Object.entries(tableOwners)
      .filter(([table, owner]) => !seen.has(`${owner}: ${table}`))
      .map(([table]) => table);
    expect(unnamed).toEqual([]);
  });
});

describe("the tables that a source names", () => {
  const backtick = "`";
  const raw = (text: string) => `await sql${backtick}${text}${backtick}.execute(db);`;
  test.each<[string, string, string[]]>([
    ["are read from", 'db.selectFrom("account").select("id")', ["account"]],
    ["are read under another name", 'db\n  .selectFrom("account as author")', ["account"]],
    ["are read together", 'db.selectFrom(["room", "account as author"])', ["room", "account"]],
    [
      "are joined",
      'query.leftJoin("room_member as mine", "mine.room_id", "room.id")',
      ["room_member"],
    ],
    [
      "are joined in a callback",
      'query.innerJoin("account", (join) => join.on(sql`true`))',
      ["account"],
    ],
    [
      "are written",
      'tx.insertInto("sanction"); tx.updateTable("report"); tx.deleteFrom("follow")',
      ["sanction", "report", "follow"],
    ],
    ["stand in raw SQL", raw("select 1 from account join room as r on true"), ["account", "room"]],
    [
      "stand in a list",
      raw("select 1 from account a, room as r, session where true"),
      ["account", "room", "session"],
    ],
    [
      "are written in raw SQL",
      raw("insert into saved_word select 1; update account set level = 1; delete from session"),
      ["saved_word", "account", "session"],
    ],
    [
      "stand in a query inside another",
      raw("select ${when ? sql`(select 1 from follow)` : sql``} from room"),
      ["follow", "room"],
    ],
    ["are quoted", raw('select 1 from "account"'), ["account"]],
    ["are named by hand", 'sql`select 1 from ${sql.table("account")}`', ["account"]],
  ])("%s", (_, source, tables) => {
    expect([...tablesNamedIn(source)].toSorted()).toEqual(tables.toSorted());
  });

  test.each<[string, string]>([
    ["in a comment", '// db.selectFrom("account")\n/* from account */'],
    ["in a comment in SQL", raw("select 1 -- from account")],
    ["by a name that a statement gives", raw("with session as (select 1) select 1 from session")],
    ["in a sentence", 'refuse("conflict", "You are not from account 1.")'],
    [
      "as what is joined under its name",
      'query.innerJoin(cards(db).as("account"), "account.id", "room.owner_id")',
    ],
    ["as a column", raw("select account, room.id from ${rows} as room")],
  ])("are not those %s", (_, source) => {
    expect([...tablesNamedIn(source)]).toEqual([]);
  });
});
