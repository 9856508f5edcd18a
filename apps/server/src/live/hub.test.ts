import type { ServerMessage } from "@saywell/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { busOfOne } from "./bus";
import type { Connection } from "./connection";
import { createHub, type Hub } from "./hub";

const hidden = new Map<string, Set<string>>();
/** What a reading waits for, as on a slow line to the database. */
let slowness = Promise.resolve();
const asked: (readonly string[])[] = [];
let hub: Hub;
beforeEach(() => {
  hidden.clear();
  slowness = Promise.resolve();
  hub = createHub({
    bus: busOfOne(),
    saidElsewhere: () => {},
    async hiddenForAll(ids) {
      asked.push(ids);
      const found = ids.map((id) => [...(hidden.get(id) ?? [])]);
      await slowness;
      return found;
    },
    history: { lastSeqs: () => Promise.resolve(new Map()), readAfter: () => Promise.resolve([]) },
    log: (entry) => {
      throw new Error(entry.event);
    },
  });
});
afterEach(() => hub.close());

/** A connection that writes down what it is sent. */
function connect(id: string) {
  const heard: ServerMessage["type"][] = [];
  const connection = {
    caller: { id },
    session: `session of ${id}`,
    isOpen: () => true,
    isBehind: () => false,
    drained: () => Promise.resolve(),
    send: ({ type }: ServerMessage) => heard.push(type),
    write(frames: Buffer) {
      for (const [, type] of frames.toString("latin1").matchAll(/\{"type":"(\w+)"/g)) {
        heard.push(type as ServerMessage["type"]);
      }
    },
  } as unknown as Connection;
  hub.add(connection);
  return { connection, heard };
}
async function subscription(id: string, roomId: string) {
  const found = connect(id);
  const { subscription, feed } = hub.takeSubscription(found.connection, roomId, new Set());
  await feed.join(
    subscription,
    { lastSeq: 0, afterSeq: undefined },
    () => (subscription.news = null),
  );
  return { ...found, subscription };
}
const settle = () => new Promise((done) => setTimeout(done, 40));

test("word to accounts reaches each of their connections, but not those in the room it is about", async () => {
  const [inside, elsewhere] = [await subscription("ana", "r1"), await subscription("ana", "r2")];
  const ben = connect("ben");
  hub.toAccounts(["ana"], { type: "ROOM_ACTIVITY", roomId: "r1", seq: 1 }, { notIn: "r1" });
  hub.toAccounts(["ana"], { type: "FRIENDS_CHANGED" });
  expect(inside.heard).toEqual(["FRIENDS_CHANGED"]);
  expect(elsewhere.heard).toEqual(["ROOM_ACTIVITY", "FRIENDS_CHANGED"]);
  expect(ben.heard).toEqual([]);
});

test("news of a room is for those who were in it then, and not for whom it is about", async () => {
  const ana = await subscription("ana", "r1");
  hub.toRoom("r1", { type: "USER_JOINED", userId: "ana", userName: "Ana" }, { about: "ana" });
  const ben = await subscription("ben", "r1");
  hub.toRoom("r1", { type: "USER_JOINED", userId: "ben", userName: "Ben" }, { about: "ben" });
  await settle();
  expect([ana.heard, ben.heard]).toEqual([["USER_JOINED"], []]);
});

test("whoever is put out of a room while coming in does not get in", async () => {
  const { connection, heard } = connect("ana");
  const mayEnter = hub.expectSubscription(connection, "r1");
  const mayEnterOther = () => hub.expectSubscription(connection, "r2");
  hub.closeRoomFor("r2", "ana", "Sorry.");
  expect(mayEnter()).toBe(true);
  hub.closeRoomFor("r1", "ana", "Sorry.");
  expect([mayEnter(), heard]).toEqual([false, ["ROOM_CLOSED"]]);
  const later = mayEnterOther();
  hub.closeRoomFor(null, "ana", "Sorry.");
  expect(later()).toBe(false);
});

test("a ban everywhere closes whatever room each connection is in", async () => {
  const [first, second] = [await subscription("ana", "r1"), await subscription("ana", "r2")];
  const ben = await subscription("ben", "r1");
  const gone: string[] = [];
  hub.onGone((_, roomId) => gone.push(roomId));
  hub.closeRoomFor(null, "ana", "Sorry.");
  expect([first.heard, second.heard, ben.heard]).toEqual([["ROOM_CLOSED"], ["ROOM_CLOSED"], []]);
  expect(gone).toEqual(["r1", "r2"]);
});

test("a change of whom somebody has hidden reaches the subscriptions they have", async () => {
  const ana = await subscription("ana", "r1");
  hidden.set("ana", new Set(["ben"]));
  hub.hiddenChanged(["ana", "ben"]);
  await settle();
  expect([...ana.subscription.hidden]).toEqual(["ben"]);
});

test("of two readings of whom somebody has hidden the one that began later holds", async () => {
  const ana = await subscription("ana", "r1");
  let arrive = (): void => {};
  slowness = new Promise((done) => (arrive = done));
  hub.hiddenChanged(["ana"]);
  slowness = Promise.resolve();
  hidden.set("ana", new Set(["ben"]));
  hub.hiddenChanged(["ana"]);
  await settle();
  arrive();
  await settle();
  expect([...ana.subscription.hidden]).toEqual(["ben"]);
});

test("whoever is hidden from somebody on their way into a room is hidden there too", async () => {
  const { connection } = connect("ana");
  hub.expectSubscription(connection, "r1");
  hidden.set("ana", new Set(["ben"]));
  hub.hiddenChanged(["ana"]);
  const { subscription } = hub.takeSubscription(connection, "r1", new Set());
  await settle();
  expect([...subscription.hidden]).toEqual(["ben"]);
});

test("whom everybody has hidden is read again with one question", async () => {
  const [ana, ben] = [await subscription("ana", "r1"), await subscription("ben", "r2")];
  connect("cleo");
  hidden.set("ana", new Set(["cleo"]));
  hidden.set("ben", new Set(["ana"]));
  asked.length = 0;
  await hub.recheckHidden();
  expect(asked).toEqual([["ana", "ben"]]);
  expect([[...ana.subscription.hidden], [...ben.subscription.hidden]]).toEqual([["cleo"], ["ana"]]);
});
