import type { WordBoardPlayer } from "./state";

export interface Standing {
  id: string;
  score: number;
  /** 1 for the best, shared by equals. */
  rank: number;
}

/** How players stand, the best first: who has given up their seat is behind all who have not. */
export function standings(
  players: readonly Pick<WordBoardPlayer, "id" | "score" | "presence">[],
): Standing[] {
  const isBefore = (a: Pick<WordBoardPlayer, "score" | "presence">, b: typeof a): boolean =>
    a.presence === "left" || b.presence === "left"
      ? a.presence !== "left" && b.presence === "left"
      : a.score > b.score;
  return players
    .map((player) => ({
      id: player.id,
      score: player.score,
      rank: 1 + players.filter((other) => isBefore(other, player)).length,
    }))
    .toSorted((a, b) => a.rank - b.rank);
}
