import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import type { ToAccounts } from "../../../live/account-messages";
import { withAccountOf } from "../former-guests.store";
import type { PayGame, RecordMissed } from "../games-needs";
import { type IsWord, playedIn, type MatchSummary, type PlayedSeat } from "./played";
import {
  findMatch,
  hasPlayedBefore,
  insertResult,
  type PlayedMatch,
  setPaid,
} from "./results.store";

interface Paid {
  xp: number;
  coins: number;
}

interface Deps {
  db: Db;
  /** Holds back others who would change an account; undefined where there is none any more. */
  lockAccount: (tx: Tx, accountId: string) => Promise<unknown>;
  payGame: PayGame;
  recordMissed: RecordMissed;
  toAccounts: ToAccounts;
  isWord: IsWord;
}

/**
 * Keeps what each had in the end of a game, pays them, and puts what they missed among what they
 * review. Done again it changes nothing: whose result is there has been paid.
 */
export function createPayPlayers(deps: Deps) {
  const { db, lockAccount, payGame, recordMissed, toAccounts, isWord } = deps;

  async function payOne(
    tx: Tx,
    match: PlayedMatch,
    game: MatchSummary,
    seat: PlayedSeat,
  ): Promise<Paid | null | "gone"> {
    if ((await lockAccount(tx, seat.id)) === undefined) return "gone";
    const { id: accountId, score, rank, right, answered, answers, missed } = seat;
    const { gameId, number, endedAt: at } = match;
    const { rounds } = game;
    const isNew = await insertResult(tx, {
      matchId: match.id,
      accountId,
      score,
      rank,
      rightAnswers: right,
      rounds,
      answers,
      endedAt: at,
    });
    if (!isNew) return null;
    const people = game.seats.length;
    const played = { gameId, match: number, right, rounds, answered, people, rank };
    // A teacher's own questions are the same each time: who has heard the answers once learns, and earns
    // nothing.
    const isKnown = !match.asksAnew && (await hasPlayedBefore(tx, { accountId, ...match }));
    const outcome = isKnown ? null : await payGame(tx, { accountId, now: at }, played);
    const paid = { xp: outcome?.xp ?? 0, coins: outcome?.coins ?? 0 };
    await setPaid(tx, { matchId: match.id, accountId, ...paid });
    if (missed.length > 0) {
      await recordMissed(tx, accountId, { missedIn: gameId, questions: missed, at });
    }
    return paid;
  }

  return async function payPlayers(matchId: string): Promise<void> {
    const match = await findMatch(db, matchId);
    if (match === undefined) return;
    const game = playedIn(match, isWord);
    if (game.rounds === 0) return;
    const { gameId, roomId } = match;
    const pay = (seat: PlayedSeat) => inTransaction(db, (tx) => payOne(tx, match, game, seat));
    for (const seat of game.seats) {
      let { id } = seat;
      let paid = await pay(seat);
      if (paid === "gone") {
        // A guest who has logged in since the match was read is erased, and the account is paid.
        id = (await withAccountOf(db, id)).at(-1)!;
        paid = id === seat.id ? null : await pay({ ...seat, id });
      }
      if (paid === null || paid === "gone") continue;
      const about = { type: "GAME_UPDATE", action: "GAME_PAID", gameId, roomId } as const;
      toAccounts([id], { ...about, userId: id, ...paid });
    }
  };
}
