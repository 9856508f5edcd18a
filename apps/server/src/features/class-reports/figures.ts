import type { FigurePiece, ReportPeriod } from "@saywell/contract";
import type { Facts } from "./report-facts";
import type { Days } from "./period";

/** What a figure is made of. */
export interface MadeOfFigure {
  title: string;
  /** How the figure comes from its pieces. */
  rule: string;
  pieces: FigurePiece[];
  /** Where it is about some days of the report only. */
  days?: Days;
}

/** A piece as its figure knows it: whose it is stands beside it once, by name. */
export type Piece = Omit<FigurePiece, "userName">;

/** By name, then by day. */
export function inOrder({ students }: Facts, pieces: readonly Piece[]): FigurePiece[] {
  const place = new Map(students.map(({ id }, index) => [id, index]));
  return pieces
    .toSorted(
      (one, other) =>
        place.get(one.userId)! - place.get(other.userId)! ||
        (one.day ?? "9").localeCompare(other.day ?? "9"),
    )
    .map((piece) => ({ ...piece, userName: students[place.get(piece.userId)!]!.name }));
}

export const daysOf = ({ period }: Facts, days?: Days): ReportPeriod => ({
  from: days?.from ?? period.from,
  to: days?.to ?? period.to,
  timeZone: period.timeZone,
});

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Rows by what they have in common, in the order in which each first came. */
export function groupedBy<Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
