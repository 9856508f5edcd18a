import type { WordBoardReplay } from "@saywell/contract";
import {
  applyWordBoardEvent,
  newWordBoard,
  rulesetOf,
  type TurnView,
  viewWordBoard,
  type WordBoardState,
  wordBoardStandings,
} from "@saywell/word-board";
import type { PlayedBoard } from "../ending/results.store";
import { rowsOf, shownEnd, shownTurn } from "../telling/word-board-state";
import { boardGcg } from "./board-gcg";
import type { ReplayViewer } from "./replay-view";

/** A turn that was taken, and the game after it. */
interface PlayedTurn {
  turn: TurnView;
  after: WordBoardState;
}

/**
 * The turns of a game that is over, each with the game after it. A play that was challenged and taken
 * back stands as such, with the board as it was before it.
 */
function playedTurns({ setting, events }: PlayedBoard): {
  turns: PlayedTurn[];
  end: WordBoardState;
} {
  const afters: WordBoardState[] = [];
  let end = newWordBoard(setting);
  for (const event of events) {
    end = applyWordBoardEvent(end, event);
    // A challenge changes what its turn came to; all else adds a turn, or none.
    if (end.turns.length > 0) afters[end.turns.length - 1] ??= end;
    if (event.type === "challenged") afters[end.turns.length - 1] = end;
  }
  const view = viewWordBoard(end, { id: null }, 0);
  return { turns: view.turns.map((turn, place) => ({ turn, after: afters[place]! })), end };
}

/**
 * What of a word board that is over may leave the server for one viewer: what lay on the board, and
 * nobody's rack. Who looks by a link is told of people by numbers in the order of their seats.
 */
export function boardReplay(
  match: PlayedBoard & { endedAt: Date },
  viewer: ReplayViewer,
): WordBoardReplay {
  const { turns, end } = playedTurns(match);
  const { preset, board } = end.setting;
  const { size } = rulesetOf(preset, board).layout;
  const me = viewer.kind === "insider" ? viewer.id : null;
  const people = end.players.filter(({ isBot }) => !isBot);
  const numbers = new Map(people.map(({ id }, index) => [id, index + 1]));
  const isNamed = viewer.kind === "insider";
  const idOf = (id: string): string =>
    isNamed || !numbers.has(id) ? id : `player-${numbers.get(id)}`;
  const nameOf = (id: string): string =>
    viewer.kind === "insider"
      ? viewer.nameOf(id)
      : numbers.has(id)
        ? `Player ${numbers.get(id)}`
        : viewer.botNameOf(id);
  const ranks = new Map(wordBoardStandings(end.players).map(({ id, rank }) => [id, rank]));
  return {
    kind: "WORD_BOARD",
    endedAt: match.endedAt.toISOString(),
    isShared: !isNamed,
    preset,
    board,
    size,
    playerCount: end.players.length,
    players: end.players
      .map(({ id, isBot, score }) => ({
        userId: idOf(id),
        userName: nameOf(id),
        isBot,
        score,
        rank: ranks.get(id)!,
        isMe: id === me,
      }))
      .toSorted((a, b) => a.rank - b.rank),
    turns: turns.map(({ turn, after }) => ({
      ...shownTurn(turn, idOf),
      rows: rowsOf(after.board, size),
      scores: after.players.map(({ id, score }) => ({ userId: idOf(id), score })),
    })),
    end: shownEnd(end.end, idOf),
    gcg: boardGcg(match, end, nameOf),
  };
}
