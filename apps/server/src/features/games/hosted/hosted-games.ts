import type { QuizGameState } from "@saywell/contract";
import { classGameRules } from "@saywell/contract/constants";
import type { QuizQuestion } from "@saywell/quiz";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { quizRefusals } from "@saywell/quiz";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import { formerIdsOf, withAccountOf } from "../former-guests.store";
import { findGame } from "../games.store";
import { type GamePresence, outNow } from "../play/game-presence";
import { gameGone, type Playing } from "../play/playing";
import type { GameChannels } from "../telling/game-channels";
import { admitPlayer, checkSeat, mayEnter, openHosted, overNow } from "./admission";
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
}

const refused = (refusal: keyof typeof quizRefusals) => refuse("conflict", quizRefusals[refusal]);

/** Games without a room: made and paced by a teacher, entered by whoever was let in. */
export type HostedGames = ReturnType<typeof createHostedGames>;

export function createHostedGames(deps: Deps) {
  const { db, clock, playing, presence, channels } = deps;

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

    playersOf: store.listPlayers,

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
    async stateFor(accountId: string, gameId: string): Promise<Result<QuizGameState>> {
      const known = playing.known(gameId);
      const game = known ?? (await findGame(db, gameId));
      if (game === undefined) return gameGone;
      const state = await channels.stateFor(game, await presence.viewerFor(accountId));
      return state.kind === "QUIZ" ? ok(state) : gameGone;
    },

    /**
     * Takes somebody out of a game for good, wherever they are connected, and by whichever account
     * they play on who came as a guest. Done again it makes good what failed half way.
     */
    async remove(host: string, gameId: string, playerId: string): Promise<Result<unknown>> {
      const id = asUuid(playerId);
      const game = await store.findHosted(db, gameId);
      if (game === undefined) return gameGone;
      if (game.hostId !== host) return refused("not-the-host");
      if (id === null) return refused("not-in-the-game");
      if (id === host) return refused("leads-the-game");
      const ids = (await withAccountOf(db, id)).filter((each) => each !== host);
      // First of all nobody lets them in any more.
      const isKnown = await store.removePlayers(db, { gameId, ids, now: clock.now() });
      if (!isKnown) return refused("not-in-the-game");
      const done: Result<unknown>[] = [];
      for (const player of ids) {
        done.push(await playing.perform(gameId, { kind: "remove", by: host, player }));
        await presence.putOut(gameId, player, outNow);
      }
      return done.find((each) => each.ok) ?? done[0]!;
    },

    /**
     * Ends a game for good: first what runs, then everybody in it is told. Done again it makes good
     * what failed half way.
     */
    async close(gameId: string): Promise<void> {
      const game = await store.findHosted(db, gameId);
      if (game === undefined) return;
      await store.closeHosted(db, gameId, clock.now());
      const as = game.hostId;
      for (const by of (await formerIdsOf(db, [as]))[0]!) {
        await playing.perform(gameId, { kind: "become", by, as });
      }
      await playing.perform(gameId, { kind: "stop", by: as });
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
