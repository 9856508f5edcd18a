import type { GameFigures } from "./class-games-needs";

const hour = 3_600_000;
/** After the last thing that happened in a game which was begun. */
const idle = 24 * hour;
/** A game that is made for a lesson of the week after next is there for it. */
const unplayed = 14 * 24 * hour;

/** When a game closes by itself that its teacher does not close, should nothing more happen in it. */
export function closesAt(
  createdAt: Date,
  { lastAt, matches, phase }: Pick<GameFigures, "lastAt" | "matches" | "phase">,
): Date {
  const isBegun = matches > 0 || phase !== "WAITING";
  return new Date((lastAt ?? createdAt).getTime() + (isBegun ? idle : unplayed));
}

/** No game closes by itself now that was made after this. */
export const closesNoSooner = (now: Date): Date => new Date(now.getTime() - idle);
