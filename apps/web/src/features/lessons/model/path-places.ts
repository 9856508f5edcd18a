/** Lessons beside each other where there is room. */
export const stopsInRow = 4;

export interface PathPlace {
  /** From 1, as CSS counts. */
  row: number;
  column: number;
  /** Where the line goes on to the next stop; null from the last one. */
  turn: "right" | "left" | "down-right" | "down-left" | null;
}

/** Where the stop at an index stands: each second row runs back, as a line that is written on does. */
export function placeOnPath(index: number, count: number): PathPlace {
  const row = Math.floor(index / stopsInRow);
  const inRow = index % stopsInRow;
  const runsBack = row % 2 === 1;
  const isRowEnd = inRow === stopsInRow - 1;
  const sideways = runsBack ? "left" : "right";
  return {
    row: row + 1,
    column: runsBack ? stopsInRow - inRow : inRow + 1,
    turn: index === count - 1 ? null : isRowEnd ? `down-${sideways}` : sideways,
  };
}
