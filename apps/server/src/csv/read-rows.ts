import { CsvError, parse } from "csv-parse";
import { ok, refuse, type Result } from "../refusal";

/** What a file may hold. */
export interface FileShape<Column extends string> {
  columns: readonly Column[];
  required: readonly Column[];
  /** What else people call a column, in small letters with _ for spaces. */
  otherNames?: Readonly<Record<string, Column>>;
  /** Columns of other names are not read, where the file itself is refused otherwise. */
  ignoresOthers?: true;
  mostRows: number;
  /** What is said of a file with more rows than that, and of one with none. */
  tooMany: string;
  empty: string;
}

/** A row of the file as it is written there. */
export interface WrittenRow<Column extends string> {
  /** Where it begins, as an editor counts. */
  line: number;
  cells: Readonly<Record<Column, string>>;
  /** Characters of the whole row. */
  length: number;
  /** Whether something stands where no column is named. */
  hasMore: boolean;
}

/** What a file holds. */
export interface WrittenFile<Column extends string> {
  rows: WrittenRow<Column>[];
  /** Columns that are not read, as they are named there. */
  ignored: string[];
}

/** Characters that are read at once: other calls come in between. */
const portion = 16 * 1024;

/**
 * The rows of a CSV whose first line names its columns. What is wrong with the file as a whole
 * refuses it; what is wrong with a row is judged later.
 */
export async function readRows<Column extends string>(
  csv: string,
  shape: FileShape<Column>,
  breathe: () => Promise<void>,
): Promise<Result<WrittenFile<Column>>> {
  const text = csv.startsWith("\uFEFF") ? csv.slice(1) : csv;
  const strange = text.indexOf("\uFFFD");
  if (strange !== -1) {
    return refuse(
      "invalid-input",
      `Line ${lineAt(text, strange)} has a letter that cannot be read. Save the file as “CSV UTF-8” in your spreadsheet, and choose it again.`,
    );
  }
  const said = /^sep=([;,\t])\r?\n/i.exec(text);
  const body = text.slice(said?.[0].length ?? 0);
  const skipped = said === null ? 0 : 1;
  const delimiter = said?.[1] ?? separatorOf(body);
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ["\r\n", "\n", "\r"],
  });
  const fed = feed(parser, body, breathe);
  const rows: WrittenRow<Column>[] = [];
  let header: Result<HeaderCell<Column>[]> | undefined;
  let line = 1 + skipped;
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      const begins = line;
      line = info.lines + 1 + skipped;
      if (record.every((cell) => cell.trim() === "")) continue;
      if (header === undefined) {
        header = readHeader(record, shape);
        if (!header.ok) return header;
        continue;
      }
      if (rows.length === shape.mostRows) return refuse("invalid-input", shape.tooMany);
      const { value: columns } = header as { value: HeaderCell<Column>[] };
      rows.push(rowOf(record, columns, shape.columns, begins));
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const at = /at line (\d+)/.exec(error.message)?.[1];
    return refuse(
      "invalid-input",
      at === undefined
        ? "This is no CSV file."
        : `Line ${Number(at) + skipped} has a quotation mark that is never closed.`,
    );
  } finally {
    parser.destroy();
    await fed;
  }
  if (rows.length === 0 || header?.ok !== true) return refuse("invalid-input", shape.empty);
  const ignored = header.value.flatMap((each) => each?.ignored ?? []);
  return ok({ rows, ignored });
}

/** A column of the shape, one that is not read, or one without a name. */
type HeaderCell<Column extends string> =
  | { column: Column; ignored?: undefined }
  | { column: null; ignored: string }
  | null;

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

/** Hands a text over in portions. */
async function feed(
  parser: ReturnType<typeof parse>,
  text: string,
  breathe: () => Promise<void>,
): Promise<void> {
  for (let at = 0; at < text.length && !parser.destroyed; at += portion) {
    const goesOn = parser.write(text.slice(at, at + portion));
    await breathe();
    if (!goesOn) await drained(parser);
  }
  if (!parser.destroyed) parser.end();
}

const drained = (parser: ReturnType<typeof parse>): Promise<void> =>
  new Promise((resolve) => {
    if (parser.destroyed || !parser.writableNeedDrain) return resolve();
    const done = (): void => {
      for (const event of ["drain", "close", "error"]) parser.off(event, done);
      resolve();
    };
    for (const event of ["drain", "close", "error"]) parser.on(event, done);
  });

/** Spreadsheets write a semicolon where the comma is in numbers. */
function separatorOf(text: string): string {
  const [first = ""] = text.trimStart().split(/[\r\n]/, 1);
  const counts = [",", ";", "\t"].map((sign) => ({ sign, times: first.split(sign).length }));
  return counts.toSorted((a, b) => b.times - a.times)[0]!.sign;
}

function readHeader<Column extends string>(
  record: readonly string[],
  { columns: known, required, otherNames = {}, ignoresOthers }: FileShape<Column>,
): Result<HeaderCell<Column>[]> {
  const columns: HeaderCell<Column>[] = [];
  for (const cell of record) {
    const written = cell.trim();
    const name = written
      .toLowerCase()
      .replaceAll(/[\s-]+/g, "_")
      .replace(/^e_mail$/, "email");
    const column =
      known.find((each) => each === name) ??
      (Object.hasOwn(otherNames, name) ? otherNames[name] : undefined);
    if (column === undefined) {
      if (written === "") columns.push(null);
      else if (ignoresOthers) columns.push({ column: null, ignored: shortly(written) });
      else {
        return refuse(
          "invalid-input",
          `There is no column “${shortly(written)}”. The first line names the columns: ${known.join(", ")}.`,
        );
      }
      continue;
    }
    if (columns.some((each) => each?.column === column)) {
      return refuse("invalid-input", `The column ${column} is there twice.`);
    }
    columns.push({ column });
  }
  const missing = required.find((column) => !columns.some((each) => each?.column === column));
  return missing === undefined
    ? ok(columns)
    : refuse(
        "invalid-input",
        `The column ${missing} is missing. The first line names the columns: ${known.join(", ")}.`,
      );
}

function rowOf<Column extends string>(
  record: readonly string[],
  columns: readonly HeaderCell<Column>[],
  known: readonly Column[],
  line: number,
): WrittenRow<Column> {
  const cells = Object.fromEntries(known.map((column) => [column, ""])) as Record<Column, string>;
  let hasMore = false;
  let length = 0;
  for (const [place, cell] of record.entries()) {
    const head = columns[place] ?? null;
    if (head?.ignored !== undefined) continue;
    length += cell.length;
    if (head !== null) cells[head.column] = cell.trim();
    else if (cell.trim() !== "") hasMore = true;
  }
  return { line, cells, length, hasMore };
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split(/\r\n|\n|\r/).length;

const shortly = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
