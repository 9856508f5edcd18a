import { randomBytes } from "node:crypto";
import type { GameReplay } from "@saywell/contract";
import { playedRounds } from "@saywell/quiz";
import { newWordBoard, replayWordBoard } from "@saywell/word-board";
import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import { findMatch, type PlayedMatch } from "../ending/results.store";
import { botNames, nameFor, somebody } from "../telling/game-viewer";
import { boardReplay } from "./board-replay";
import { type ReplayViewer, replayView } from "./replay-view";
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
const botNameOf = (id: string): string => botNames.get(id) ?? somebody;

/** Who had a seat in the end, of those whom the host did not take out. */
function playersOf(match: PlayedMatch): { id: string; isBot: boolean }[] {
  const { players } =
    match.kind === "QUIZ"
      ? playedRounds(match.setting, match.events).end
      : replayWordBoard(newWordBoard(match.setting), match.events);
  return players.filter((player) => !("isRemoved" in player && player.isRemoved));
}

const replayOf = (match: PlayedMatch, viewer: ReplayViewer): GameReplay =>
  match.kind === "QUIZ"
    ? replayView(playedRounds(match.setting, match.events), match, viewer)
    : boardReplay(match, viewer);

export type ReplayService = ReturnType<typeof createReplayService>;

/** Games that are over, to be watched again by who played in them, and by whom they show them to. */
export function createReplayService({ db, clock, namesIn, hiddenFor }: Deps) {
  /** A game that somebody played in, or led; not for who was taken out of it. */
  async function findOwn(accountId: string, matchId: string): Promise<PlayedMatch | undefined> {
    const id = asUuid(matchId);
    const match = id === null ? undefined : await findMatch(db, id);
    if (match === undefined) return undefined;
    const isOwn =
      match.setting.host === accountId || playersOf(match).some((each) => each.id === accountId);
    return isOwn ? match : undefined;
  }

  async function readOwn(accountId: string, matchId: string): Promise<Watched | undefined> {
    const match = await findOwn(accountId, matchId);
    if (match === undefined) return undefined;
    const ids = playersOf(match)
      .filter(({ isBot }) => !isBot)
      .map(({ id }) => id);
    const [called, hidden] = await Promise.all([namesIn(match.gameId, ids), hiddenFor(accountId)]);
    const names = new Map(called.map(({ id, name }) => [id, name]));
    const nameOf = nameFor({ hidden: new Set(hidden) }, names);
    const replay = replayOf(match, { kind: "insider", id: accountId, nameOf });
    return { replay, people: ids };
  }

  async function readShared(token: string): Promise<Watched | undefined> {
    const matchId = await store.findShared(db, token);
    const match = matchId === undefined ? undefined : await findMatch(db, matchId);
    if (match === undefined) return undefined;
    return { replay: replayOf(match, { kind: "outsider", botNameOf }), people: [] };
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
        matchId: own.id,
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
