import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type pg from "pg";

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  /** The database fills it in when an insert leaves it out. */
  defaulted: boolean;
  /** The database always fills it in, and refuses any other value. */
  generated: boolean;
}

/** How the pool of open-database.ts hands each type over. */
const typeOf: Record<string, string> = {
  _text: "string[]",
  _uuid: "string[]",
  bool: "boolean",
  bytea: "Buffer",
  date: "string",
  float4: "number",
  float8: "number",
  int2: "number",
  int4: "number",
  int8: "number",
  jsonb: "Json",
  numeric: "number",
  text: "string",
  timestamptz: "Date",
  uuid: "string",
};

/** The source text of tables.ts for the database behind the pool. */
export async function renderTableTypes(pool: pg.Pool): Promise<string> {
  const columns = await readColumns(pool);
  const closedSets = await readClosedSets(pool);
  const tables = [...new Set(columns.map((column) => column.table))];

  const interfaces = tables.map((table) => {
    const lines = columns
      .filter((column) => column.table === table)
      .map((column) => renderColumn(column, closedSets.get(`${column.table}.${column.column}`)));
    return `export interface ${interfaceName(table)} {\n${lines.join("")}}\n`;
  });
  const index = tables.map((table) => `  ${table}: ${interfaceName(table)};\n`).join("");
  return `${header}\nexport interface Tables {\n${index}}\n\n${interfaces.join("\n")}`;
}

const header = `// Written by \`npm run db:types\` from the migrated database. Change a migration, never this file.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/**
 * Comes parsed and unchecked; goes in as JSON text, because the driver would take a bare array
 * for a PostgreSQL array.
 */
export type Json = ColumnType<unknown, string, string>;
`;

function renderColumn(column: Column, closedSet: string[] | undefined): string {
  let type = closedSet?.join(" | ") ?? typeOf[column.type];
  if (type === undefined) {
    throw new Error(
      `table-types.ts has no type for ${column.table}.${column.column}: ${column.type}`,
    );
  }
  if (column.nullable) type += " | null";
  if (column.generated) type = `GeneratedAlways<${type}>`;
  else if (column.defaulted) type = type === "Json" ? jsonWithDefault : `Generated<${type}>`;
  return `  ${column.column}: ${type};\n`;
}

const jsonWithDefault = "ColumnType<unknown, string | undefined, string>";

const interfaceName = (table: string): string =>
  `${table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;

async function readColumns(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select c.table_name as "table", c.column_name as "column", c.udt_name as "type",
            c.is_nullable = 'YES' as nullable,
            c.column_default is not null or c.is_identity = 'YES' as defaulted,
            c.is_generated = 'ALWAYS' or c.identity_generation is not distinct from 'ALWAYS' as generated
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'migration'
      order by c.table_name, c.ordinal_position`,
  );
  return rows;
}

/** The columns whose check constraint is one list of texts or numbers, as members of a union. */
async function readClosedSets(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ table: string; definition: string }>(
    `select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
       from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace and cardinality(conkey) = 1`,
  );
  const sets = new Map<string, string[]>();
  for (const { table, definition } of rows) {
    const match = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition);
    if (!match) continue;
    const values = [...match[2]!.matchAll(/'((?:[^']|'')*)'::text|(-?\d+)/g)];
    sets.set(
      `${table}.${match[1]}`,
      values.map(([, text, number]) => number ?? JSON.stringify(text!.replaceAll("''", "'"))),
    );
  }
  return sets;
}

/** As the repository's formatter would leave it. */
export async function formatTypeScript(text: string): Promise<string> {
  const oxfmt = join(
    dirname(createRequire(import.meta.url).resolve("oxfmt/package.json")),
    "bin/oxfmt",
  );
  const formatter = spawn(process.execPath, [oxfmt, "--stdin-filepath=tables.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  formatter.stdin.end(text);
  let formatted = "";
  for await (const chunk of formatter.stdout.setEncoding("utf8")) formatted += chunk;
  if (formatted === "") throw new Error(`The formatter refuses this:\n${text}`);
  return formatted;
}
