import type { CallByName, CallReply, SessionUser } from "@saywell/contract";
import { localDay } from "@saywell/gamification";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { pageOf, type PageWish, placeOf, rowsFor } from "../../pages";
import { ok, refuse, type Result } from "../../refusal";
import { coinReason, gameOfSource } from "./coin-reasons";
import type { LearnerAccounts } from "./gamification.service";
import * as store from "./gamification.store";
import type { MonthlyCoins } from "./monthly-coins";

export interface CoinsDeps {
  db: Db;
  clock: Clock;
  accounts: Pick<LearnerAccounts, "findCard">;
  monthlyCoins: Pick<MonthlyCoins, "isOwed" | "pay" | "promisedTo">;
  content: { lesson(id: string): { readonly title: string } | undefined };
  /** What games are called, as far as they are still there. */
  gameNames: (from: Db | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

type Coins = CallReply<CallByName<"GET /api/gamification/coins/{userId}">>;
type Caller = Pick<SessionUser, "id" | "role">;

export type CoinsService = ReturnType<typeof createCoins>;

/** The coins of a learner, and where they came from and went. */
export function createCoins(deps: CoinsDeps) {
  const { db, clock, accounts, monthlyCoins, content, gameNames } = deps;

  async function read(accountId: string, wish: PageWish, caller: Caller): Promise<Result<Coins>> {
    const after = placeOf(wish, ["instant", "number"]);
    if (!after.ok) return after;
    const account = await accounts.findCard(db, accountId);
    if (account === undefined) return refuse("not-found", "There is no such learner.");
    const now = clock.now();
    let sums = await store.sumCoins(db, accountId);
    const today = localDay(now, account.time_zone);
    if (caller.id === accountId && monthlyCoins.isOwed(caller.role, today, sums.coinMonth)) {
      await inTransaction(db, (tx) => monthlyCoins.pay(tx, accountId, now));
      sums = await store.sumCoins(db, accountId);
    }
    const wanted = { after: after.value, limit: rowsFor(wish) };
    const page = pageOf(await store.listCoins(db, accountId, wanted), wish, (row) => [
      row.place,
      row.id,
    ]);
    const games = page.rows.filter(({ kind }) => kind === "game-played" || kind === "game-won");
    const named = await gameNames(db, [
      ...new Set(games.map(({ source }) => gameOfSource(source))),
    ]);
    const names = {
      lesson: (id: string) => content.lesson(id)?.title,
      game: (id: string) => named.get(id),
    };
    return ok({
      balance: sums.coins,
      monthly: monthlyCoins.promisedTo(account.role, { timeZone: account.time_zone, now }),
      entries: page.rows.map(({ id, kind, source, coins, createdAt, balance }) => ({
        id,
        createdAt: createdAt.toISOString(),
        coins,
        reason: coinReason(kind, source, names),
        balance,
      })),
      next: page.next,
    });
  }

  return { read };
}
