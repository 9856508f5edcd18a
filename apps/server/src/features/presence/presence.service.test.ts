import type { ServerMessage } from "@saywell/contract";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type PresenceRegistry, presenceRegistryOfOne } from "../../live/presence-registry";
import { makeAccount, makeClass } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { createPresenceService, type PresenceService } from "./presence.service";

const grace = 40;
const clock = movableClock("2026-03-02T09:00:00Z");
let target: TestDatabase;
let presenceRegistry: PresenceRegistry;
let expire: (group: string, member: string) => void;
let told: [readonly string[], ServerMessage][];
let presence: PresenceService;
let ann: string;
let ben: string;
let stranger: string;

/** Presence as one process has it, on the presenceRegistry that all share. */
const presenceOn = (shared: PresenceRegistry): PresenceService =>
  createPresenceService({
    db: target.db,
    clock,
    presenceRegistry: shared,
    log: (entry) => expect.fail(JSON.stringify(entry)),
    toAccounts: (ids, message) => told.push([ids, message]),
    grace,
    gather: 1,
  });

beforeEach(async () => {
  target = await createTestDatabase();
  told = [];
  const hearers: ((group: string, member: string) => void)[] = [];
  presenceRegistry = { ...presenceRegistryOfOne(), onExpired: (hear) => void hearers.push(hear) };
  expire = (...what) => hearers.forEach((hear) => hear(...what));
  [ann, ben, stranger] = (await Promise.all(
    ["Ann", "Ben", "Cay"].map(
      async (name) => (await makeAccount(target.db, { name, ageBand: "ADULT" })).id,
    ),
  )) as [string, string, string];
  await target.db
    .insertInto("friendship")
    .values({ requester_id: ann, addressee_id: ben, state: "ACCEPTED" })
    .execute();
  await target.db
    .insertInto("friendship")
    .values({ requester_id: stranger, addressee_id: ann, state: "PENDING" })
    .execute();
  presence = presenceOn(presenceRegistry);
});
afterEach(async () => {
  await presence.close();
  await target.drop();
});

const lastSeen = async (id: string) =>
  (
    await target.db
      .selectFrom("account")
      .select("last_seen_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).last_seen_at?.toISOString();

describe("presence", () => {
  test.each(["UNKNOWN", "UNDER_13", "AGE_13_TO_17"] as const)(
    "of somebody whose age is %s is told to friends in their class, and to no others",
    async (ageBand) => {
      await target.db
        .updateTable("account")
        .set({ age_band: ageBand })
        .where("id", "=", ben)
        .execute();
      for (const [one, other] of [
        [ann, ben],
        [ben, ann],
      ] as const) {
        await presence.connected(other);
        expect(await presence.friendsOnline(one)).toEqual([]);
      }
      await makeClass(target.db, { teacherId: stranger, studentIds: [ann, ben] });
      expect(await presence.friendsOnline(ann)).toEqual([ben]);
      expect(await presence.friendsOnline(ben)).toEqual([ann]);
    },
  );

  test("tells friends, and nobody else, who came", async () => {
    await presence.connected(ann);
    await expect
      .poll(() => told)
      .toEqual([[[ben], { type: "FRIEND_STATUS_CHANGE", userId: ann, isOnline: true }]]);
    expect(await presence.online([ann, ben])).toEqual(new Set([ann]));
    expect(await presence.friendsOnline(ben)).toEqual([ann]);
    expect(await presence.friendsOnline(stranger)).toEqual([]);
  });

  test("tells friends who went, and stores when, after the last of several tabs", async () => {
    await presence.connected(ann);
    await presence.connected(ann);
    presence.disconnected(ann);
    await sleep(2 * grace);
    expect(await presence.online([ann])).toEqual(new Set([ann]));
    presence.disconnected(ann);
    const lastSeenAt = clock.now().toISOString();
    await expect
      .poll(() => told.at(-1))
      .toEqual([[ben], { type: "FRIEND_STATUS_CHANGE", userId: ann, isOnline: false, lastSeenAt }]);
    expect(await lastSeen(ann)).toBe(lastSeenAt);
    expect(await presence.online([ann])).toEqual(new Set());
  });

  test("says nothing of somebody who only reloads the page", async () => {
    await presence.connected(ann);
    await expect.poll(() => told).toHaveLength(1);
    presence.disconnected(ann);
    await presence.connected(ann);
    await sleep(2 * grace);
    expect(told).toHaveLength(1);
    expect(await presence.online([ann])).toEqual(new Set([ann]));
  });

  test("counts an account as here while any process holds a connection of it", async () => {
    const elsewhere = presenceOn(presenceRegistry);
    await presence.connected(ann);
    await elsewhere.connected(ann);
    presence.disconnected(ann);
    await sleep(2 * grace);
    expect(await presence.online([ann])).toEqual(new Set([ann]));
    expect(told).toHaveLength(1);
    elsewhere.disconnected(ann);
    await expect.poll(() => told).toHaveLength(2);
    await elsewhere.close();
  });

  test("tells who went with a process that died", async () => {
    expire("online", ann);
    expire("room:1", ben);
    await expect.poll(() => told).toHaveLength(1);
    expect(told[0]![1]).toMatchObject({ userId: ann, isOnline: false });
    expect(await lastSeen(ann)).toBe(clock.now().toISOString());
  });

  test("knows practice partners as always here", async () => {
    const { id } = await makeAccount(target.db, { name: "Leo", isBot: true, ageBand: "ADULT" });
    await target.db
      .insertInto("friendship")
      .values({ requester_id: ann, addressee_id: id, state: "ACCEPTED" })
      .execute();
    expect(await presence.friendsOnline(ann)).toEqual([id]);
    expect(await presence.online([id, ben])).toEqual(new Set([id]));
  });

  test("stores when everybody was last seen when the process stops", async () => {
    await presence.connected(ben);
    await presence.close();
    expect(await lastSeen(ben)).toBe(clock.now().toISOString());
  });
});
