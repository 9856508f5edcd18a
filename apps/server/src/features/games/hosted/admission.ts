import { classGameRules, type GameMode } from "@saywell/contract/constants";
import { nameKey } from "@saywell/moderation";
import { newQuiz, type QuizQuestion, type QuizSetting } from "@saywell/quiz";
import type { Db, Tx } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import { outNow } from "../play/game-presence";
import { gameGone } from "../play/playing";
import * as store from "./hosted.store";

interface NewHosted {
  hostId: string;
  mode: GameMode;
  /** For one question. */
  seconds: number;
  showsLeaderboard: boolean;
  questions: readonly QuizQuestion[];
  /** Where they are of the bank, and others are asked when it is played again. */
  bank?: store.BankChoice | null;
  now: Date;
}

export const overNow = "This game is over. Thank you for playing.";
export const closed = refuse("not-found", overNow);
const takenOut = refuse("forbidden", outNow);
const notJoined = refuse("forbidden", "Join the game with its code first.");
const full = refuse("conflict", "This game is full.");
const nameTaken = refuse(
  "conflict",
  "Somebody in this game has this name. Please add the first letter of your family name.",
);

/** Who was taken out does not come back as a new guest under the name they were taken out with. */
const nameBarred = refuse(
  "conflict",
  "This name cannot be used in this game. Please give another one.",
);

/** Opens a game without a room; answers its id. */
export async function openHosted(
  tx: Tx,
  { seconds, showsLeaderboard, bank = null, ...game }: NewHosted,
): Promise<string> {
  const setting = settingOf(game.hostId, game.mode, { seconds, showsLeaderboard });
  return await store.insertHostedGame(tx, { ...game, bank, setting, state: newQuiz(setting) });
}

/**
 * Takes somebody among those who may enter, and answers what they are called: the first time by
 * the name they give, later as they were called then.
 */
export async function admitPlayer(
  tx: Tx,
  player: { gameId: string; accountId: string; name: string; now: Date },
): Promise<Result<string>> {
  const { gameId, accountId } = player;
  if (!(await store.lockHosted(tx, gameId))) return closed;
  const found = await store.findPlayer(tx, gameId, accountId);
  if (found !== undefined) return found.isRemoved ? takenOut : ok(found.name);
  const refusal = await refusalOf(tx, player);
  if (refusal !== null) return refusal;
  await store.insertPlayer(tx, { ...player, nameKey: nameKey(player.name) });
  return ok(player.name);
}

/** Milliseconds that a seat is kept for somebody who joined and has not come. */
const arriveWithin = 2 * 60_000;

/** Why somebody new of this name gets no seat. Seats of those who never came are given away first. */
async function refusalOf(
  from: Db | Tx,
  { gameId, name, now }: { gameId: string; name: string; now: Date },
): Promise<Result<never> | null> {
  const look = async (): Promise<Result<never> | null> => {
    const holder = await store.holderOf(from, gameId, nameKey(name));
    if (holder !== undefined) return holder.isRemoved ? nameBarred : nameTaken;
    const count = await store.countPlayers(from, gameId);
    return count >= classGameRules.mostPlayers ? full : null;
  };
  const refusal = await look();
  if (refusal === null || refusal === nameBarred) return refusal;
  const before = new Date(now.getTime() - arriveWithin);
  return (await store.dropAbsent(from, { gameId, before })) ? await look() : refusal;
}

/** Whether a game would take somebody new of this name, or why not. */
export async function checkSeat(
  from: Db | Tx,
  seat: { gameId: string; name: string; now: Date },
): Promise<Result<true>> {
  const game = await store.findHosted(from, seat.gameId);
  if (game === undefined || game.isClosed) return closed;
  return (await refusalOf(from, seat)) ?? ok(true);
}

/** Whether somebody may be in a game now, or why not. */
export async function mayEnter(
  db: Db | Tx,
  accountId: string,
  gameId: string,
): Promise<Result<true>> {
  const id = asUuid(gameId);
  const game = id === null ? undefined : await store.findHosted(db, id);
  if (id === null || game === undefined) return gameGone;
  if (game.isClosed) return closed;
  if (game.hostId === accountId) return ok(true);
  const player = await store.findPlayer(db, id, accountId);
  if (player === undefined) return notJoined;
  return player.isRemoved ? takenOut : ok(true);
}

const settingOf = (
  host: string,
  mode: GameMode,
  { seconds, showsLeaderboard }: { seconds: number; showsLeaderboard: boolean },
): QuizSetting => ({
  isTeam: mode === "TEAM",
  time: seconds * 1000,
  pause: null,
  mostPlayers: classGameRules.mostPlayers,
  takesLatecomers: true,
  hasBots: false,
  showsLeaderboard,
  host,
});
