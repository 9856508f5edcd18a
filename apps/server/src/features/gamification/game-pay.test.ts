import { afterEach, beforeEach, expect, test } from "vitest";
import type { Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { makeAccount } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";
import { realReads } from "../../testing/real-reads";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { createGamePay, type GameToPay } from "./game-pay";
import { joinGuest } from "./join-guest.store";
import { createGamificationService, type GamificationService } from "./gamification.service";

const clock = movableClock("2026-03-02T09:00:00Z");
const champion = { id: "game-champion", name: "C", description: "C", howToEarn: "C" };
const content = { badges: [champion], lesson: () => undefined };

let database: TestDatabase;
let service: GamificationService;
let accountId: string;
beforeEach(async () => {
  clock.set("2026-03-02T09:00:00Z");
  database = await createTestDatabase();
  service = createGamificationService({ db: database.db, clock, content, ...realReads });
  accountId = (await makeAccount(database.db)).id;
  await moveTo("UTC");
});
afterEach(() => database.drop());

const moveTo = (time_zone: string) =>
  database.db.updateTable("account").set({ time_zone }).where("id", "=", accountId).execute();
const together = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(database.db, work);
const pay = (match: number, game: Partial<GameToPay> = {}, by = accountId) =>
  together((tx) =>
    createGamePay(service).payGame(
      tx,
      { accountId: by, now: clock.now() },
      { gameId: "game", match, right: 5, rounds: 5, people: 2, rank: 1, answered: 5, ...game },
    ),
  );
const profile = async () => {
  const result = await service.profile(accountId);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
};

test("a game is paid once however often it is asked for, on a later day too", async () => {
  expect(await pay(1)).toMatchObject({ xp: 15, coins: 2 });
  expect(await pay(1)).toBeUndefined();
  clock.set("2026-03-03T09:00:00Z");
  expect(await pay(1)).toBeUndefined();
  expect(await profile()).toMatchObject({ xp: 15, coins: 2, studiedToday: false });
});

test("games played as several guests pay no more than the day does", async () => {
  await pay(1);
  for (const name of ["one", "two", "three", "four"]) {
    const { id: guestId } = await makeAccount(database.db);
    for (const match of [1, 2, 3]) await pay(match, { gameId: name }, guestId);
    clock.advance(60_000);
    await together((tx) =>
      joinGuest(tx, { guestId, accountId, now: clock.now() } as Parameters<typeof joinGuest>[1]),
    );
  }
  expect(await profile()).toMatchObject({ xp: 40, coins: 10 });
  clock.set("2026-03-03T09:00:00Z");
  const { id: guestId } = await makeAccount(database.db);
  await pay(1, { gameId: "next day" }, guestId);
  await together((tx) =>
    joinGuest(tx, { guestId, accountId, now: clock.now() } as Parameters<typeof joinGuest>[1]),
  );
  expect(await profile()).toMatchObject({ xp: 55, coins: 12 });
});

test("a game is paid once when ten ask for it at the same time", async () => {
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => pay(1)));
  expect(outcomes.filter((each) => each !== undefined)).toMatchObject([{ xp: 15, coins: 2 }]);
  expect(await profile()).toMatchObject({ xp: 15, coins: 2 });
});

test("ten games that end at the same time pay no more than the day does, and all are won", async () => {
  const outcomes = await Promise.all(Array.from({ length: 10 }, (_, at) => pay(at + 1)));
  expect(outcomes.reduce((sum, each) => sum + (each?.xp ?? 0), 0)).toBe(40);
  expect(await profile()).toMatchObject({ xp: 40, coins: 10, badges: [{ id: "game-champion" }] });
});

test("the day ends at midnight where the learner is", async () => {
  await moveTo("Asia/Tokyo");
  clock.set("2026-03-02T14:59:00Z");
  for (const match of [1, 2, 3, 4]) await pay(match);
  expect(await profile()).toMatchObject({ xp: 40, coins: 8 });
  clock.set("2026-03-02T15:00:00Z");
  expect(await pay(5)).toMatchObject({ xp: 15, coins: 2 });
});

test("a change of time zone begins no new day before 20 hours have passed", async () => {
  clock.set("2026-03-02T20:00:00Z");
  for (const match of [1, 2, 3]) await pay(match);
  await moveTo("Asia/Tokyo");
  expect(await pay(4)).toMatchObject({ xp: 0 });
  clock.set("2026-03-03T15:59:00Z");
  expect(await pay(5)).toMatchObject({ xp: 0 });
  clock.set("2026-03-03T16:01:00Z");
  expect(await pay(6)).toMatchObject({ xp: 15 });
});

test.each([
  [3, true],
  [2, false],
])("a game with %i answers counts as study: %s", async (answered, studiedToday) => {
  await pay(1, { right: 0, rank: 2, answered });
  expect(await profile()).toMatchObject({ xp: 0, studiedToday });
});

test("who answered nothing, or is nobody, is paid nothing", async () => {
  expect(await pay(1, { right: 0, answered: 0 })).toBeUndefined();
  expect(await pay(1, {}, "00000000-0000-4000-8000-000000000000")).toBeUndefined();
  expect(await database.db.selectFrom("ledger_entry").select("source").execute()).toEqual([]);
});
