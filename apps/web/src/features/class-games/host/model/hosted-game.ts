import type { QuizGameState, ServerMessage } from "@saywell/contract";
import type { LiveClient } from "../../../../lib/live-client";
import { createStore } from "../../../../lib/store";

export interface HostedTable {
  state: QuizGameState;
  /** When the open question closes, by this page's clock (`performance.now()`); null where nobody knows. */
  endsAt: number | null;
  /** Whether this page leads the game now; while it does not, it is on its way in. */
  isIn: boolean;
  /** Why the game is closed. */
  closed: string | null;
}

interface Deps {
  live: LiveClient;
  gameId: string;
  first: QuizGameState;
  now: () => number;
  /** Told in the server's words what it refused. */
  onRefused: (sentence: string) => void;
}

/** Milliseconds before a game is asked for again that could not be opened right now. */
export const asksAgainAfter = 3_000;

const stepOf = ({ match, round, phase }: QuizGameState): string => `${match} ${round} ${phase}`;

/** A class game as its teacher leads it, over the live connection, with its way back after a loss. */
export function createHostedGame({ live, gameId, first, now, onRefused }: Deps) {
  const store = createStore<HostedTable>({
    state: first,
    endsAt: endOf(first),
    isIn: false,
    closed: null,
  });
  /** The step that this page has asked to leave: asked twice, the next one would be passed too. */
  let asked: string | null = null;
  let askingAgain: ReturnType<typeof setTimeout> | undefined;

  function endOf({ endsInMs }: QuizGameState): number | null {
    return endsInMs === null ? null : now() + endsInMs;
  }

  function join(): void {
    clearTimeout(askingAgain);
    const { isIn, closed } = store.getState();
    if (!isIn && closed === null) live.send({ type: "JOIN_GAME", gameId });
  }

  function take(state: QuizGameState): void {
    const before = store.getState().state;
    if (state.version < before.version) return;
    if (stepOf(state) !== stepOf(before)) asked = null;
    store.setState({ state, endsAt: endOf(state) });
  }

  function hear(message: ServerMessage): void {
    if (message.type === "ERROR" && (isOfThis(message) || !store.getState().isIn)) {
      asked = null;
      if (store.getState().isIn) return onRefused(message.message);
      clearTimeout(askingAgain);
      askingAgain = setTimeout(join, asksAgainAfter);
    }
    if (message.type === "GAME_CLOSED" && message.gameId === gameId) {
      store.setState({ isIn: false, closed: message.message });
    }
    if (message.type !== "GAME_UPDATE" || message.gameId !== gameId) return;
    if (message.state?.kind !== "QUIZ") return;
    store.setState({ isIn: true });
    take(message.state);
  }

  /** An error that names no game may be this one's: what was asked is not waited for any more. */
  const isOfThis = (error: Extract<ServerMessage, { type: "ERROR" }>): boolean =>
    error.gameId === undefined || error.gameId === gameId;

  /** Leaves this step for the next, once. */
  function step(message: Parameters<LiveClient["send"]>[0]): void {
    const { state, isIn } = store.getState();
    if (!isIn || asked === stepOf(state)) return;
    if (live.send(message)) asked = stepOf(state);
  }

  return {
    store,
    take,
    /** Goes in, and stays until the function that comes back is called. */
    enter(): () => void {
      let { status } = live.store.getState();
      const stops = [
        live.listen(hear),
        live.store.subscribe(() => {
          const before = status;
          ({ status } = live.store.getState());
          if (status === before) return;
          asked = null;
          if (status === "open") join();
          else store.setState({ isIn: false });
        }),
      ];
      if (status === "open") join();
      return () => {
        for (const stop of stops) stop();
        clearTimeout(askingAgain);
        live.send({ type: "LEAVE_GAME" });
        store.setState({ isIn: false });
      };
    },
    start(): void {
      const { match } = store.getState().state;
      step({ type: "GAME_ACTION", gameId, action: "START_GAME", data: { match } });
    },
    /** Shows the answer, or asks the next question. */
    goOn(): void {
      const { state, endsAt } = store.getState();
      // The time is over: the answer shows itself.
      if (state.phase === "QUESTION" && endsAt !== null && endsAt <= now()) return;
      const { match, round, phase } = state;
      step({ type: "GAME_ACTION", gameId, action: "GO_ON", data: { match, round, phase } });
    },
    showLeaderboard(isShown: boolean): void {
      live.send({ type: "GAME_ACTION", gameId, action: "SHOW_LEADERBOARD", data: { isShown } });
    },
    /** False where the line is cut, and nobody is taken out. */
    remove: (playerId: string): boolean =>
      live.send({ type: "GAME_ACTION", gameId, action: "REMOVE_PLAYER", data: { playerId } }),
  };
}
export type HostedGame = ReturnType<typeof createHostedGame>;
