import type { TakenTurn, WordBoardState } from "@saywell/contract";
import type { ChallengeRule } from "@saywell/contract/constants";
import { type BoardTable, judgeHand } from "./board-table";

const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? "" : "s"}`;

/**
 * What somebody did in a turn: `Anna played QUIET for 42 points.`
 *
 * @param nameOf what a seat is called in a sentence
 * @param challenge by which rule; null where that does not matter
 */
export function sayTurn(
  turn: TakenTurn,
  nameOf: (id: string) => string,
  challenge: ChallengeRule | null,
): string {
  const name = nameOf(turn.userId);
  const word = turn.words[0]?.word ?? "tiles";
  switch (turn.kind) {
    case "PLAYED":
      return [
        `${name} played ${word} for ${counted(turn.score, "point")}.`,
        ...sayChallenge(turn, nameOf, challenge),
      ].join(" ");
    case "WITHDRAWN":
      return `${name} played ${word}. It was challenged and is no word, so it went back.`;
    case "EXCHANGED":
      return `${name} exchanged ${counted(turn.exchangedCount, "tile")}.`;
    default:
      return turn.passReason === "LATE"
        ? `${name} ran out of time.`
        : turn.passReason === "PENALTY"
          ? `${name} challenged a good word and missed a turn.`
          : `${name} passed.`;
  }
}

/** What came of it that a word was challenged which is one. */
export function sayChallenge(
  { kind, userId, challengerId }: TakenTurn,
  nameOf: (id: string) => string,
  challenge: ChallengeRule | null,
): string[] {
  if (kind !== "PLAYED" || challengerId === null) return [];
  const name = nameOf(userId);
  return [
    `${nameOf(challengerId)} challenged it. It is a good word.`,
    ...(challenge === "FIVE_POINT" ? [`${name} ${name === "You" ? "get" : "gets"} 5 points.`] : []),
  ];
}

type Named = Pick<WordBoardState, "seats">;

/** What a seat is called in a sentence. */
export const nameIn = ({ seats }: Named, id: string, userId: string): string =>
  id === userId ? "You" : (seats.find((seat) => seat.userId === id)?.userName ?? "Somebody");

/** What has just happened and what comes now, for who does not see the board. */
export function announce(state: WordBoardState, userId: string): string {
  if (state.phase !== "PLAYING") return "";
  const last = state.turns.at(-1);
  const nameOf = (id: string): string => nameIn(state, id, userId);
  const said = last === undefined ? "" : sayTurn(last, nameOf, state.challenge);
  const next = state.mine.mustAgree
    ? "The last tiles are on the board. Agree, or challenge the word."
    : state.mine.isMyTurn
      ? "It is your turn."
      : state.turnUserId === null
        ? ""
        : `${nameOf(state.turnUserId)} is playing.`;
  const rest = `${counted(state.tilesRemaining, "tile")} remaining.`;
  return [said, next, rest].filter((sentence) => sentence !== "").join(" ");
}

/** What the tiles that one has laid come to, for who does not see them. */
export function sayLaid({ state, hand }: Pick<BoardTable, "state" | "hand">): string {
  const last = hand.laid.at(-1);
  if (last === undefined) return "";
  const judged = judgeHand(state, hand);
  const placed = `${last.letter} placed.`;
  const words = judged.ok ? judged.play.words.filter(({ word }) => word.length > 1) : [];
  if (!judged.ok || words.length === 0) return placed;
  const named = words.map(({ word }) => word).join(", ");
  return `${placed} ${named}: ${counted(judged.play.score, "point")}.`;
}

/** All words through a cell: across and down, or in a game without crossings the ones that were laid there. */
export function wordsThrough(
  { rows, preset, turns }: Pick<WordBoardState, "rows" | "preset" | "turns">,
  { row, col }: { row: number; col: number },
): string[] {
  if (preset === "STARTER") {
    const turn = turns.find(
      ({ kind, placedTiles }) =>
        kind === "PLAYED" && placedTiles.some((tile) => tile.row === row && tile.col === col),
    );
    return turn?.words.map(({ word }) => word) ?? [];
  }
  const down = rows.map((line) => line.charAt(col)).join("");
  return [lineAt(rows[row] ?? "", col), lineAt(down, row)].filter((word) => word.length > 1);
}

function lineAt(line: string, at: number): string {
  const start = line.lastIndexOf(".", at) + 1;
  const end = line.indexOf(".", at);
  return line.slice(start, end === -1 ? undefined : end).toUpperCase();
}

/** Minutes and seconds of a clock: `2:05`, and `-0:10` in overtime. */
export function sayClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const left = Math.abs(seconds);
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return seconds < 0 ? `-${text}` : text;
}
