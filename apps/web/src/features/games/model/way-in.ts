import type { ServerMessage } from "@saywell/contract";
import type { LiveClient } from "../../../lib/live-client";
import { createStore } from "../../../lib/store";

interface Deps {
  live: LiveClient;
  gameId: string;
}

export interface WayInState {
  /** `lost`: the line is cut, and comes back by itself. */
  place: "outside" | "in" | "lost";
  /** Why the game is closed to this client. */
  closed: string | null;
}

/** Milliseconds before a game is asked again that could not be opened right now. */
export const asksAgainAfter = 3_000;

/**
 * The way into a game without a room, over the live connection. It finds its way back after a loss,
 * and ends where the game is closed to this client.
 */
export function createWayIn({ live, gameId }: Deps) {
  const store = createStore<WayInState>({ place: "outside", closed: null });
  let askingAgain: ReturnType<typeof setTimeout> | undefined;

  function join(): void {
    clearTimeout(askingAgain);
    const { place, closed } = store.getState();
    if (place !== "in" && closed === null) live.send({ type: "JOIN_GAME", gameId });
  }

  function hear(message: ServerMessage): void {
    const isOfGame = "gameId" in message && message.gameId === gameId;
    if (message.type === "GAME_CLOSED" && isOfGame) {
      store.setState({ place: "outside", closed: message.message });
    } else if (message.type === "GAME_UPDATE" && isOfGame && message.state !== undefined) {
      store.setState({ place: "in" });
    } else if (message.type === "ERROR" && store.getState().place !== "in") {
      clearTimeout(askingAgain);
      askingAgain = setTimeout(join, asksAgainAfter);
    }
  }

  return {
    store,
    /** Goes in, and stays in until the function that comes back is called: that is leaving for good. */
    enter(): () => void {
      let { status } = live.store.getState();
      const stops = [
        live.listen(hear),
        live.store.subscribe(() => {
          const before = status;
          ({ status } = live.store.getState());
          if (status === before) return;
          if (status === "open") join();
          else {
            const isLost = status === "waiting" || store.getState().place === "lost";
            store.setState({ place: isLost ? "lost" : "outside" });
          }
        }),
      ];
      join();
      return () => {
        for (const stop of stops) stop();
        clearTimeout(askingAgain);
        live.send({ type: "LEAVE_GAME" });
        store.setState({ place: "outside" });
      };
    },
  };
}
