import {
  emptyBoard,
  type GcgEvent,
  type GcgGame,
  type GcgMove,
  lay,
  lift,
  rulesetOf,
  signOf,
  tileOf,
  type WordBoardState,
  writeGcg,
  writtenPlay,
} from "@saywell/word-board";
import type { PlayedBoard } from "../ending/results.store";

/**
 * A game in the notation of crossword games. Of racks it has what was laid from them, so it ends before
 * the tiles are counted that were left. Null for rules that the notation does not know.
 */
export function boardGcg(
  { events }: Pick<PlayedBoard, "events">,
  end: WordBoardState,
  nameOf: (id: string) => string,
): string | null {
  const { setting, players } = end;
  if (setting.preset !== "CLASSIC" || setting.board !== "STANDARD") return null;
  const { layout } = rulesetOf(setting.preset, setting.board);
  const nicks = new Map(players.map(({ id }, place) => [id, `player${place + 1}`]));
  // Who played as a guest and logged in stands by the account.
  const accounts = new Map(
    events.flatMap((event) => (event.type === "became" ? [[event.id, event.as] as const] : [])),
  );
  const nickOf = (id: string): string => nicks.get(id) ?? nicks.get(accounts.get(id) ?? "")!;
  const totals = new Map<string, number>();
  const written: GcgEvent[] = [];
  let board = emptyBoard(layout);
  let last: { nick: string; score: number; lift: () => void; tiles: string } | undefined;

  function add(move: GcgMove & { nick: string; rack: string; score: number }): void {
    const total = (totals.get(move.nick) ?? 0) + move.score;
    totals.set(move.nick, total);
    written.push({ ...move, total });
  }

  for (const event of events) {
    if (event.type === "played") {
      const { placed, score } = event;
      const nick = nickOf(event.id);
      const rack = placed.map((each) => tileOf(signOf(each))).join("");
      add({ kind: "play", nick, rack, score, ...writtenPlay(board, placed, layout) });
      board = lay(board, placed, layout);
      last = { nick, score, tiles: rack, lift: () => void (board = lift(board, placed, layout)) };
    } else if (event.type === "challenged" && last !== undefined) {
      const { nick, score, tiles: rack } = last;
      if (event.wrong.length > 0) {
        last.lift();
        add({ kind: "withdrawn", nick, rack, score: -score });
      } else if (setting.challenge === "FIVE_POINT") {
        add({ kind: "challenge", nick, rack: "", score: 5 });
      }
    } else if (event.type === "exchanged") {
      const { tiles } = event;
      const nick = nickOf(event.id);
      add({ kind: "exchange", tiles: tiles.length, nick, rack: "", score: 0 });
    } else if (event.type === "passed") {
      add({ kind: "pass", nick: nickOf(event.id), rack: "", score: 0 });
    }
  }
  const game: GcgGame = {
    players: players.map(({ id }) => ({ nick: nicks.get(id)!, name: nameOf(id) })),
    description: "Points for tiles that were left at the end are not in this file.",
    events: written,
  };
  return writeGcg(game);
}
