import type { SanctionKind } from "@saywell/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeAccount } from "../../testing/factories";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { readInForce } from "./sanctions.store";

let database: TestDatabase;
let accountId: string;
beforeEach(async () => {
  database = await createTestDatabase();
  accountId = (await makeAccount(database.db)).id;
});
afterEach(() => database.drop());

const start = new Date("2026-03-02T09:00:00Z");
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const impose = (kind: SanctionKind, hours: number | null) =>
  database.db
    .insertInto("sanction")
    .values({
      account_id: accountId,
      kind,
      reason: "Be kind.",
      created_at: start,
      ends_at: hours === null ? null : after(hours),
    })
    .execute();
const inForce = async (now: Date) =>
  ((await readInForce(database.db, [accountId], now)).get(accountId) ?? []).map(
    ({ kind, endsAt }) => [kind, endsAt?.toISOString() ?? null],
  );

test("a sanction holds until the moment at which it ends", async () => {
  await impose("MUTE", 1);
  const ends = after(1).toISOString();
  expect(await inForce(new Date(after(1).getTime() - 1))).toEqual([["MUTE", ends]]);
  expect(await inForce(after(1))).toEqual([]);
});

test("a sanction that was lifted holds no more", async () => {
  await impose("BAN", null);
  await database.db.updateTable("sanction").set({ lifted_at: start }).execute();
  expect(await inForce(after(1))).toEqual([]);
});

test("of several sanctions a ban counts before a mute, and the longest of a kind first", async () => {
  await impose("MUTE", 1);
  await impose("BAN", 1);
  await impose("MUTE", null);
  await impose("BAN", 2);
  expect(await inForce(start)).toEqual([
    ["BAN", "2026-03-02T11:00:00.000Z"],
    ["BAN", "2026-03-02T10:00:00.000Z"],
    ["MUTE", null],
    ["MUTE", "2026-03-02T10:00:00.000Z"],
  ]);
});
