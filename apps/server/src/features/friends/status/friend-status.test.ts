import type { ServerMessage } from "@saywell/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createEvents, type Events } from "../../../events";
import { listeningConnection } from "../../../testing/listening-connection";
import { makeAccount, makeClass } from "../../../testing/factories";
import { realReads } from "../../../testing/real-reads";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { friendStatusLive } from "./friend-status.live";
import { createFriendStatus, type FriendStatus } from "./friend-status.service";
import { createFriendStatusStore } from "./friend-status.store";

const { cards } = realReads.accounts;
const { memberships } = realReads.classes;
let target: TestDatabase;
let events: Events;
let here: Set<string>;
let told: [readonly string[], ServerMessage][];
let presence: FriendStatus;
let ann: string;
let ben: string;
let stranger: string;

beforeEach(async () => {
  target = await createTestDatabase();
  told = [];
  here = new Set();
  const log = (entry: object) => expect.fail(JSON.stringify(entry));
  events = createEvents(log);
  presence = createFriendStatus({
    db: target.db,
    store: createFriendStatusStore({ cards, memberships }),
    events,
    connected: (ids) => Promise.resolve(new Set(ids.filter((id) => here.has(id)))),
    toAccounts: (ids, message) => told.push([ids, message]),
    log,
    gather: 1,
  });
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
});
afterEach(async () => {
  await presence.close();
  await target.drop();
});

describe("presence", () => {
  test.each(["UNKNOWN", "UNDER_13", "AGE_13_TO_17"] as const)(
    "of somebody whose age is %s is told to friends in their class, and to no others",
    async (ageBand) => {
      await target.db
        .updateTable("account")
        .set({ age_band: ageBand })
        .where("id", "=", ben)
        .execute();
      here = new Set([ann, ben]);
      expect(await presence.friendsOnline(ann)).toEqual([]);
      expect(await presence.friendsOnline(ben)).toEqual([]);
      await makeClass(target.db, { teacherId: stranger, studentIds: [ann, ben] });
      expect(await presence.friendsOnline(ann)).toEqual([ben]);
      expect(await presence.friendsOnline(ben)).toEqual([ann]);
    },
  );

  test("tells friends, and nobody else, who came", async () => {
    here.add(ann);
    events.publish("account-entered", { accountId: ann });
    await expect
      .poll(() => told)
      .toEqual([[[ben], { type: "FRIEND_STATUS_CHANGE", userId: ann, isOnline: true }]]);
    expect(await presence.online([ann, ben])).toEqual(new Set([ann]));
    expect(await presence.friendsOnline(ben)).toEqual([ann]);
    expect(await presence.friendsOnline(stranger)).toEqual([]);
  });

  test("tells friends who went, and when", async () => {
    const at = new Date("2026-03-02T09:00:00Z");
    events.publish("account-left", { accountId: ann, at });
    const lastSeenAt = at.toISOString();
    await expect
      .poll(() => told)
      .toEqual([
        [[ben], { type: "FRIEND_STATUS_CHANGE", userId: ann, isOnline: false, lastSeenAt }],
      ]);
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

  test("tells whoever connects which friends are here, and answers for nobody else", async () => {
    here.add(ben);
    const { connection, heard } = listeningConnection(ann);
    const connect = friendStatusLive(presence).CONNECT_USER!;
    await connect(connection, { type: "CONNECT_USER", userId: ann, userName: "Ann" }, 0);
    await connect(connection, { type: "CONNECT_USER", userId: ben, userName: "Ben" }, 0);
    expect(heard).toEqual([
      { type: "CONNECTED", onlineFriends: [ben] },
      { type: "ERROR", message: "You can only connect as yourself." },
    ]);
  });
});
