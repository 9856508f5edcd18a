import type { Connection } from "../../../live/connection";
import type { StoredGame } from "../games.store";
import type { GameChannels } from "../telling/game-channels";

interface Deps {
  channels: Pick<GameChannels, "members" | "leave">;
  gameOf: (connection: Connection) => StoredGame | undefined;
  /** Who of these may not be in a game without a room. */
  barredFrom: (gameId: string, accountIds: readonly string[]) => Promise<readonly string[]>;
}

/** Closes games without a room to connections of this process. */
export function createPuttingOut({ channels, gameOf, barredFrom }: Deps) {
  function putOut(connection: Connection, gameId: string, message: string): void {
    connection.send({ type: "GAME_CLOSED", gameId, message });
    channels.leave(connection);
  }

  /** Somebody, or everybody. */
  function putOutOf(gameId: string, accountId: string | null, message: string): void {
    for (const { connection, channelId } of channels.members()) {
      if (channelId !== gameId) continue;
      if (accountId === null || connection.caller.id === accountId) {
        putOut(connection, gameId, message);
      }
    }
  }

  /** Those who are in such games and should not be: word of it may have been lost. */
  async function putOutBarred(): Promise<void> {
    const ofGame = new Map<string, Set<string>>();
    for (const { connection } of channels.members()) {
      const game = gameOf(connection);
      if (game === undefined || game.roomId !== null) continue;
      const ids = ofGame.get(game.id) ?? new Set<string>();
      ofGame.set(game.id, ids.add(connection.caller.id));
    }
    for (const [gameId, ids] of ofGame) {
      for (const id of await barredFrom(gameId, [...ids])) {
        putOutOf(gameId, id, "This game is not open to you any more.");
      }
    }
  }

  return { putOut, putOutOf, putOutBarred };
}
