import type { ClientMessage } from "@saywell/contract";
import type { Clock } from "../../adapters/clock";
import type { Connection } from "../../live/connection";
import { tellFailure } from "../../live/tell-failure";
import type { LiveHandlers } from "../../module";
import type { Log } from "../../observability/log";
import { refuse, type Result } from "../../refusal";
import type { GamesService } from "./games.service";
import type { HostedGames } from "./hosted/hosted-games";
import type { GamePresence } from "./play/game-presence";

type GameAction = Extract<ClientMessage, { type: "GAME_ACTION" }>;

interface Deps {
  games: GamesService;
  hosted: Pick<HostedGames, "mayEnter" | "remove">;
  presence: Pick<GamePresence, "settled" | "gameOf" | "enter" | "leaveGame">;
  clock: Clock;
  log: Log;
}

const noBoard = refuse("conflict", "This game has no board.");

/** What clients do in a game. Who refuses it says so to them alone. */
export function createGamesLive({ games, hosted, presence, clock, log }: Deps): LiveHandlers {
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
      case "GO_ON":
        return await games.perform(gameId, { kind: "go-on", by: caller.id });
      case "SHOW_LEADERBOARD": {
        const { isShown } = wish.data;
        return await games.perform(gameId, { kind: "show-leaderboard", by: caller.id, isShown });
      }
      case "REMOVE_PLAYER": {
        const { playerId: player } = wish.data;
        return await hosted.remove(caller.id, gameId, player);
      }
      case "SUBMIT_TURN":
        return noBoard;
      default:
        return wish satisfies never;
    }
  }

  return {
    async GAME_ACTION(connection, wish) {
      const { gameId } = wish;
      try {
        const done = await act(connection, wish);
        if (!done.ok) connection.send({ type: "ERROR", message: done.refusal.message, gameId });
      } catch (error) {
        // Whoever waits for what they did must hear that it is of this game.
        connection.send({ type: "ERROR", message: tellFailure(log, error), gameId });
      }
    },

    async JOIN_GAME(connection, wish) {
      const gameId = wish.gameId.toLowerCase();
      const admitted = await hosted.mayEnter(connection.caller.id, gameId);
      if (admitted.ok) return await presence.enter(connection, gameId);
      const { message } = admitted.refusal;
      connection.send({ type: "GAME_CLOSED", gameId: wish.gameId, message });
    },

    LEAVE_GAME: (connection) => presence.leaveGame(connection),
  };
}
