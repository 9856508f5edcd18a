import type { ClientMessage } from "@saywell/contract";
import type { Clock } from "../../adapters/clock";
import type { Connection } from "../../live/connection";
import type { LiveHandlers } from "../../module";
import { refuse, type Result } from "../../refusal";
import type { GamesService } from "./games.service";
import type { GamePresence } from "./play/game-presence";

type GameAction = Extract<ClientMessage, { type: "GAME_ACTION" }>;

interface Deps {
  games: GamesService;
  presence: Pick<GamePresence, "settled" | "gameOf">;
  clock: Clock;
}

const noBoard = refuse("conflict", "This game has no board.");

/** What clients do in a game. Who refuses it says so to them alone. */
export function createGamesLive({ games, presence, clock }: Deps): LiveHandlers {
  async function act(connection: Connection, wish: GameAction): Promise<Result<unknown>> {
    const receivedAt = clock.now().getTime();
    const { caller } = connection;
    await presence.settled(connection);
    const gameId = wish.gameId.toLowerCase();
    if (presence.gameOf(connection) !== gameId) return await games.whyOutside(gameId);
    switch (wish.action) {
      case "START_GAME":
        return await games.start(caller, gameId, wish.data?.mode);
      case "SUBMIT_ANSWER": {
        const { questionId, answer } = wish.data;
        const latency = connection.latency();
        const said = { questionId, answer, receivedAt, latency };
        return await games.perform(gameId, { kind: "answer", by: caller.id, ...said });
      }
      case "END_GAME":
        return await games.perform(gameId, { kind: "stop", by: caller.id });
      case "SUBMIT_TURN":
        return noBoard;
      default:
        return wish satisfies never;
    }
  }

  return {
    async GAME_ACTION(connection, wish) {
      const done = await act(connection, wish);
      if (done.ok) return;
      const { message } = done.refusal;
      connection.send({ type: "ERROR", message, gameId: wish.gameId });
    },
  };
}
