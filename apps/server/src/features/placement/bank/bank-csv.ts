import { type ItemParameters, parameterProblem } from "@saywell/adaptive-test";
import { idMaxLength } from "@saywell/contract/constants";
import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { readItem } from "./csv-item";
import {
  changedColumns,
  type Column,
  columns,
  requiredColumns,
  type Row,
  rowOf,
  type RowProblem,
} from "./csv-row";
import type { BankItem, OwnItem } from "./item-bank";

/** What is wrong with a file, placed for whoever wrote it. Lines count from 1. */
export interface CsvProblem {
  line: number;
  column: string;
  reason: string;
}
export const describeCsvProblem = ({ line, column, reason }: CsvProblem): string =>
  `line ${line}, ${column}: ${reason}`;

/** A row that can be taken in: new parameters, and the item itself when it is the school's own. */
export interface ImportedRow {
  id: string;
  parameters: ItemParameters;
  item: OwnItem | null;
}

/** An item that is there already. */
export interface KnownItem {
  item: Pick<BankItem, "text" | "passage" | "model">;
  isShipped: boolean;
}

/**
 * Reads a bank from CSV text. `find` knows the items that there are already: of the shipped ones
 * only the parameters change, other rows bring an item of their own. Either every row is right, or
 * all that is wrong is told.
 */
export function readBankCsv(
  text: string,
  find: (id: string) => KnownItem | undefined,
): { rows: ImportedRow[] } | { problems: CsvProblem[] } {
  const records = readRecords(text);
  if ("problems" in records) return records;
  const problems: CsvProblem[] = [];
  const rows: ImportedRow[] = [];
  const lineOf = new Map<string, number>();
  for (const { line, row } of records.rows) {
    const found = readRow(row, find(row.id));
    const earlier = lineOf.get(row.id);
    if (earlier !== undefined)
      found.problems.push(["id", `"${row.id}" is on line ${earlier} already`]);
    lineOf.set(row.id, earlier ?? line);
    for (const [column, reason] of found.problems) problems.push({ line, column, reason });
    rows.push(found.imported);
  }
  return problems.length > 0 ? { problems } : { rows };
}

function readRecords(
  text: string,
): { rows: { line: number; row: Row }[] } | { problems: CsvProblem[] } {
  const at = (line: number, column: string, reason: string) => ({
    problems: [{ line, column, reason }],
  });
  try {
    const records = parse(text, {
      bom: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      // What a row leaves out at its end is empty; what it has too much is a mistake.
      relax_column_count_less: true,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    const [header, ...rest] = records;
    if (header === undefined) return at(1, "file", "is empty");
    const names = header.record.map((name) => name.toLowerCase());
    const unknown = names.find(
      (name) => name !== "" && !(columns as readonly string[]).includes(name),
    );
    if (unknown !== undefined) return at(1, "header", `"${unknown}" is no column of a bank`);
    const missing = requiredColumns.filter((name) => !names.includes(name));
    if (missing.length > 0) return at(1, "header", `has no column ${missing.join(", ")}`);
    return {
      rows: rest.map(({ info, record }) => {
        // The parser counts to the last line of a row, and a quoted text may run over several.
        const line = info.lines - record.join("").split("\n").length + 1;
        const value = (name: Column) => record[names.indexOf(name)] ?? "";
        const row = Object.fromEntries(columns.map((name) => [name, value(name)])) as Row;
        return { line, row };
      }),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { lines?: number };
    return at(lines ?? 1, "row", error.message.replace(/\s+at line \d+$/, ""));
  }
}

/** Control characters, and what stands for letters of a file that is not in UTF-8. */
const unstorable = /[^\P{Cc}\t\r\n]|\uFFFD/u;

function readRow(
  row: Row,
  known: KnownItem | undefined,
): { imported: ImportedRow; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  if (!/^[A-Za-z0-9][\w.-]*$/.test(row.id) || row.id.length > idMaxLength)
    problems.push(["id", `must be letters, digits, dots and hyphens, at most ${idMaxLength}`]);
  for (const column of columns)
    if (unstorable.test(row[column])) problems.push([column, "has a character that is no text"]);
  const number = (column: "a" | "b" | "c"): number => {
    const value = row[column] === "" ? Number.NaN : Number(row[column]);
    if (Number.isNaN(value)) problems.push([column, `"${row[column]}" is not a number`]);
    return value;
  };
  const parameters = { a: number("a"), b: number("b"), c: number("c") };
  for (const column of ["a", "b", "c"] as const) {
    const harmless = { a: 1, b: 0, c: 0, [column]: parameters[column] };
    const problem = Number.isNaN(parameters[column]) ? null : parameterProblem(harmless);
    if (problem !== null) problems.push([column, problem]);
  }
  const before = known && rowOf(known.item);
  if (known?.isShipped === true && before !== undefined) {
    for (const column of ["skill", "level"] as const)
      if (row[column].toLowerCase() !== before[column].toLowerCase())
        problems.push([column, `is ${before[column]} for this item, not "${row[column]}"`]);
    for (const column of changedColumns(row, before))
      problems.push([
        column,
        "differs from the item that comes with Saywell. Leave it empty, or give your item an id of its own",
      ]);
    return { imported: { id: row.id, parameters, item: null }, problems };
  }
  const { item, problems: wrong } = readItem(row, before);
  return { imported: { id: row.id, parameters, item }, problems: [...problems, ...wrong] };
}

/** The whole bank as CSV, the parameters as they stand. */
export function writeBankCsv(items: readonly BankItem[]): string {
  return stringify(items.map(rowOf), { header: true, columns });
}
