import { type RoomMessage, serverMessage } from "@saywell/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { busOfOne } from "../../../bus/bus";
import { openChannels } from "../../../live/channels";
import { type Connections, createConnections } from "../../../live/connections";
import { frameOf } from "../../../live/frame";
import { listeningConnection } from "../../../testing/listening-connection";
import { type ChatChannels, createChatChannels } from "./chat-channels";

const hidden = new Map<string, Set<string>>();
/** What a reading waits for, as on a slow line to the database. */
let slowness = Promise.resolve();
const asked: (readonly string[])[] = [];
let connections: Connections;
let rooms: ChatChannels;
beforeEach(() => {
  hidden.clear();
  slowness = Promise.resolve();
  const bus = busOfOne();
  const log = ({ event }: { event: string }) => expect.fail(event);
  connections = createConnections();
  rooms = createChatChannels({
    live: {
      bus,
      channels: (kind) => openChannels(kind, { bus, connections, log }),
      connectionsOf: (accountId) => connections.of([accountId]),
    },
    saidElsewhere: () => {},
    came: () => {},
    renamed: () => {},
    async hiddenForAll(ids) {
      asked.push(ids);
      const found = ids.map((id) => [...(hidden.get(id) ?? [])]);
      await slowness;
      return found;
    },
    history: { lastSeqs: () => Promise.resolve(new Map()), readAfter: () => Promise.resolve([]) },
    log,
  });
});
afterEach(() => {
  rooms.stopListening();
  rooms.close();
});

function connect(id: string) {
  const found = listeningConnection(id);
  connections.add(found.connection);
  return found;
}
async function inside(id: string, roomId: string, without = new Set<string>()) {
  const found = connect(id);
  const { subscription, join } = rooms.enter(found.connection, roomId, without);
  const greeting = frameOf({ type: "ROOM_JOINED", roomId, seq: 0, present: [] });
  await join({ lastSeq: 0, afterSeq: undefined }, () => greeting);
  found.heard.length = 0;
  return { ...found, subscription };
}
const hiddenFrom = ({ connection }: ReturnType<typeof connect>) => [
  ...rooms.hiddenFrom(connection),
];
const settle = () => new Promise((done) => setTimeout(done, 40));

const message = (seq: number, userId: string): RoomMessage => ({
  id: `m${seq}`,
  userId,
  userName: userId,
  content: `said ${seq}`,
  createdAt: "2026-03-02T09:00:00.000Z",
  isModerated: 0,
  seq,
  isBot: false,
});

test("the words and the coming of who is hidden from somebody do not reach them", async () => {
  const [ana, cleo] = [await inside("ana", "r1", new Set(["ben"])), await inside("cleo", "r1")];
  const entries = [message(1, "ben"), message(2, "cleo")];
  rooms.publish("r1", { after: 0, upTo: 2, entries });
  rooms.tell("r1", { type: "USER_LEFT", userId: "ben", userName: "Ben" }, { about: "ben" });
  await settle();
  const said = entries.map((each) => ({
    type: "NEW_MESSAGE",
    roomId: "r1",
    seq: each.seq,
    message: each,
  }));
  expect(ana.heard).toEqual([said[1]]);
  expect(cleo.heard).toEqual([...said, { type: "USER_LEFT", userId: "ben", userName: "Ben" }]);
});

test("a message goes out as the contract has it", async () => {
  const ana = await inside("ana", "r1");
  rooms.publish("r1", { after: 0, upTo: 1, entries: [message(1, "ben")] });
  expect(ana.heard).toHaveLength(1);
  expect(serverMessage.parse(ana.heard[0])).toEqual(ana.heard[0]);
});

test("whoever hides nobody has no view of their own: they get the frame made for all", async () => {
  const [ana, ben] = [await inside("ana", "r1"), await inside("ben", "r1", new Set(["cleo"]))];
  expect([ana.subscription.view === null, ben.subscription.view === null]).toEqual([true, false]);
});

test("whoever is put out of a room while coming in does not get in", async () => {
  const { connection, types } = connect("ana");
  const mayEnter = rooms.expect(connection, "r1");
  rooms.closeRoomFor("r2", "ana", "Sorry.");
  expect(mayEnter()).toBe(true);
  rooms.closeRoomFor("r1", "ana", "Sorry.");
  expect([mayEnter(), types()]).toEqual([false, ["ROOM_CLOSED"]]);
  const later = rooms.expect(connection, "r2");
  rooms.closeRoomFor(null, "ana", "Sorry.");
  expect(later()).toBe(false);
});

test("a ban everywhere closes whatever room each connection is in", async () => {
  const [first, second] = [await inside("ana", "r1"), await inside("ana", "r2")];
  const ben = await inside("ben", "r1");
  const gone: string[] = [];
  rooms.onGone((_, roomId) => gone.push(roomId));
  rooms.closeRoomFor(null, "ana", "Sorry.");
  expect([first, second, ben].map(({ types }) => types())).toEqual([
    ["ROOM_CLOSED"],
    ["ROOM_CLOSED"],
    [],
  ]);
  expect(gone).toEqual(["r1", "r2"]);
});

test("a change of whom somebody has hidden reaches the rooms they are in", async () => {
  const ana = await inside("ana", "r1");
  hidden.set("ana", new Set(["ben"]));
  rooms.hiddenChanged(["ana", "ben"]);
  await settle();
  expect(hiddenFrom(ana)).toEqual(["ben"]);
  rooms.publish("r1", { after: 0, upTo: 1, entries: [message(1, "ben")] });
  expect(ana.heard).toEqual([]);
});

test("of two readings of whom somebody has hidden the one that began later holds", async () => {
  const ana = await inside("ana", "r1");
  let arrive = (): void => {};
  slowness = new Promise((done) => (arrive = done));
  rooms.hiddenChanged(["ana"]);
  slowness = Promise.resolve();
  hidden.set("ana", new Set(["ben"]));
  rooms.hiddenChanged(["ana"]);
  await settle();
  arrive();
  await settle();
  expect(hiddenFrom(ana)).toEqual(["ben"]);
});

test("whoever is hidden from somebody on their way into a room is hidden there too", async () => {
  const ana = connect("ana");
  rooms.expect(ana.connection, "r1");
  hidden.set("ana", new Set(["ben"]));
  rooms.hiddenChanged(["ana"]);
  rooms.enter(ana.connection, "r1", new Set());
  await settle();
  expect(hiddenFrom(ana)).toEqual(["ben"]);
});

test("whom everybody has hidden is read again with one question", async () => {
  const [ana, ben] = [await inside("ana", "r1"), await inside("ben", "r2")];
  connect("cleo");
  hidden.set("ana", new Set(["cleo"]));
  hidden.set("ben", new Set(["ana"]));
  asked.length = 0;
  await rooms.recheckHidden();
  expect(asked).toEqual([["ana", "ben"]]);
  expect([hiddenFrom(ana), hiddenFrom(ben)]).toEqual([["cleo"], ["ana"]]);
});
