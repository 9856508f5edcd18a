import type { BankItem } from "./item-bank";

export const requiredColumns = ["id", "a", "b", "c", "skill", "level", "text"] as const;
/** What an item says of itself, beside its id, its skill and its level. */
export const textColumns = [
  "text",
  "test",
  "type",
  "options",
  "answers",
  "title",
  "passage",
  "transcript",
  "min_words",
  "max_words",
  "points",
  "sample",
] as const;
export const columns = [...requiredColumns, ...textColumns.filter((name) => name !== "text")];
export type Column = (typeof columns)[number];
/** A line of the file: its cells as they are written. */
export type Row = Record<Column, string>;
export type RowProblem = [column: Column, reason: string];

/** Between several things in one cell. */
const separator = "|";
export const join = (parts: readonly string[]): string => parts.join(separator);
export const split = (cell: string): string[] =>
  cell
    .split(separator)
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** An item as the cells of its row. */
export function rowOf({
  text: item,
  passage,
  model,
}: Pick<BankItem, "text" | "passage" | "model">) {
  const { id, skill, level, testType, type, prompt, options, accepted, writing } = item;
  const number = (value: number) => String(Number(value.toFixed(4)));
  return {
    id,
    a: number(model.a),
    b: number(model.b),
    c: number(model.c),
    skill,
    level,
    text: prompt,
    test: testType,
    type,
    options: join(options),
    answers: join(accepted),
    title: passage?.title ?? "",
    passage: passage?.text ?? "",
    transcript: (passage?.lines ?? []).map(({ speaker, says }) => `${speaker}: ${says}`).join("\n"),
    min_words: writing === null ? "" : String(writing.minWords),
    max_words: writing === null ? "" : String(writing.maxWords),
    points: join(
      (writing?.points ?? []).map(({ point, words }) => `${point}: ${words.join(", ")}`),
    ),
    sample: writing?.sample ?? "",
  } satisfies Row;
}

/** Which of the cells that a row fills say something else than the item does. */
export function changedColumns(row: Row, item: Row): Column[] {
  return textColumns.filter((column) => {
    if (row[column] === "") return false;
    return plain(column, row[column]) !== plain(column, item[column]);
  });
}

/** What is the same to whoever reads it, is the same: the order of options, the ends of lines. */
function plain(column: Column, cell: string): string {
  if (column === "options") return join(split(cell).toSorted());
  if (column === "answers") return join(split(cell));
  if (column === "test" || column === "type") return cell.toLowerCase();
  return cell.replaceAll(/\s+/g, " ").trim();
}
