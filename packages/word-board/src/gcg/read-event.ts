import { type Board, cellIndex, emptyCell } from "../board/board";
import type { Layout } from "../rules/layouts";
import type { GcgEvent, GcgMove } from "./gcg-game";
import { cellAfter, cellName, readPosition, type WrittenPlay } from "./position";

/** What an event is read with. */
export interface EventContext {
  nicks: readonly string[];
  /** As it lies before the event. */
  board: Board;
  layout: Layout;
}

const someTiles = /^[A-Za-z?]+$/;

/**
 * Reads a line such as `>nick: RACK 8D WORD +22 22`, or says what is wrong with it. What stands after
 * the total is left out: some programs list other words of the play there.
 *
 * @param line without spaces around it
 */
export function readEvent(line: string, context: EventContext): GcgEvent | string {
  // A nick may have a colon itself, where a space follows the last one.
  const parts = /^>\s*(\S+):(?=\s|$)(.*)$/s.exec(line) ?? /^>\s*([^\s:]+)\s*:(.*)$/s.exec(line);
  if (parts === null) return `An event begins with ">", a player's nick and a colon.`;
  const nick = playerNamed(parts[1]!, context.nicks);
  if (nick === null) return `There is no player "${parts[1]!}".`;
  const tokens = parts[2]!.split(/\s+/).filter((token) => token !== "");
  const rack = tokens[0] !== undefined && someTiles.test(tokens[0]) ? tokens.shift()! : "";
  const read = readMove(tokens, context);
  if (typeof read === "string") return read;
  const { move, rest } = read;
  const [score, total] = rest.map(readPoints);
  if (score === undefined || total === undefined) return "The score or the total is missing.";
  if (score === null) return `The score "${rest[0]!}" is no number.`;
  if (total === null) return `The total "${rest[1]!}" is no number.`;
  // What Quackle writes for the next rack of a player who has no turn after a challenge.
  const isUnknown = move.kind === "challenge" && rack === "UNKNOWN";
  return {
    ...(move.kind === "end-points" && isPenalty(rack, score)
      ? { kind: "end-penalty" as const, tiles: move.tiles }
      : move),
    nick,
    rack: isUnknown ? "" : rack.toUpperCase(),
    score,
    total,
  };
}

/** One's own tiles take points, and stand on one's rack. */
const isPenalty = (rack: string, score: number): boolean =>
  score < 0 || (score === 0 && rack !== "");

function playerNamed(nick: string, nicks: readonly string[]): string | null {
  if (nicks.includes(nick)) return nick;
  const alike = nicks.filter((each) => each.toLowerCase() === nick.toLowerCase());
  return alike.length === 1 ? alike[0]! : null;
}

/** Points with their sign, if any: null where it is no number. */
const readPoints = (text: string): number | null =>
  // Zero has no sign once it is read.
  /^[+-]?\d{1,6}$/.test(text) ? Number(text) + 0 : null;

type ReadMove = { move: GcgMove; rest: string[] } | string;

function readMove([action, ...rest]: string[], context: EventContext): ReadMove {
  if (action === undefined) return "The move is missing.";
  const move = readShortMove(action);
  if (move !== null) return { move, rest };
  const position = readPosition(action);
  if (position === null)
    return `"${action}" is neither tiles (A to Z, ? for a blank) nor a position nor another move.`;
  const [tiles, ...points] = rest;
  if (tiles === undefined) return "The tiles of the play are missing.";
  const play = readTiles(tiles, { ...position, tiles: "" }, context);
  return typeof play === "string" ? play : { move: { kind: "play", ...play }, rest: points };
}

/** A move that is one token; null where it is none. */
function readShortMove(action: string): GcgMove | null {
  if (action === "-" || /^-0+$/.test(action)) return { kind: "pass" };
  if (action === "--") return { kind: "withdrawn" };
  if (/^-\d{1,3}$/.test(action)) return { kind: "exchange", tiles: Number(action.slice(1)) };
  if (action.startsWith("-") && someTiles.test(action.slice(1)))
    return { kind: "exchange", tiles: action.slice(1).toUpperCase() };
  const inside = /^\((.*)\)$/.exec(action)?.[1];
  if (inside === undefined) return null;
  if (inside.toLowerCase() === "challenge") return { kind: "challenge" };
  if (inside.toLowerCase() === "time") return { kind: "time" };
  if (inside !== "" && !someTiles.test(inside)) return null;
  return { kind: "end-points", tiles: inside.toUpperCase() };
}

/** The tiles of a play, with `.` for each that lies there already, however the file says so. */
function readTiles(
  text: string,
  play: WrittenPlay,
  { board, layout: { size } }: EventContext,
): WrittenPlay | string {
  let tiles = "";
  let isThrough = false;
  for (const sign of text) {
    if (sign === "(" || sign === ")") {
      if (isThrough === (sign === "(")) return `The brackets of "${text}" do not match.`;
      isThrough = sign === "(";
      continue;
    }
    if (!/^[A-Za-z.]$/.test(sign)) return `"${sign}" in "${text}" is no tile.`;
    const cell = cellAfter(play, tiles.length);
    if (cell.row < 0 || cell.col < 0 || cell.row >= size || cell.col >= size)
      return `${cellName(cell)} is off the board.`;
    const lying = board.charAt(cellIndex(cell, size));
    const isOther = sign !== emptyCell && lying.toUpperCase() !== sign.toUpperCase();
    if (lying !== emptyCell && isOther)
      return `${sign} cannot lie on ${cellName(cell)}, where ${lying} does.`;
    tiles += isThrough || lying !== emptyCell ? emptyCell : sign;
  }
  if (isThrough) return `The brackets of "${text}" do not match.`;
  if (/^\.*$/.test(tiles)) return `"${text}" lays no tile.`;
  return { ...play, tiles };
}
