/** At most so many lessons are beside each other, where there is room. */
const longestRow = 5;

/** How many lessons each row of a path has: as even as can be, so that no row is nearly empty. */
export function stopsInRow(count: number): number {
  const rows = Math.ceil(count / longestRow);
  return Math.ceil(count / Math.max(rows, 1));
}

export interface PathPlace {
  /** From 1, as CSS counts. */
  row: number;
  column: number;
  /** Where the line goes on to the next stop; null from the last one. */
  turn: "right" | "left" | "down-right" | "down-left" | null;
}

/** Where the stop at an index stands: each second row runs back, as a line that is written on does. */
export function placeOnPath(index: number, count: number): PathPlace {
  const columns = stopsInRow(count);
  const row = Math.floor(index / columns);
  const inRow = index % columns;
  const runsBack = row % 2 === 1;
  const isRowEnd = inRow === columns - 1;
  const sideways = runsBack ? "left" : "right";
  return {
    row: row + 1,
    column: runsBack ? columns - inRow : inRow + 1,
    turn: index === count - 1 ? null : isRowEnd ? `down-${sideways}` : sideways,
  };
}
