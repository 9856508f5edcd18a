import { expect, test, vi } from "vitest";
import { busOfOne } from "../../../bus/bus";
import type { Connection } from "../../../live/connection";
import { presenceRegistryOfOne } from "../../../live/presence-registry";
import type { ChatChannels } from "./chat-channels";
import { createRoomPlaces } from "./room-places";
import { createRoomPresence } from "./room-presence";

const roomId = "r1";
const connectionOf = (id: string): Connection =>
  ({ caller: { id, name: id }, isOpen: () => true, isOver: () => false }) as unknown as Connection;

/** Rooms whose places are freed when a test says so. */
function start() {
  const presenceRegistry = presenceRegistryOfOne();
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
    takeAgain: () => Promise.resolve(),
    freed: () => {},
    lookEvery: Infinity,
    arriveWithin: 0,
    log,
  });
  let goes: Parameters<ChatChannels["onGone"]>[0] = () => {};
  const tell = vi.fn<ChatChannels["tell"]>();
  const presence = createRoomPresence({
    live,
    channels: { onGone: (handler) => void (goes = handler), tell },
    namesOf: () => Promise.resolve([]),
    practicePartnerIn: () => Promise.resolve(null),
    release: places.release,
    returnGrace: 0,
    log,
  });
  const left = () => tell.mock.calls.map(([, message]) => "userId" in message && message.userId);
  const enter = (connection: Connection) =>
    presence.enter(connection, roomId, connection.caller.name);
  return { presence, enter, go: (each: Connection) => goes(each, roomId), freeing, left };
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
