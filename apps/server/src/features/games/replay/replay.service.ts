import { randomBytes } from "node:crypto";
import type { GameReplay } from "@saywell/contract";
import { quizBots, type PlayedGame, playedRounds } from "@saywell/quiz";
import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import { findMatch, type PlayedMatch } from "../ending/results.store";
import { replayView } from "./replay-view";
import * as store from "./shares.store";

interface Deps {
  db: Db;
  clock: Clock;
  /** What the people of a game are called there. */
  namesIn: (
    gameId: string,
    accountIds: readonly string[],
  ) => Promise<readonly { id: string; name: string }[]>;
  /** Whose names must not reach an account. */
  hiddenFor: (accountId: string) => Promise<readonly string[]>;
}

interface Watched {
  replay: GameReplay;
  /** Whose names may be in it. */
  people: readonly string[];
}

const noGame = refuse("not-found", "There is no such game to watch.");
const noLink = refuse("not-found", "There is no link to this game.");
const somebody = "Somebody";
const botNames = new Map<string, string>(quizBots.map(({ id, name }) => [id, name]));
const botNameOf = (id: string): string => botNames.get(id) ?? somebody;

export type ReplayService = ReturnType<typeof createReplayService>;

/** Games that are over, to be watched again by who played in them, and by whom they show them to. */
export function createReplayService({ db, clock, namesIn, hiddenFor }: Deps) {
  /** A game that somebody played in, or led; not for who was taken out of it. */
  async function findOwn(
    accountId: string,
    matchId: string,
  ): Promise<{ match: PlayedMatch; played: PlayedGame } | undefined> {
    const id = asUuid(matchId);
    const match = id === null ? undefined : await findMatch(db, id);
    if (match === undefined) return undefined;
    const played = playedRounds(match.setting, match.events);
    const { players, setting } = played.end;
    const isOwn =
      setting.host === accountId ||
      players.some(({ id: player, isRemoved }) => player === accountId && isRemoved !== true);
    return isOwn ? { match, played } : undefined;
  }

  async function readOwn(accountId: string, matchId: string): Promise<Watched | undefined> {
    const own = await findOwn(accountId, matchId);
    if (own === undefined) return undefined;
    const { match, played } = own;
    const ids = played.end.players.filter(({ isBot }) => !isBot).map(({ id }) => id);
    const [called, hidden] = await Promise.all([namesIn(match.gameId, ids), hiddenFor(accountId)]);
    const names = new Map(called.map(({ id, name }) => [id, name]));
    const unseen = new Set(hidden);
    const nameOf = (id: string): string =>
      botNames.get(id) ?? (unseen.has(id) ? somebody : (names.get(id) ?? somebody));
    const replay = replayView(played, match, { kind: "insider", id: accountId, nameOf });
    return { replay, people: ids };
  }

  async function readShared(token: string): Promise<Watched | undefined> {
    const matchId = await store.findShared(db, token);
    const match = matchId === undefined ? undefined : await findMatch(db, matchId);
    if (match === undefined) return undefined;
    const played = playedRounds(match.setting, match.events);
    return { replay: replayView(played, match, { kind: "outsider", botNameOf }), people: [] };
  }

  return {
    /** @param replayId of a game, for who played in it; or of a link, for anybody */
    async read(caller: { id: string } | null, replayId: string): Promise<Result<GameReplay>> {
      const own = caller === null ? undefined : await readOwn(caller.id, replayId);
      const found = own ?? (await readShared(replayId));
      return found === undefined ? noGame : ok(found.replay, found.people);
    },

    async share(caller: { id: string }, matchId: string): Promise<Result<{ path: string }>> {
      const own = await findOwn(caller.id, matchId);
      if (own === undefined) return noGame;
      const token = await store.keepShare(db, {
        token: randomBytes(16).toString("base64url"),
        matchId: own.match.id,
        accountId: caller.id,
        now: clock.now(),
      });
      return ok({ path: `/replay/${token}` });
    },

    async takeBack(caller: { id: string }, matchId: string): Promise<Result<{ ok: true }>> {
      const id = asUuid(matchId);
      const isGone = id !== null && (await store.deleteShare(db, id, caller.id));
      return isGone ? ok({ ok: true }) : noLink;
    },
  };
}
