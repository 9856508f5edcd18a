import type { LedgerEntry } from "@saywell/gamification";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { makeAccount, makeMessage, makeRoom } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";
import { realReads } from "../../testing/real-reads";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { createGamificationService, type GamificationService } from "./gamification.service";

const clock = movableClock("2026-03-02T09:00:00Z");
const badge = (id: string, name: string) => ({ id, name, description: name, howToEarn: name });
const content = {
  badges: [
    badge("first-talk", "First Talk"),
    badge("hard-worker", "Hard Worker"),
    badge("social-speaker", "Social Speaker"),
    badge("game-champion", "Game Champion"),
  ],
  lesson: () => ({ topic: "everyday", tags: [], xpReward: 60 }),
};

let database: TestDatabase;
let service: GamificationService;
let accountId: string;
beforeEach(async () => {
  clock.set("2026-03-02T09:00:00Z");
  database = await createTestDatabase();
  service = createGamificationService({ db: database.db, clock, content, ...realReads });
  accountId = (await makeAccount(database.db)).id;
});
afterEach(() => database.drop());

const learner = () => ({ accountId, timeZone: "Europe/London", now: clock.now() });
const together = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(database.db, work);
const award = (...entries: LedgerEntry[]) =>
  together((tx) => service.award(tx, { ...learner(), entries }));
const study = () => together((tx) => service.recordStudy(tx, learner()));
const profile = async () => {
  const result = await service.profile(accountId);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
};

const lesson = (source: string, xp: number, coins = 0): LedgerEntry => ({
  kind: "lesson-completed",
  source,
  xp,
  coins,
});
const won = (source: string): LedgerEntry => ({ kind: "game-won", source, xp: 0, coins: 0 });

describe("an award", () => {
  test("pays a cause once, and says what was really paid", async () => {
    expect(await award(lesson("a", 60, 25))).toMatchObject({ xp: 60, coins: 25 });
    const second = await award(lesson("a", 999, 999), lesson("b", 10));
    expect(second).toMatchObject({ xp: 10, coins: 0, paid: [lesson("b", 10)] });
    expect(await profile()).toMatchObject({ xp: 70, coins: 25 });
  });

  test("pays a cause once when twenty ask for it at the same time", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => award(lesson("a", 1000, 25))),
    );
    const paid = outcomes.filter(({ xp }) => xp > 0);
    expect(paid).toMatchObject([{ xp: 1000, coins: 25, level: 2, leveledUp: true }]);
    expect(paid[0]?.badges.map(({ name }) => name)).toEqual(["First Talk"]);
    for (const outcome of outcomes.filter(({ xp }) => xp === 0)) {
      expect(outcome).toMatchObject({ paid: [], leveledUp: false, badges: [] });
    }
    expect(await profile()).toMatchObject({ xp: 1000, coins: 25, level: 2 });
  });

  test("reaches a level once when many causes are paid at the same time", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) => award(lesson(`lesson-${index}`, 100))),
    );
    expect(outcomes.filter(({ leveledUp }) => leveledUp)).toHaveLength(1);
    expect(await profile()).toMatchObject({ xp: 1200, level: 2 });
  });

  test("hands out a badge once when its last games are won at the same time", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) => award(won(`game-${index}`))),
    );
    expect(outcomes.flatMap(({ badges }) => badges.map(({ id }) => id))).toEqual(["game-champion"]);
    expect((await profile()).badges.map(({ id }) => id)).toEqual(["game-champion"]);
  });

  test("counts twenty room messages for a badge", async () => {
    const { db } = database;
    const { id: roomId } = await makeRoom(db);
    const now = clock.now();
    const say = (isHidden: boolean) => makeMessage(db, { roomId, accountId, now, isHidden });
    for (let count = 0; count < 19; count++) await say(false);
    await say(true);
    expect((await award()).badges).toEqual([]);
    await say(false);
    expect((await award()).badges.map(({ id }) => id)).toEqual(["social-speaker"]);
  });

  test("is undone with the transaction it belongs to", async () => {
    const failing = together(async (tx) => {
      await service.award(tx, { ...learner(), entries: [lesson("a", 60)] });
      await service.recordStudy(tx, learner());
      throw new Error("later");
    });
    await expect(failing).rejects.toThrow("later");
    expect(await profile()).toMatchObject({ xp: 0, streak: 0, badges: [] });
  });
});

describe("study", () => {
  test("makes a streak of days, bridged by a freeze, with a badge on the seventh", async () => {
    const badges = [];
    for (const day of [1, 2, 3, 4, 5, 7, 8]) {
      clock.set(`2026-03-0${day}T12:00:00Z`);
      badges.push(await study(), await study());
    }
    expect(badges.flat().map(({ id }) => id)).toEqual(["hard-worker"]);
    expect(await profile()).toMatchObject({ streak: 7, streakFreezes: 0, studiedToday: true });
    clock.set("2026-03-09T12:00:00Z");
    expect(await profile()).toMatchObject({ streak: 7, studiedToday: false });
    clock.set("2026-03-10T12:00:00Z");
    expect(await profile()).toMatchObject({ streak: 0 });
  });

  test("is kept under the day it is where the learner is", async () => {
    clock.set("2026-06-30T23:30:00Z");
    await study();
    expect(await database.db.selectFrom("study_day").select("day").execute()).toEqual([
      { day: "2026-07-01" },
    ]);
  });

  test("under a clock moved back writes no day twice and loses none", async () => {
    await study();
    clock.set("2026-03-03T09:00:00Z");
    await study();
    clock.set("2026-03-02T08:00:00Z");
    await study();
    expect(await profile()).toMatchObject({ streak: 1 });
    clock.set("2026-03-03T10:00:00Z");
    expect(await profile()).toMatchObject({ streak: 2, studiedToday: true });
  });
});
