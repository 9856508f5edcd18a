import { type ItemParameters, parameterProblem } from "@saywell/adaptive-test";
import type { CompiledItem } from "@saywell/content/answers";
import { levelTests, levelTestSkills } from "@saywell/contract";
import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import type { BankItem } from "./item-bank";

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
  item: CompiledItem | null;
}

const required = ["id", "a", "b", "c", "skill", "level", "text"] as const;
const optional = ["test", "type", "options", "answers"] as const;
const columns = [...required, ...optional];
type Column = (typeof columns)[number];
type Row = Record<Column, string>;
/** Between options and between answers in one field. */
const separator = "|";

/**
 * Reads a bank from CSV text. `find` knows the items that there are already: of the shipped ones
 * only the parameters change, other rows bring an item of their own. Either every row is right, or
 * all that is wrong is told.
 */
export function readBankCsv(
  text: string,
  find: (id: string) => { item: CompiledItem; isShipped: boolean } | undefined,
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
    const missing = required.filter((name) => !names.includes(name));
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

type RowProblem = [column: Column, reason: string];

function readRow(
  row: Row,
  known: { item: CompiledItem; isShipped: boolean } | undefined,
): { imported: ImportedRow; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  if (!/^[A-Za-z0-9][\w.-]{0,99}$/.test(row.id))
    problems.push(["id", "must be letters, digits, dots and hyphens, at most 100"]);
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
  if (known?.isShipped === true) {
    for (const column of ["skill", "level"] as const)
      if (row[column].toLowerCase() !== known.item[column].toLowerCase())
        problems.push([column, `is ${known.item[column]} for this item, not "${row[column]}"`]);
    return { imported: { id: row.id, parameters, item: null }, problems };
  }
  const { item, problems: wrong } = readItem(row, known?.item);
  return { imported: { id: row.id, parameters, item }, problems: [...problems, ...wrong] };
}

const listOf = (field: string): string[] =>
  field
    .split(separator)
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** An item of the school's own. What a row leaves out of an item that is known stays as it was. */
function readItem(
  row: Row,
  before: CompiledItem | undefined,
): { item: CompiledItem; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const oneOf = <T extends string>(column: Column, value: string, values: readonly T[]): T => {
    const found = values.find((each) => each.toLowerCase() === value.toLowerCase());
    if (found === undefined) problems.push([column, `"${value}" is none of ${values.join(", ")}`]);
    return found ?? values[0]!;
  };
  const tests = Object.keys(levelTests) as (keyof typeof levelTests)[];
  const testType = oneOf("test", row.test || before?.testType || "adult", tests);
  const skill = oneOf(
    "skill",
    row.skill,
    levelTestSkills.filter((each) => each !== "writing"),
  );
  const level = oneOf("level", row.level, levelTests[testType].levels);
  const options = row.options === "" ? (before?.options ?? []) : listOf(row.options);
  const accepted = row.answers === "" ? (before?.accepted ?? []) : listOf(row.answers);
  const type = oneOf("type", row.type || (options.length > 0 ? "multiple_choice" : "fill_blank"), [
    "multiple_choice",
    "fill_blank",
  ]);
  if (row.text === "") problems.push(["text", "is empty"]);
  if (row.text.length > 4000) problems.push(["text", "is longer than 4,000 characters"]);
  if (accepted.length === 0) problems.push(["answers", "has no right answer"]);
  if (type === "multiple_choice") {
    if (options.length < 2) problems.push(["options", "has fewer than two options"]);
    if (new Set(options.map((each) => each.toLowerCase())).size < options.length)
      problems.push(["options", "has an option twice"]);
    for (const answer of options.length < 2 ? [] : accepted)
      if (!options.includes(answer)) problems.push(["answers", `"${answer}" is no option`]);
    if (accepted.length > 1) problems.push(["answers", "has more than one right option"]);
  } else if (row.text.split("___").length !== 2)
    problems.push(["text", "must have one gap, written ___"]);
  return {
    item: {
      id: row.id,
      testType,
      skill,
      level,
      type,
      prompt: row.text,
      passageId: null,
      options: type === "multiple_choice" ? options.toSorted() : [],
      accepted,
      rationale: "",
      writing: null,
    },
    problems,
  };
}

/** The whole bank as CSV, the parameters as they stand. Tasks for writing keep their lists to themselves. */
export function writeBankCsv(items: readonly BankItem[]): string {
  return stringify(
    items.map(({ text, passage, model }) => {
      const { id, skill, level, testType: test, type, prompt, options, accepted } = text;
      const { a, b, c } = model;
      const before = passage?.text ?? passage?.lines?.map(({ says }) => says).join(" ");
      return {
        id,
        a,
        b,
        c,
        skill,
        level,
        test,
        type,
        text: before === undefined ? prompt : `${before}\n\n${prompt}`,
        options: options.join(separator),
        answers: accepted.join(separator),
      };
    }),
    { header: true, columns, cast: { number: (value) => String(Number(value.toFixed(4))) } },
  );
}
