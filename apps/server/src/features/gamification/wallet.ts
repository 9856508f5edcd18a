import { decideRefund, decideSpend, type Purchase } from "@saywell/gamification";
import type { Tx } from "../../db/database";
import { ok, refuse, type Result } from "../../refusal";
import type { LearnerAccounts } from "./gamification.service";
import * as store from "./gamification.store";
import type { MonthlyCoins } from "./monthly-coins";

interface Payer {
  accountId: string;
  now: Date;
}

/** What an account has left after coins were spent or given back. */
export interface Balance {
  coins: number;
}

interface WalletDeps {
  accounts: Pick<LearnerAccounts, "lock">;
  monthlyCoins: Pick<MonthlyCoins, "pay">;
}

export type Wallet = ReturnType<typeof createWallet>;

/** Spends coins and gives them back, in the caller's transaction and under the learner's lock. */
export function createWallet({ accounts, monthlyCoins }: WalletDeps) {
  /** The same purchase asked for again is paid once, and answered as before. */
  async function spend(tx: Tx, payer: Payer, purchase: Purchase): Promise<Result<Balance>> {
    const { accountId, now } = payer;
    if ((await accounts.lock(tx, accountId)) === undefined) return unknownLearner;
    await monthlyCoins.pay(tx, accountId, now);
    const { coins, entries } = await store.readWallet(tx, accountId, purchase.source);
    const earlier = decideRefund(entries, purchase);
    if (earlier.ok) return ok({ coins });
    if (earlier.refusal === "already-refunded") {
      return refuse("conflict", "This was paid and given back before.");
    }
    const decision = decideSpend(coins, purchase);
    if (!decision.ok) return refuse("conflict", missingCoins(decision.missing));
    await store.insertEntries(tx, accountId, [decision.entry], now);
    return ok({ coins: coins + decision.entry.coins });
  }

  /** Gives back what a purchase took. Asked for again it gives nothing more. */
  async function refund(
    tx: Tx,
    payer: Payer,
    purchase: Pick<Purchase, "kind" | "source">,
  ): Promise<Result<Balance>> {
    const { accountId, now } = payer;
    if ((await accounts.lock(tx, accountId)) === undefined) return unknownLearner;
    const { coins, entries } = await store.readWallet(tx, accountId, purchase.source);
    const decision = decideRefund(entries, purchase);
    if (decision.ok) {
      await store.insertEntries(tx, accountId, [decision.entry], now);
      return ok({ coins: coins + decision.entry.coins });
    }
    return decision.refusal === "already-refunded"
      ? ok({ coins })
      : refuse("not-found", "Nothing was paid for this.");
  }

  return { spend, refund };
}

const missingCoins = (missing: number): string =>
  `You need ${missing} more ${missing === 1 ? "coin" : "coins"}.`;

const unknownLearner = refuse("not-found", "There is no such learner.");
