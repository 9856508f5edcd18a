import type { LedgerEntry, LedgerKind } from "./ledger";

/** What coins are spent on, each with the kind that gives them back. */
export const refundKinds = {
  "live-session-booked": "live-session-refunded",
} as const satisfies Partial<Record<LedgerKind, LedgerKind>>;
export type SpendKind = keyof typeof refundKinds;

/** What is bought: with the learner, kind and source are a unique cause, so nothing is paid twice. */
export interface Purchase {
  readonly kind: SpendKind;
  readonly source: string;
  /** The price: whole, above 0. */
  readonly coins: number;
}

export type SpendDecision =
  | { readonly ok: true; readonly entry: LedgerEntry }
  /** `missing`: how many coins more it takes. */
  | { readonly ok: false; readonly refusal: "not-enough-coins"; readonly missing: number };

/**
 * Spends coins, or refuses where the balance would fall below 0.
 *
 * The balance has to be read under the learner's lock and the entry stored under the same, else two
 * purchases at once could each see the coins of one. The same cause again is kept out by the
 * ledger's unique cause, not here.
 *
 * Throws RangeError for a price that is no whole number above 0: that is a bug.
 *
 * @param balance the learner's coins, as the ledger adds them up
 */
export function decideSpend(balance: number, { kind, source, coins }: Purchase): SpendDecision {
  if (!Number.isSafeInteger(coins) || coins <= 0) throw new RangeError(`No price: ${coins}`);
  if (balance < coins) {
    return { ok: false, refusal: "not-enough-coins", missing: coins - balance };
  }
  return { ok: true, entry: { kind, source, xp: 0, coins: -coins } };
}

export type RefundRefusal = "nothing-spent" | "already-refunded";
export type RefundDecision =
  | { readonly ok: true; readonly entry: LedgerEntry }
  | { readonly ok: false; readonly refusal: RefundRefusal };

/**
 * Gives back exactly what a purchase took, and at most once: the refund has the purchase's source,
 * so it is a unique cause too.
 *
 * @param entries of this learner, any; those of the purchase's source count
 */
export function decideRefund(
  entries: readonly LedgerEntry[],
  { kind, source }: Pick<Purchase, "kind" | "source">,
): RefundDecision {
  const refundKind = refundKinds[kind];
  const find = (wanted: LedgerKind) =>
    entries.find((entry) => entry.kind === wanted && entry.source === source);
  const spent = find(kind);
  if (spent === undefined) return { ok: false, refusal: "nothing-spent" };
  if (find(refundKind) !== undefined) return { ok: false, refusal: "already-refunded" };
  return { ok: true, entry: { kind: refundKind, source, xp: 0, coins: -spent.coins } };
}
