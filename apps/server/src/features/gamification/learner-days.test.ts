import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../db/transaction";
import { makeAccount } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";
import { realReads } from "../../testing/real-reads";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { createGamificationService, type GamificationService } from "./gamification.service";
import { joinGuest } from "./join-guest.store";

const clock = movableClock("2026-03-02T12:00:00Z");
const content = { badges: [], lesson: () => undefined };
let database: TestDatabase;
let service: GamificationService;
let accountId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  service = createGamificationService({ db: database.db, clock, content, ...realReads });
});
beforeEach(async () => {
  accountId = (await makeAccount(database.db)).id;
});
afterAll(() => database.drop());

const learner = (time: string, timeZone: string) => {
  clock.set(`2026-03-${time}Z`);
  return { accountId, timeZone, now: clock.now() };
};
const study = (time: string, timeZone = "Europe/Berlin") =>
  inTransaction(database.db, (tx) => service.recordStudy(tx, learner(time, timeZone)));
const talk = (time: string, timeZone = "Europe/Berlin") =>
  inTransaction(database.db, (tx) => service.payChat(tx, learner(time, timeZone)));
const later = (time: string, timeZone: string, then: string) =>
  inTransaction(database.db, (tx) =>
    service.isLaterDay(tx, learner(time, timeZone), new Date(`2026-03-${then}Z`)),
  );
async function streakIn(timeZone = "Europe/Berlin") {
  const result = await service.profile(accountId, { id: accountId, timeZone, role: "LEARNER" });
  if (!result.ok) throw new Error(result.refusal.message);
  const { streak, studiedToday } = result.value;
  return { streak, studiedToday };
}

const west = "Etc/GMT+12";
const east = "Pacific/Kiritimati";

describe("changing the time zone", () => {
  test("back and forth makes no second day of one", async () => {
    await study("02T10:30");
    for (const zone of [east, west, "Europe/Berlin", east]) await study("02T10:35", zone);
    expect((await streakIn(east)).streak).toBe(1);
    await study("02T11:55", west);
    await study("02T12:05", west);
    expect((await streakIn(west)).streak).toBe(1);
  });

  test("heals no day that was missed", async () => {
    await study("02T10:30");
    await study("04T10:30");
    await study("04T10:35", west);
    expect((await streakIn()).streak).toBe(1);
  });

  test("at an hour when days are held alone lengthens no streak, however long it goes on", async () => {
    for (let day = 2; day <= 20; day += 2) {
      const two = String(day).padStart(2, "0");
      await study(`${two}T10:30`);
      await study(`${two}T10:35`, east);
    }
    const counted = await database.db
      .selectFrom("study_day")
      .select("day")
      .where("account_id", "=", accountId)
      .where("is_kept", "=", false)
      .execute();
    expect(counted).toHaveLength(10);
    expect((await streakIn()).streak).toBeLessThanOrEqual(10);
  });

  test("costs a traveller to the east no streak", async () => {
    await study("01T18:00");
    await study("02T18:00");
    await study("03T11:00", "Asia/Tokyo");
    expect(await streakIn("Asia/Tokyo")).toEqual({ streak: 2, studiedToday: true });
    await study("04T00:00", "Asia/Tokyo");
    expect(await streakIn("Asia/Tokyo")).toEqual({ streak: 3, studiedToday: true });
  });

  test("costs a traveller to the west no streak", async () => {
    await study("01T10:00", "Pacific/Auckland");
    await study("02T10:00", "Pacific/Auckland");
    await study("03T03:00", "America/Los_Angeles");
    await study("03T20:00", "America/Los_Angeles");
    await study("04T20:00", "America/Los_Angeles");
    expect((await streakIn("America/Los_Angeles")).streak).toBe(4);
  });

  test("counts the day after all, for a traveller who studies when it is one of its own", async () => {
    await study("02T18:00");
    await study("03T06:00", "Asia/Tokyo");
    expect((await streakIn("Asia/Tokyo")).streak).toBe(1);
    await study("03T14:00", "Asia/Tokyo");
    expect((await streakIn("Asia/Tokyo")).streak).toBe(2);
  });

  test("pays no second time for talking, until twenty hours have gone by", async () => {
    const paid = [];
    for (const [time, zone] of [
      ["02T10:30", "Europe/Berlin"],
      ["02T10:35", east],
      ["02T10:40", west],
      ["02T12:05", west],
      ["02T12:10", "Europe/Berlin"],
      ["03T06:29", east],
      ["03T10:31", east],
    ] as const) {
      paid.push((await talk(time, zone)).xp);
    }
    expect(paid).toEqual([5, 0, 0, 0, 0, 0, 5]);
  });

  test("makes no practice of the same day that of a later one", async () => {
    await study("02T10:30");
    expect(await later("02T10:35", "Europe/Berlin", "02T10:30")).toBe(true);
    expect(await later("02T10:35", east, "02T10:30")).toBe(false);
    expect(await later("03T06:30", east, "02T10:30")).toBe(true);
  });
});

test("who stays has two days either side of midnight, as ever", async () => {
  await study("02T22:55");
  await study("02T23:05");
  expect((await streakIn()).streak).toBe(2);
  expect((await talk("02T22:55")).xp + (await talk("02T23:05")).xp).toBe(10);
});

describe("a guest who logs in", () => {
  const join = async (guestId: string) =>
    inTransaction(database.db, (tx) =>
      joinGuest(tx, {
        guestId,
        accountId,
        now: clock.now(),
        isOfOneAge: true,
        setLevel: () => Promise.resolve(),
        happened: () => undefined,
      }),
    );
  /** Studies and talks as somebody else. */
  async function asGuest(deeds: () => Promise<unknown>): Promise<string> {
    const own = accountId;
    const guestId = (await makeAccount(database.db)).id;
    accountId = guestId;
    await deeds();
    accountId = own;
    return guestId;
  }
  const days = async () =>
    (
      await database.db
        .selectFrom("study_day")
        .select("day")
        .where("account_id", "=", accountId)
        .orderBy("day")
        .execute()
    ).map(({ day }) => day);
  const xp = async () => (await service.earnedBy(database.db, [accountId])).get(accountId)?.xp;

  test("brings days and pay of the same zone", async () => {
    await study("02T10:00");
    await talk("02T10:00");
    const guestId = await asGuest(async () => {
      await study("03T07:00");
      await talk("03T07:00");
    });
    await join(guestId);
    expect(await days()).toEqual(["2026-03-02", "2026-03-03"]);
    expect(await xp()).toBe(10);
  });

  test.each([east, west])("brings no second day, and no second pay, from %s", async (zone) => {
    await study("02T10:30");
    await talk("02T10:30");
    const guestId = await asGuest(async () => {
      await study("02T10:35", zone);
      await talk("02T10:35", zone);
    });
    await join(guestId);
    expect(await days()).toEqual(["2026-03-02"]);
    expect(await xp()).toBe(5);
  });
});
