import { emptyBoard, lay, lift, type Placement } from "../board/board";
import { type Layout, standardLayout } from "../rules/layouts";
import type { GcgEvent, GcgGame, GcgPlayer } from "./gcg-game";
import { placementsOf } from "./position";
import { readEvent } from "./read-event";

/** How long a file may be, in characters and in lines. */
export const gcgLimits = { length: 200_000, lines: 2000 } as const;
const mostPlayers = 4;

export type ReadGcg =
  /** With the line of each event, from 1. */
  | { ok: true; game: GcgGame; lines: readonly number[] }
  /** The line is null where the file as a whole is wrong. */
  | { ok: false; line: number | null; reason: string };

/**
 * Reads a game. Whether its plays are legal and its scores right is not asked, but tiles must lie on
 * free cells of the board.
 *
 * @param text decoded: a file without `#character-encoding` is in ISO 8859-1 by the book
 */
export function readGcg(text: string, layout: Layout = standardLayout): ReadGcg {
  if (text.length > gcgLimits.length)
    return { ok: false, line: null, reason: `It has more than ${gcgLimits.length} characters.` };
  const lines = text
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split(/\r\n|\r|\n/);
  if (lines.length > gcgLimits.lines)
    return { ok: false, line: null, reason: `It has more than ${gcgLimits.lines} lines.` };
  const reader = createReader(layout);
  for (const [at, line] of lines.entries()) {
    const reason = reader.take(line.trim(), at + 1);
    if (reason !== null) return { ok: false, line: at + 1, reason };
  }
  return reader.end();
}

/** A text as one line: what continues it in a file is joined by a space. */
export const oneLine = (text: string): string => text.trim().replace(/\s+/g, " ");

function createReader(layout: Layout) {
  const players: GcgPlayer[] = [];
  const texts: Partial<Record<(typeof namedTexts)[number], string>> = {};
  const notes: string[] = [];
  const others: { name: string; text: string }[] = [];
  const racks: string[] = [];
  const events: GcgEvent[] = [];
  const eventLines: number[] = [];
  let board = emptyBoard(layout);
  /** What may be taken back: the tiles of the last event, where it is a play. */
  let laid: { nick: string; placed: readonly Placement[] } | null = null;
  /** A text that lines without a sign of their own go on with. */
  let open: { text: string; keep: (text: string) => void } | null = null;

  const closeText = () => {
    const text = oneLine(open?.text ?? "");
    if (text !== "") open!.keep(text);
    open = null;
  };

  const keepNote = (text: string) => {
    const last = events.at(-1);
    if (last === undefined) notes.push(text);
    else events[events.length - 1] = { ...last, notes: [...(last.notes ?? []), text] };
  };

  function takePlayer(no: number, text: string): string | null {
    const [nick = "", ...name] = text.split(/\s+/);
    if (no < 1 || no > mostPlayers) return `There are at most ${mostPlayers} players.`;
    if (nick === "") return "The player has no nick.";
    if (players[no - 1] !== undefined) return `There is a player ${no} already.`;
    if (players.some((each) => each?.nick === nick)) return `Two players are called "${nick}".`;
    players[no - 1] = { nick, name: name.join(" ") || nick };
    return null;
  }

  function takePragma(line: string): string | null {
    const [, name = "", text = ""] = /^#(\S*)\s*(.*)$/s.exec(line)!;
    const known = name.toLowerCase();
    const numbered = /^(player|rack)(\d{1,3})$/.exec(known);
    if (numbered?.[1] === "player") return takePlayer(Number(numbered[2]), text);
    if (numbered !== null) {
      const no = Number(numbered[2]);
      if (no < 1 || no > mostPlayers) return `There are at most ${mostPlayers} players.`;
      if (!/^[A-Za-z?]*$/.test(text)) return `"${text}" is no rack.`;
      racks[no - 1] = text.toUpperCase();
      return null;
    }
    const named = textNames[known];
    if (known === "note") open = { text, keep: keepNote };
    else if (named !== undefined) open = { text, keep: (whole) => (texts[named] = whole) };
    else if (known !== "character-encoding") others.push({ name, text: oneLine(text) });
    return null;
  }

  function takeEvent(line: string, lineNo: number): string | null {
    // An array with a hole where a number was left out.
    const nicks = Array.from(players, (each) => each?.nick ?? "");
    const event = readEvent(line, { nicks, board, layout });
    if (typeof event === "string") return event;
    if (event.kind === "withdrawn" && laid?.nick === event.nick)
      board = lift(board, laid.placed, layout);
    laid = null;
    if (event.kind === "play") {
      const placed = placementsOf(event);
      board = lay(board, placed, layout);
      laid = { nick: event.nick, placed };
    }
    events.push(event);
    eventLines.push(lineNo);
    return null;
  }

  return {
    /** Takes one line, and says what is wrong with it. */
    take(line: string, lineNo: number): string | null {
      if (line === "") return null;
      if (!line.startsWith("#") && !line.startsWith(">")) {
        if (open === null) return `A line begins with "#" or ">", or goes on with a note.`;
        open.text += ` ${line}`;
        return null;
      }
      closeText();
      return line.startsWith("#") ? takePragma(line) : takeEvent(line, lineNo);
    },

    end(): ReadGcg {
      closeText();
      const refuse = (reason: string): ReadGcg => ({ ok: false, line: null, reason });
      const missing = Array.from(players, (each) => each !== undefined).indexOf(false);
      if (players.length < 2) return refuse("It names fewer than two players.");
      if (missing !== -1) return refuse(`There is no player ${missing + 1}.`);
      if (racks.length > players.length) return refuse(`There is no player ${racks.length}.`);
      if (events.length === 0) return refuse("It has no moves.");
      const game: GcgGame = {
        players,
        ...texts,
        ...(notes.length > 0 && { notes }),
        ...(racks.some((rack) => rack !== "") && {
          racks: players.map((_player, at) => racks[at] ?? ""),
        }),
        ...(others.length > 0 && { others }),
        events,
      };
      return { ok: true, game, lines: eventLines };
    },
  };
}

const namedTexts = ["title", "description", "id", "lexicon", "layout"] as const;

/** Pragmas of one text each. Woogles calls the board `board-layout`. */
const textNames: Readonly<Record<string, (typeof namedTexts)[number]>> = Object.assign(
  Object.create(null),
  Object.fromEntries(namedTexts.map((name) => [name, name])),
  { board: "layout", "board-layout": "layout" },
);
