import type { GameUpdateAction, WordBoardState } from "@saywell/contract";
import type { WordBoardEvent } from "@saywell/word-board";
import type { GameUpdate } from "./quiz-updates";

interface Told {
  /** Which game it is. */
  about: { gameId: string; roomId: string | null };
  told: readonly WordBoardEvent[];
  /** The game as this viewer may see it. */
  state: WordBoardState;
}

/** What a viewer is told who comes in, or missed something: the game as it is. */
export function catchUpOnBoard({ about, state }: Pick<Told, "about" | "state">): GameUpdate[] {
  const update = (action: GameUpdateAction): GameUpdate => ({
    type: "GAME_UPDATE",
    action,
    ...about,
    state,
  });
  const isTheirEnd = state.phase === "FINISHED" && state.mine.hasSeat;
  return [update("GAME_STATE"), ...(isTheirEnd ? [update("GAME_ENDED")] : [])];
}

/** What one viewer is told of what happened on a board. The game as they may see it goes with the last. */
export function boardUpdates({ about, told, state }: Told): GameUpdate[] {
  const updates: GameUpdate[] = [];
  const add = (action: GameUpdateAction, more: Partial<GameUpdate> = {}): void =>
    void updates.push({ type: "GAME_UPDATE", action, ...about, ...more });
  const scoreOf = (id: string): number | undefined =>
    state.seats.find(({ userId }) => userId === id)?.score;
  const turnOf = (id: string): void => {
    const score = scoreOf(id);
    add("TURN_SUBMITTED", { userId: id, ...(score === undefined ? {} : { score }), state });
  };
  for (const event of told) {
    switch (event.type) {
      case "started":
        add("GAME_STARTED", { state });
        break;
      case "played":
      case "exchanged":
      case "passed":
        turnOf(event.id);
        break;
      case "challenged": {
        // What it changes is the score of the player whose play it was.
        const last = state.turns.at(-1);
        turnOf(event.wrong.length > 0 && last !== undefined ? last.userId : event.id);
        break;
      }
      case "came":
      case "vanished":
      case "left":
        add("SEATS_CHANGED", { userId: event.id });
        break;
      case "became":
        add("SEATS_CHANGED", { userId: event.as });
        break;
      case "turn-began":
      case "accepted":
        add("GAME_STATE");
        break;
      case "ended":
        add("GAME_ENDED", { state });
        break;
      default:
        event satisfies never;
    }
  }
  // Whose turn begins is told with the turn that ended before it, where both are told at once.
  const said = updates.filter(
    ({ action }, place) => action !== "GAME_STATE" || place === updates.length - 1,
  );
  const kept = said.length > 1 && said.at(-1)!.action === "GAME_STATE" ? said.slice(0, -1) : said;
  const last = kept.at(-1);
  if (last !== undefined) last.state ??= state;
  return kept;
}
