import type { ServerMessage } from "@saywell/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeAccount, makeClass } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";
import { realReads } from "../../testing/real-reads";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { createEvents } from "../../events";
import { createContact } from "./contact";
import { createFriendProfilesStore } from "./friend-profiles.store";
import { createWaiting } from "./requests/friend-approvals.store";
import { createFriendApprovals } from "./requests/friend-approvals";
import { createFriendRequestsService } from "./requests/friend-requests.service";
import { createFriendsService } from "./friends.service";
import { createBlocksService } from "./blocks/blocks.service";

const { accounts, classes } = realReads;
const clock = movableClock("2026-03-02T09:00:00Z");
let target: TestDatabase;
let told: [readonly string[], ServerMessage["type"]][];
let hidden: (readonly string[])[];
let ann: string;
let ben: string;
let friends: ReturnType<typeof createFriendsService>;
let requests: ReturnType<typeof createFriendRequestsService>;
let blocks: ReturnType<typeof createBlocksService>;

beforeEach(async () => {
  target = await createTestDatabase();
  told = [];
  hidden = [];
  const { db } = target;
  ({ id: ann } = await makeAccount(db, { name: "Ann", ageBand: "ADULT" }));
  ({ id: ben } = await makeAccount(db, { name: "Ben", ageBand: "ADULT" }));
  const toAccounts = (ids: readonly string[], { type }: ServerMessage) =>
    void told.push([ids.toSorted(), type]);
  const online = (ids: readonly string[]) => Promise.resolve(new Set(ids));
  const contact = createContact(classes);
  const profiles = createFriendProfilesStore(accounts);
  const { classmatesOf, teachersOfBoth } = classes;
  const shared = { db, clock, contact, profiles, toAccounts };
  friends = createFriendsService({ ...shared, classmatesOf, online });
  const waiting = createWaiting({ accounts, classes });
  const approvals = createFriendApprovals({ clock, contact, profiles, waiting, teachersOfBoth });
  requests = createFriendRequestsService({ ...shared, approvals });
  const events = createEvents(() => {});
  events.subscribe("blocks-changed", ({ accountIds }) => void hidden.push(accountIds.toSorted()));
  const endInvitations = () => Promise.resolve();
  const shareRoom = () => Promise.resolve(false);
  blocks = createBlocksService({ ...shared, events, accounts, endInvitations, shareRoom });
});
afterEach(() => target.drop());

const bothTold = () => [[ann, ben].toSorted(), "FRIENDS_CHANGED"];

/** The id of a request from Ann to Ben. */
async function ask(): Promise<string> {
  const asked = await requests.request(ann, ben);
  if (!asked.ok) throw new Error(asked.refusal.message);
  return asked.value.id;
}

describe("both are told to read their friends again", () => {
  test("when one asks, accepts, takes back and unfriends", async () => {
    await requests.accept(ben, await ask());
    await friends.unfriend(ann, ben);
    await requests.decline(ann, await ask());
    expect(told).toEqual(Array.from({ length: 5 }, bothTold));
  });

  test("when a friendship waits for a teacher, needs none any more, or is given up", async () => {
    const { db } = target;
    const setAge = (age_band: "ADULT" | "AGE_13_TO_17") =>
      db.updateTable("account").set({ age_band }).where("id", "=", ann).execute();
    const { id: teacherId } = await makeAccount(db, { role: "TEACHER" });
    await makeClass(db, { teacherId, studentIds: [ann, ben] });
    await setAge("AGE_13_TO_17");
    const id = await ask();
    told = [];
    await requests.accept(ben, id);
    await requests.list(ann);
    expect(told).toEqual([bothTold()]);
    await setAge("ADULT");
    await requests.list(ann);
    expect(told).toEqual([bothTold(), bothTold()]);
    await requests.list(ben);
    expect(told).toHaveLength(2);

    await setAge("AGE_13_TO_17");
    await friends.unfriend(ann, ben);
    const again = await ask();
    await requests.accept(ben, again);
    told = [];
    await requests.decline(ben, again);
    expect(told).toEqual([bothTold()]);
  });

  test("but only who declines, when one declines", async () => {
    const id = await ask();
    told = [];
    await requests.decline(ben, id);
    expect(told).toEqual([[[ben], "FRIENDS_CHANGED"]]);
  });

  test("when blocking ends something between them, and not otherwise", async () => {
    await requests.accept(ben, await ask());
    told = [];
    await blocks.set(ben, ann, "MUTE");
    expect(told).toEqual([]);
    await blocks.set(ben, ann, "BLOCK");
    expect(told).toEqual([bothTold()]);
    await blocks.set(ben, ann, "BLOCK");
    expect(told[1]).toEqual([[ben], "FRIENDS_CHANGED"]);
  });

  test("but not who is blocked, when what they asked was waiting: it goes on waiting for them", async () => {
    await ask();
    told = [];
    await blocks.set(ben, ann, "BLOCK");
    expect(told).toEqual([[[ben], "FRIENDS_CHANGED"]]);
    expect((await requests.list(ann)).ok && (await requests.list(ben)).ok).toBe(true);
    expect(await requests.list(ann)).toMatchObject({ value: [{ direction: "OUTGOING" }] });
    expect(await requests.list(ben)).toMatchObject({ value: [] });
  });

  test("and nobody is told of what was refused", async () => {
    const id = await ask();
    told = [];
    await requests.request(ann, ben);
    await requests.accept(ann, id);
    await friends.unfriend(ann, ben);
    await requests.decline(ben, "no-such-request");
    expect(told).toEqual([]);
  });
});

test("whose words reach whom is looked up anew after every block and mute", async () => {
  const { db } = target;
  expect(await blocks.hiddenFor(db, ann)).toEqual([]);
  await blocks.set(ann, ben, "MUTE");
  expect([await blocks.hiddenFor(db, ann), await blocks.hiddenFor(db, ben)]).toEqual([[ben], []]);
  await blocks.set(ann, ben, "BLOCK");
  expect([await blocks.hiddenFor(db, ann), await blocks.hiddenFor(db, ben)]).toEqual([
    [ben],
    [ann],
  ]);
  expect(await blocks.blocksOf(db, ben)).toMatchObject([{ byId: ann, againstId: ben }]);
  await blocks.lift(ann, ben);
  expect(await blocks.hiddenFor(db, ben)).toEqual([]);
  expect(hidden).toEqual(Array.from({ length: 3 }, () => [ann, ben].toSorted()));
});
