import type { GameState } from "@saywell/contract";
import { classGameRules } from "@saywell/contract/constants";
import type { QuizQuestion } from "@saywell/quiz";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { ok, type Result } from "../../../refusal";
import { findGame } from "../games.store";
import type { GamePresence } from "../play/game-presence";
import { gameGone, type Playing } from "../play/playing";
import type { GameChannels } from "../telling/game-channels";
import type { PlayerNames } from "../telling/player-names";
import { admitPlayer, checkSeat, mayEnter, openHosted, outNow, overNow } from "./admission";
import * as store from "./hosted.store";
import { type HostedResults, resultsOf } from "./hosted-results";

export type { HostedFigures } from "./hosted.store";
export type { HostedResults } from "./hosted-results";

interface Deps {
  db: Db;
  clock: Clock;
  playing: Pick<Playing, "find" | "known" | "perform">;
  presence: Pick<GamePresence, "viewerFor" | "putOut">;
  channels: Pick<GameChannels, "stateFor">;
  names: PlayerNames;
}

/** Games without a room: made and paced by a teacher, entered by whoever was let in. */
export type HostedGames = ReturnType<typeof createHostedGames>;

export function createHostedGames(deps: Deps) {
  const { db, clock, playing, presence, channels, names } = deps;

  return {
    open: openHosted,
    admit: admitPlayer,
    checkSeat,
    mayEnter: (accountId: string, gameId: string) => mayEnter(db, accountId, gameId),

    /** What somebody who has joined is called; undefined for others, and for who was taken out. */
    async nameOf(from: Db | Tx, gameId: string, accountId: string): Promise<string | undefined> {
      const player = await store.findPlayer(from, gameId, accountId);
      return player === undefined || player.isRemoved ? undefined : player.name;
    },

    isFull: async (from: Db | Tx, gameId: string): Promise<boolean> =>
      (await store.countPlayers(from, gameId)) >= classGameRules.mostPlayers,

    /** What is asked, with its answers. */
    questionsOf: async (from: Db | Tx, gameId: string): Promise<QuizQuestion[]> =>
      (await store.findHosted(from, gameId))?.questions ?? [],

    /** Questions of the bank that somebody's games have asked, and when last. */
    askedBy: store.askedBy,

    /** Of these games: people who have joined, games played to the end, how it stands. */
    figuresOf: store.figuresOf,

    /** The game as somebody may see it now. Whether they may, the caller has asked. */
    async stateFor(accountId: string, gameId: string): Promise<Result<GameState>> {
      const known = playing.known(gameId);
      const game = known ?? (await findGame(db, gameId));
      if (game === undefined) return gameGone;
      await names.learn(gameId, game.state);
      const state = channels.stateFor(game, await presence.viewerFor(accountId));
      // Whoever came in meanwhile needs them.
      if (playing.known(gameId) === undefined) names.forget(gameId);
      return ok(state);
    },

    /** Takes somebody out of a game for good, wherever they are connected. */
    async remove(host: string, gameId: string, accountId: string): Promise<Result<unknown>> {
      const done = await playing.perform(gameId, { kind: "remove", by: host, player: accountId });
      if (!done.ok) return done;
      await store.removePlayer(db, { gameId, accountId, now: clock.now() });
      await presence.putOut(gameId, accountId, outNow);
      return done;
    },

    /**
     * Ends a game for good: first what runs, then everybody in it is told. Done again it makes good
     * what failed half way.
     */
    async close(gameId: string): Promise<void> {
      const game = await store.findHosted(db, gameId);
      if (game === undefined) return;
      await store.closeHosted(db, gameId, clock.now());
      await playing.perform(gameId, { kind: "stop", by: game.hostId });
      await presence.putOut(gameId, null, overNow);
    },

    /** A game that was played to its end, the last one where `match` is left out. */
    async resultsOf(
      from: Db | Tx,
      gameId: string,
      match?: number,
    ): Promise<HostedResults | undefined> {
      const found = await store.findMatchOf(from, gameId, match);
      return found && (await resultsOf(from, gameId, found));
    },
  };
}
