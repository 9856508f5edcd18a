import type { ServerMessage } from "@saywell/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listeningConnection } from "../testing/listening-connection";
import { createAccountMessages } from "./account-messages";
import { busOfOne } from "../bus/bus";
import { type Channels, openChannels } from "./channels";
import { type Connections, createConnections } from "./connections";
import { frameOf } from "./frame";
import type { View } from "./subscription";

/** Any kind of entry: what it is made into is the kind's own business. */
interface Move {
  seq: number;
  by: string;
  secret: string;
}

let connections: Connections;
let accountMessages: ReturnType<typeof createAccountMessages>;
let rooms: Channels<Move>;
let games: Channels<Move>;
beforeEach(() => {
  const bus = busOfOne();
  connections = createConnections();
  accountMessages = createAccountMessages({ bus, connections });
  const history = {
    lastSeqs: () => Promise.resolve(new Map<string, number>()),
    readAfter: () => Promise.resolve([]),
  };
  const log = ({ event }: { event: string }) => expect.fail(event);
  const frame = (id: string, { seq }: Move) => frameOf(saidTo(id, `move ${seq}`));
  const open = (kind: string) => openChannels({ kind, history, frame }, { bus, connections, log });
  rooms = open("room");
  games = open("game");
});
afterEach(() => {
  rooms.close();
  games.close();
  accountMessages.close();
});

const saidTo = (roomId: string, message: string): ServerMessage => ({
  type: "ROOM_CLOSED",
  roomId,
  message,
});
const joined = (roomId: string): ServerMessage => saidTo(roomId, "joined");

function connect(id: string) {
  const found = listeningConnection(id);
  connections.add(found.connection);
  return found;
}
async function join(
  { connection }: ReturnType<typeof connect>,
  channels: Channels<Move>,
  id: string,
  view: View<Move> | null = null,
) {
  const { join } = channels.subscribe(connection, id, view);
  await join({ lastSeq: 0, afterSeq: undefined }, () => frameOf(joined(id)));
}
async function inside(id: string, channelId: string) {
  const found = connect(id);
  await join(found, rooms, channelId);
  found.heard.length = 0;
  return found;
}
const settle = () => new Promise((done) => setTimeout(done, 40));
const move = (seq: number): Move => ({ seq, by: "ana", secret: `tiles of move ${seq}` });

test("a message to accounts reaches each of their connections, but not those in the channel it is about", async () => {
  const [here, elsewhere] = [await inside("ana", "r1"), await inside("ana", "r2")];
  const ben = connect("ben");
  const activity = { type: "ROOM_ACTIVITY", roomId: "r1", seq: 1 } as const;
  accountMessages.toAccounts(["ana"], activity, { notIn: rooms.topicOf("r1") });
  accountMessages.toAccounts(["ana"], { type: "FRIENDS_CHANGED" });
  expect(here.types()).toEqual(["FRIENDS_CHANGED"]);
  expect(elsewhere.types()).toEqual(["ROOM_ACTIVITY", "FRIENDS_CHANGED"]);
  expect(ben.heard).toEqual([]);
});

test("news of a channel is for those who were in it then, and not for whom it is about", async () => {
  const ana = await inside("ana", "r1");
  rooms.tell("r1", { type: "USER_JOINED", userId: "ana", userName: "Ana" }, { about: "ana" });
  const ben = await inside("ben", "r1");
  rooms.tell("r1", { type: "USER_JOINED", userId: "ben", userName: "Ben" }, { about: "ben" });
  await settle();
  expect([ana.types(), ben.types()]).toEqual([["USER_JOINED"], []]);
});

test("whoever is turned away while coming in is expected no more", () => {
  const { connection } = connect("ana");
  const isExpected = rooms.expect(connection, "r1");
  expect([isExpected(), rooms.expectedIn(connection)]).toEqual([true, "r1"]);
  rooms.turnAway(connection);
  expect([isExpected(), rooms.expectedIn(connection)]).toEqual([false, undefined]);
  const first = rooms.expect(connection, "r1");
  const second = rooms.expect(connection, "r2");
  expect([first(), second()]).toEqual([false, true]);
});

test("kinds of channels stand beside each other: a connection is in one of each, whatever they are called", async () => {
  const ana = connect("ana");
  await join(ana, rooms, "1");
  await join(ana, games, "1");
  rooms.publish("1", { after: 0, upTo: 1, entries: [move(1)] });
  games.publish("1", { after: 0, upTo: 2, entries: [move(1), move(2)] });
  expect(ana.heard.map((each) => (each.type === "ROOM_CLOSED" ? each.message : ""))).toEqual([
    "joined",
    "joined",
    "move 1",
    "move 1",
    "move 2",
  ]);
  rooms.leave(ana.connection);
  expect([rooms.of(ana.connection), games.of(ana.connection)]).toEqual([undefined, "1"]);
});

test("each viewer of a game can have a view of its own, which holds what no other sees", async () => {
  const [ana, ben, watcher] = [connect("ana"), connect("ben"), connect("watcher")];
  const own = (player: string): View<Move> => ({
    entry: ({ seq, by, secret }, plain) =>
      by === player ? frameOf(saidTo("g", `move ${seq}: ${secret}`)) : plain(),
    hears: () => true,
  });
  await join(ana, games, "g", own("ana"));
  await join(ben, games, "g", own("ben"));
  await join(watcher, games, "g");
  games.publish("g", { after: 0, upTo: 1, entries: [move(1)] });
  expect(ana.heard.at(-1)).toEqual(saidTo("g", "move 1: tiles of move 1"));
  expect(ben.heard.at(-1)).toEqual(saidTo("g", "move 1"));
  expect(watcher.heard.at(-1)).toEqual(saidTo("g", "move 1"));
});
