import type { WordBoardReplay, WordBoardSeat } from "@saywell/contract";

/** How all stood after a turn, as the scores show it; 0 is before the first, and the last how it ended. */
export function seatsAt({ players, turns }: WordBoardReplay, at: number): WordBoardSeat[] {
  const isLast = at === turns.length;
  const scores = new Map(turns[at - 1]?.scores.map(({ userId, score }) => [userId, score]));
  const now = players.map((player) => ({
    ...player,
    score: isLast ? player.score : (scores.get(player.userId) ?? 0),
  }));
  return now.map(({ userId, userName, isBot, score, rank }) => ({
    userId,
    userName,
    isBot,
    score,
    rank: isLast ? rank : 1 + now.filter((each) => each.score > score).length,
    presence: "HERE",
    tileCount: 0,
    isPlaying: false,
    timeLeftMs: null,
  }));
}

export const rowsAt = ({ turns, size }: WordBoardReplay, at: number): string[] =>
  turns[at - 1]?.rows ?? Array<string>(size).fill(".".repeat(size));
