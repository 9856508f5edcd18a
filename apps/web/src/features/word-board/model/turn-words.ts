import type { TakenTurn, WordBoardState } from "@saywell/contract";

const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? "" : "s"}`;

/** What somebody did in a turn: `Anna played QUIET for 42 points.` */
export function sayTurn(turn: TakenTurn, name: string): string {
  const [main] = turn.words;
  switch (turn.kind) {
    case "PLAYED":
      return `${name} played ${main?.word ?? "tiles"} for ${counted(turn.score, "point")}.`;
    case "WITHDRAWN":
      return `${name} played ${main?.word ?? "tiles"}. It was challenged and is no word, so it went back.`;
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

type Named = Pick<WordBoardState, "seats">;

/** What a seat is called in a sentence. */
export const nameIn = ({ seats }: Named, id: string, userId: string): string =>
  id === userId ? "You" : (seats.find((seat) => seat.userId === id)?.userName ?? "Somebody");

/** What has just happened and what comes now, for who does not see the board. */
export function announce(state: WordBoardState, userId: string): string {
  if (state.phase !== "PLAYING") return "";
  const last = state.turns.at(-1);
  const said = last === undefined ? "" : sayTurn(last, nameIn(state, last.userId, userId));
  const next = state.mine.mustAgree
    ? "The last tiles are on the board. Agree, or challenge the word."
    : state.mine.isMyTurn
      ? "It is your turn."
      : state.turnUserId === null
        ? ""
        : `${nameIn(state, state.turnUserId, userId)} is playing.`;
  const rest = `${counted(state.tilesRemaining, "tile")} remaining.`;
  return [said, next, rest].filter((sentence) => sentence !== "").join(" ");
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
