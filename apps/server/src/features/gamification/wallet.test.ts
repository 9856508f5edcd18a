import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../db/transaction";
import { makeAccount } from "../../testing/factories";
import { realReads } from "../../testing/real-reads";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { createWallet } from "./wallet";

const wallet = createWallet(realReads);
const now = new Date("2026-03-02T09:00:00Z");
const kind = "live-session-booked";

let database: TestDatabase;
let accountId: string;
beforeEach(async () => {
  database = await createTestDatabase();
  accountId = (await makeAccount(database.db)).id;
  await earn(100);
});
afterEach(() => database.drop());

const earn = (coins: number, to = accountId) =>
  database.db
    .insertInto("ledger_entry")
    .values({ account_id: to, kind: "lesson-completed", source: `for ${coins}`, xp: 0, coins })
    .execute();
const spend = (source: string, coins: number, by = accountId) =>
  inTransaction(database.db, (tx) =>
    wallet.spend(tx, { accountId: by, now }, { kind, source, coins }),
  );
const refund = (source: string) =>
  inTransaction(database.db, (tx) => wallet.refund(tx, { accountId, now }, { kind, source }));
const spent = async () =>
  await database.db
    .selectFrom("ledger_entry")
    .select(["kind", "source", "coins"])
    .where("account_id", "=", accountId)
    .where("kind", "<>", "lesson-completed")
    .orderBy("id")
    .execute();
const left = (coins: number) => ({ ok: true, value: { coins } });

describe("coins are spent", () => {
  test("as an entry of the ledger, and what is left is told", async () => {
    expect(await spend("booking-1", 40)).toEqual(left(60));
    expect(await spent()).toEqual([{ kind, source: "booking-1", coins: -40 }]);
  });

  test("down to none, and never below", async () => {
    expect(await spend("booking-1", 100)).toEqual(left(0));
    expect(await spend("booking-2", 1)).toMatchObject({
      ok: false,
      refusal: { code: "conflict", message: "You need 1 more coin." },
    });
    expect(await spent()).toHaveLength(1);
  });

  test("never below none by many purchases at the same time", async () => {
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => spend(`booking-${index}`, 30)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(3);
    expect((await spent()).reduce((sum, { coins }) => sum + coins, 100)).toBe(10);
  });

  test("once for the same purchase, also when it is asked for many times at once", async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => spend("booking-1", 60)));
    expect(results).toEqual(Array.from({ length: 10 }, () => left(40)));
    expect(await spent()).toHaveLength(1);
  });

  test("each from one's own", async () => {
    const other = await makeAccount(database.db);
    expect(await spend("booking-1", 1, other.id)).toMatchObject({ ok: false });
    await earn(50, other.id);
    expect(await spend("booking-1", 50, other.id)).toEqual(left(0));
    expect(await spend("booking-1", 100)).toEqual(left(0));
  });

  test("by nobody who is not there", async () => {
    const nobody = "0190b1f0-0000-4000-8000-000000000000";
    expect(await spend("booking-1", 1, nobody)).toMatchObject({ refusal: { code: "not-found" } });
  });
});

describe("coins are given back", () => {
  test("as many as were paid, once, also when it is asked for many times at once", async () => {
    await spend("booking-1", 70);
    const results = await Promise.all(Array.from({ length: 10 }, () => refund("booking-1")));
    expect(results).toEqual(Array.from({ length: 10 }, () => left(100)));
    expect(await spent()).toEqual([
      { kind, source: "booking-1", coins: -70 },
      { kind: "live-session-refunded", source: "booking-1", coins: 70 },
    ]);
  });

  test("and what was given back is not taken for paid", async () => {
    await spend("booking-1", 70);
    await refund("booking-1");
    expect(await spend("booking-1", 70)).toMatchObject({
      ok: false,
      refusal: { code: "conflict" },
    });
  });

  test("for nothing that was not paid", async () => {
    await spend("booking-1", 70);
    expect(await refund("booking-2")).toMatchObject({
      ok: false,
      refusal: { code: "not-found", message: "Nothing was paid for this." },
    });
    expect(await spent()).toHaveLength(1);
  });
});
