import { dailyGameCap, gamePay, type LedgerEntry, type PlayedGame } from "@saywell/gamification";
import type { Tx } from "../../db/database";
import type { AwardOutcome, GamificationService } from "./gamification.service";
import { sumGamePay } from "./gamification.store";
import { beginGameDay } from "./learner-days";

/** A game that is over, as one learner played it. */
export interface GameToPay extends PlayedGame {
  gameId: string;
  /** Which game it was of those that were played there, from 1. */
  match: number;
  /** Questions they answered, right or wrong. */
  answered: number;
}

export type GamePay = ReturnType<typeof createGamePay>;

/** Answers that make a game a piece of study. */
const answersOfStudy = 3;

/** Pays for finished games, in the caller's transaction and under the learner's lock. */
export function createGamePay({
  lockLearner,
  award,
  recordStudy,
}: Pick<GamificationService, "lockLearner" | "award" | "recordStudy">) {
  /**
   * Pays what is left of the learner's day. A game is paid once, however often it is asked for.
   * Undefined where there is no such account, or nothing was paid because it was before, or because
   * nothing was answered.
   */
  async function payGame(
    tx: Tx,
    { accountId, now }: { accountId: string; now: Date },
    { gameId, match, answered, ...game }: GameToPay,
  ): Promise<AwardOutcome | undefined> {
    if (answered === 0) return undefined;
    const account = await lockLearner(tx, accountId);
    if (account === undefined) return undefined;
    const learner = { accountId, timeZone: account.timeZone, now };
    const had = await sumGamePay(tx, accountId, await beginGameDay(tx, learner));
    const source = `${gameId}:${match}`;
    const { played, won } = gamePay(game);
    const entries: LedgerEntry[] = [{ kind: "game-played", source, ...played }];
    if (won !== null) entries.push({ kind: "game-won", source, ...won });
    const outcome = await award(tx, { ...learner, entries: dailyGameCap(entries, had) });
    if (outcome.paid.length === 0) return undefined;
    if (answered < answersOfStudy) return outcome;
    const badges = await recordStudy(tx, learner);
    return { ...outcome, badges: [...outcome.badges, ...badges] };
  }

  return { payGame };
}
