import { expect, test, vi } from "vitest";
import { busOfOne } from "../../../bus/bus";
import type { Connection } from "../../../live/connection";
import { presenceRegistryOfOne } from "../../../live/presence-registry";
import { movableClock } from "../../../testing/movable-clock";
import { movableTimers } from "../../../testing/movable-timers";
import type { ChatChannels } from "./chat-channels";
import { createRoomPlaces } from "./room-places";
import { createRoomPresence } from "./room-presence";

const roomId = "r1";
const connectionOf = (id: string): Connection =>
  ({ caller: { id, name: id }, isOpen: () => true, isOver: () => false }) as unknown as Connection;

/** Rooms whose places are freed when a test says so. */
function start({
  takeAgain = () => Promise.resolve(),
  namesOf = (ids) => Promise.resolve(ids.map((userId) => ({ userId, userName: userId }))),
}: {
  takeAgain?: () => Promise<unknown>;
  namesOf?: Parameters<typeof createRoomPresence>[0]["namesOf"];
} = {}) {
  const clock = movableClock("2026-03-02T09:00:00Z");
  const timers = movableTimers(clock);
  const { after } = timers;
  let expire: (group: string, member: string) => void = () => {};
  const presenceRegistry = {
    ...presenceRegistryOfOne(),
    onExpired: (handler: typeof expire) => void (expire = handler),
  };
  const freeing: { who: string[]; end: (isPlace: boolean) => void; fail: () => void }[] = [];
  const live = { presenceRegistry, bus: busOfOne(), connectionsOf: () => [] };
  const log = vi.fn();
  const places = createRoomPlaces({
    live,
    list: () => Promise.resolve([]),
    free: (gone) =>
      new Promise((done, fail) =>
        freeing.push({
          who: gone.map(({ accountId }) => accountId),
          end: (isPlace) => done(gone.map(() => isPlace)),
          fail: () => fail(new Error("away")),
        }),
      ),
    takeAgain,
    freed: () => {},
    lookEvery: Infinity,
    arriveWithin: 0,
    clock,
    after,
    log,
  });
  let goes: Parameters<ChatChannels["onGone"]>[0] = () => {};
  const tell = vi.fn<ChatChannels["tell"]>();
  const presence = createRoomPresence({
    live,
    channels: { onGone: (handler) => void (goes = handler), tell },
    namesOf,
    practicePartnerIn: () => Promise.resolve(null),
    release: places.release,
    left: () => {},
    returnGrace: 0,
    after,
    log,
  });
  const left = () => tell.mock.calls.map(([, message]) => "userId" in message && message.userId);
  const enter = (connection: Connection) =>
    presence.enter(connection, roomId, connection.caller.name);
  const go = (each: Connection) => goes(each, roomId);
  /** The process of somebody died, and the grace is over. */
  const die = (userId: string) => {
    expire(`room:${roomId}`, userId);
    return timers.pass(0);
  };
  return { presence, enter, go, die, freeing, left };
}

test.each([
  ["an open", true],
  ["a private", false],
])("who comes back into %s room while they go is not said to have left", async (_, isPlace) => {
  const { presence, enter, go, freeing, left } = start();
  const [one, two] = [connectionOf("ana"), connectionOf("ana")];
  await enter(one);
  go(one);
  await vi.waitFor(() => expect(freeing).toHaveLength(1));
  await enter(two);
  freeing[0]!.end(isPlace);
  await presence.close();
  expect(left()).toEqual([]);
});

test("who left is said to have left, also where the place could not be freed", async () => {
  const { presence, enter, go, freeing, left } = start();
  const ana = connectionOf("ana");
  await enter(ana);
  go(ana);
  await vi.waitFor(() => expect(freeing).toHaveLength(1));
  expect(left()).toEqual([]);
  freeing[0]!.fail();
  await presence.close();
  expect(left()).toEqual(["ana"]);
});

test("who left is said to have left while somebody who came back still waits for a place", async () => {
  const { presence, enter, go, freeing, left } = start({ takeAgain: () => new Promise(() => {}) });
  const [first, ben, ana] = ["first", "ben", "ana"].map(connectionOf) as [
    Connection,
    Connection,
    Connection,
  ];
  for (const each of [first, ben, ana]) await enter(each);
  for (const each of [first, ben, ana]) go(each);
  await vi.waitFor(() => expect(freeing).toHaveLength(2));
  await enter(connectionOf("ben"));
  freeing[0]!.end(true);
  await vi.waitFor(() => expect(freeing).toHaveLength(3));
  freeing[1]!.end(true);
  freeing[2]!.end(true);
  await presence.close();
  expect(new Set(left())).toEqual(new Set(["ana", "first"]));
});

test("of a process that died nobody has left who is back by the time their name is known", async () => {
  let read = (): void => {};
  const { enter, die, freeing, left } = start({
    namesOf: ([userId]) =>
      new Promise((done) => (read = () => done([{ userId: userId!, userName: "Ana" }]))),
  });
  const dying = die("ana");
  await enter(connectionOf("ana"));
  read();
  await dying;
  expect(freeing).toEqual([]);
  expect(left()).toEqual([]);
});
