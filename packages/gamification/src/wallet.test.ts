import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { balance, type LedgerEntry, ledgerKinds } from "./ledger";
import { decideRefund, decideSpend, refundKinds } from "./wallet";

const booking = { kind: "live-session-booked", source: "booking-1" } as const;
const spent: LedgerEntry = { ...booking, xp: 0, coins: -40 };
const refunded: LedgerEntry = { ...spent, kind: "live-session-refunded", coins: 40 };
const earned: LedgerEntry = { kind: "lesson-completed", source: "a1-lesson-1", xp: 60, coins: 25 };

describe("spending", () => {
  test.each([
    [100, 40],
    [40, 40],
    [1, 1],
  ])("of a balance of %d, %d coins are taken, and no XP", (coins, price) => {
    expect(decideSpend(coins, { ...booking, coins: price })).toEqual({
      ok: true,
      entry: { ...booking, xp: 0, coins: -price },
    });
  });

  test.each([
    [39, 40, 1],
    [0, 1, 1],
    [-5, 1, 6],
  ])("with a balance of %d, %d coins are refused, and %d more are needed", (coins, price, more) => {
    expect(decideSpend(coins, { ...booking, coins: price })).toEqual({
      ok: false,
      refusal: "not-enough-coins",
      missing: more,
    });
  });

  test.each([[0], [-40], [1.5], [Number.NaN], [Infinity]])("%d is no price", (coins) => {
    expect(() => decideSpend(1000, { ...booking, coins })).toThrow(RangeError);
  });
});

describe("giving back", () => {
  test.each<[string, LedgerEntry[], ReturnType<typeof decideRefund>]>([
    ["exactly what was spent", [earned, spent], { ok: true, entry: refunded }],
    ["nothing for what was not bought", [earned], { ok: false, refusal: "nothing-spent" }],
    [
      "nothing for another purchase",
      [{ ...spent, source: "booking-2" }],
      { ok: false, refusal: "nothing-spent" },
    ],
    ["nothing a second time", [spent, refunded], { ok: false, refusal: "already-refunded" }],
    [
      "though another purchase was refunded",
      [spent, { ...refunded, source: "booking-2" }],
      { ok: true, entry: refunded },
    ],
  ])("%s", (_, entries, expected) => {
    expect(decideRefund(entries, booking)).toEqual(expected);
  });
});

test("every refund kind is a kind of its own", () => {
  const kinds = [...Object.keys(refundKinds), ...Object.values(refundKinds)];
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(ledgerKinds).toEqual(expect.arrayContaining(kinds));
});

test("whatever is bought and given back in whatever order, the balance never falls below 0, and each refund undoes one purchase", () => {
  const source = fc.constantFrom("one", "two", "three");
  const step = fc.oneof(
    fc.record({ do: fc.constant("earn" as const), coins: fc.nat({ max: 60 }) }),
    fc.record({
      do: fc.constant("spend" as const),
      source,
      coins: fc.integer({ min: 1, max: 60 }),
    }),
    fc.record({ do: fc.constant("refund" as const), source }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const ledger: LedgerEntry[] = [];
      /** As the database does: a cause that stands there is not stored again. */
      const store = (entry: LedgerEntry) => {
        const isKnown = ledger.some(
          ({ kind, source: other }) => kind === entry.kind && other === entry.source,
        );
        if (!isKnown) ledger.push(entry);
      };
      let lessons = 0;
      let earnedInAll = 0;
      for (const each of steps) {
        if (each.do === "earn") {
          earnedInAll += each.coins;
          store({ ...earned, source: `lesson-${(lessons += 1)}`, coins: each.coins });
        } else {
          const purchase = { kind: booking.kind, source: each.source };
          const decision =
            each.do === "spend"
              ? decideSpend(balance(ledger).coins, { ...purchase, coins: each.coins })
              : decideRefund(ledger, purchase);
          if (decision.ok) store(decision.entry);
        }
        expect(balance(ledger).coins).toBeGreaterThanOrEqual(0);
        expect(balance(ledger).coins).toBeLessThanOrEqual(earnedInAll);
      }
      for (const { source: of } of ledger.filter(({ kind }) => kind === "live-session-refunded")) {
        const both = ledger.filter(
          ({ source: other, kind }) => other === of && kind.startsWith("live-"),
        );
        expect(both).toHaveLength(2);
        expect(balance(both).coins).toBe(0);
      }
    }),
  );
});
