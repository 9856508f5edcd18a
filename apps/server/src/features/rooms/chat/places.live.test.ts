import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { defaultRateLimits } from "../../../config";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { cookieOf, createLines, listenOn } from "../../../testing/dial";
import { makeAccount, makeRoom } from "../../../testing/factories";
import { movableClock } from "../../../testing/movable-clock";
import { movableTimers } from "../../../testing/movable-timers";

const returnGrace = 20_000;
const clock = movableClock("2026-03-02T09:00:00Z");
const timers = movableTimers(clock);
let app: TestApp;
let port: number;
const lines = createLines();
beforeAll(async () => {
  app = await buildTestApp({ clock, after: timers.after, roomLimits: { returnGrace } });
  port = await listenOn(app);
});
afterEach(() => lines.hangUp());
afterAll(() => app.close());

let ana: TestUser;
let ben: TestUser;
/** Has a place in the room, which leaves one. */
let other: string;
let roomId: string;
beforeEach(async () => {
  await app.empty();
  ana = await app.signInGuest();
  ben = await app.signIn({ name: "Ben", ageBand: "ADULT" });
  ({ id: other } = await makeAccount(app.db));
  ({ id: roomId } = await makeRoom(app.db, { maxParticipants: 2, memberIds: [other] }));
});

const post = (call: "join" | "leave", as: TestUser, id = roomId) =>
  app.call(
    `POST /api/rooms/{roomId}/${call}`,
    { params: { roomId: id }, body: { userId: as.id } },
    { as },
  );
const read = async (as: TestUser, id = roomId) =>
  (await app.call("GET /api/rooms/{id}", { params: { id } }, { as })).body;
const myRooms = async (as: TestUser) =>
  (await app.call("GET /api/rooms/my-rooms/{userId}", { params: { userId: as.id } }, { as })).body;
const isFree = (id = roomId) =>
  vi.waitFor(async () => expect((await read(ben, id)).memberCount).toBe(1));

test("of somebody who goes back is free at once, and the next may take it", async () => {
  expect((await post("join", ana)).status).toBe(200);
  const line = await lines.join(port, ana, roomId);
  expect(await post("join", ben)).toMatchObject({ status: 409, code: "room-full" });
  expect((await myRooms(ana)).map(({ id }) => id)).toEqual([roomId]);
  line.send({ type: "LEAVE_ROOM" });
  expect(await line.until("ROOM_LEFT")).toEqual({ type: "ROOM_LEFT", roomId });
  expect(await read(ana)).toMatchObject({ isMember: false, memberCount: 1 });
  expect(await myRooms(ana)).toEqual([]);
  expect((await post("join", ben)).status).toBe(200);
});

test("is left by a call as well, and on a change of rooms", async () => {
  const lobby = await lines.open(port, cookieOf(ana));
  await post("join", ana);
  expect((await read(ana)).memberCount).toBe(2);
  await post("leave", ana);
  expect((await read(ana)).memberCount).toBe(1);
  expect(await lobby.until("ROOM_LEFT")).toEqual({ type: "ROOM_LEFT", roomId });
  const { id: next } = await makeRoom(app.db);
  const line = await lines.join(port, ana, roomId);
  line.send({ type: "JOIN_ROOM", roomId: next, userId: ana.id, userName: "" });
  await line.until("ROOM_JOINED");
  await isFree();
  expect((await read(ana, next)).memberCount).toBe(1);
});

test("is kept for a cut line, then free; nobody is said to have left before", async () => {
  const { id } = await makeRoom(app.db, { maxParticipants: 2 });
  const watching = await lines.join(port, ben, id);
  const first = await lines.join(port, ana, id);
  await watching.until("USER_JOINED");
  first.socket.terminate();
  await first.closed;
  const again = await lines.join(port, ana, id);
  await timers.pass(returnGrace);
  again.socket.terminate();
  await again.closed;
  await watching.answered();
  expect((await read(ben, id)).memberCount).toBe(2);
  expect(watching.inbox).toEqual([]);
  // The server hears of the cut line a moment after.
  const isGone = async () => {
    await timers.pass(returnGrace);
    expect(watching.inbox).toMatchObject([{ type: "USER_LEFT", userId: ana.id }]);
  };
  await vi.waitFor(isGone);
  expect((await read(ben, id)).memberCount).toBe(1);
});

const fourMore = () => Promise.all([1, 2, 3, 4].map(async () => (await makeRoom(app.db)).id));
const tooMany = {
  status: 409,
  code: "conflict",
  text: "You have a place in 3 open rooms. Leave one of them first, or wait a minute.",
};

test("is had in three open rooms at most by who never says a word, over however many lines", async () => {
  const rooms = await fourMore();
  for (const id of rooms.slice(0, 3)) await lines.join(port, ana, id);
  const fourth = await lines.open(port, cookieOf(ana));
  fourth.send({ type: "JOIN_ROOM", roomId: rooms[3]!, userId: ana.id, userName: "" });
  expect(await fourth.until("ERROR")).toMatchObject({ roomId: rooms[3], message: tooMany.text });
  expect(await post("join", ana, rooms[3])).toMatchObject(tooMany);
  // What one has already is no fourth, and a private room takes none of them.
  expect((await post("join", ana, rooms[0])).status).toBe(200);
  const { id: own } = await makeRoom(app.db, { isPrivate: true, memberIds: [ana.id, ben.id] });
  expect((await read(ana, own)).isMember).toBe(true);
  await post("leave", ana, rooms[0]);
  expect((await post("join", ana, rooms[3])).status).toBe(200);
});

/** Three lines, each in a room of its own, and a fourth room. */
async function inThree() {
  const rooms = await fourMore();
  const open: Awaited<ReturnType<typeof lines.join>>[] = [];
  for (const id of rooms.slice(0, 3)) open.push(await lines.join(port, ana, id));
  const [first] = open;
  const wish = { roomId: rooms[3]!, userId: ana.id, userName: "" };
  return { rooms, first: first!, goOn: () => first!.send({ type: "JOIN_ROOM", ...wish }) };
}

test("is free for another room on the same connection, also of somebody who has three", async () => {
  const { rooms, first, goOn } = await inThree();
  goOn();
  expect(await first.until("ROOM_JOINED")).toMatchObject({ roomId: rooms[3] });
  expect((await myRooms(ana)).map(({ id }) => id).sort()).toEqual(rooms.slice(1).sort());
  expect((await read(ana, rooms[0])).memberCount).toBe(0);
  // Left and asked for in one breath.
  first.send({ type: "LEAVE_ROOM" });
  first.send({ type: "JOIN_ROOM", roomId: rooms[0]!, userId: ana.id, userName: "" });
  expect(await first.until("ROOM_JOINED")).toMatchObject({ roomId: rooms[0] });
  expect((await myRooms(ana)).map(({ id }) => id).sort()).toEqual(rooms.slice(0, 3).sort());
});

test("is no fourth by going on to another room while another tab stays in the one that is left", async () => {
  const { rooms, first, goOn } = await inThree();
  const tab = await lines.join(port, ana, rooms[0]!);
  goOn();
  expect(await first.until("ERROR")).toMatchObject({ roomId: rooms[3], message: tooMany.text });
  await tab.answered();
  expect(tab.inbox.filter(({ type }) => type === "ROOM_CLOSED" || type === "ROOM_LEFT")).toEqual(
    [],
  );
  expect((await myRooms(ana)).map(({ id }) => id).sort()).toEqual(rooms.slice(0, 3).sort());
  expect((await read(ana, rooms[3])).memberCount).toBe(0);
});

test("of three tabs that go on from room to room at the same moment is never a fourth", async () => {
  const rooms = [...(await fourMore()), ...(await fourMore())];
  const open = await Promise.all(rooms.slice(0, 3).map((id) => lines.join(port, ana, id)));
  for (const [place, line] of open.entries()) {
    for (const next of [3, 4, 5].map((step) => rooms[(step + place) % rooms.length]!)) {
      line.send({ type: "JOIN_ROOM", roomId: next, userId: ana.id, userName: "" });
    }
  }
  for (const line of open) {
    expect((await myRooms(ana)).length).toBeLessThanOrEqual(3);
    await line.answered();
  }
  expect((await myRooms(ana)).length).toBeLessThanOrEqual(3);
});

test("that was acknowledged is in My Rooms at once, of many asked for at the same moment", async () => {
  const rooms = [...(await fourMore()), ...(await fourMore())];
  const held = new Set<string>();
  await Promise.all(
    rooms.map(async (id, place) => {
      const { status } = await post("join", ana, id);
      if (status !== 200) return expect(status).toBe(409);
      held.add(id);
      const known = [...held];
      if (place % 2 === 0) await lines.join(port, ana, id);
      expect((await myRooms(ana)).map((room) => room.id)).toEqual(expect.arrayContaining(known));
    }),
  );
  expect(held.size).toBe(3);
  expect(new Set((await myRooms(ana)).map(({ id }) => id))).toEqual(held);
});

test("of a storm of comings and goings are all free at the end, and nobody had more than three", async () => {
  const ids = [...(await fourMore()), ...(await fourMore())];
  const guests = await Promise.all(Array.from({ length: 10 }, () => app.signInGuest()));
  const mine = async (as: TestUser) => (await myRooms(as)).length;
  await Promise.all(
    guests.map(async (as, which) => {
      const cookie = cookieOf(as);
      const open = await Promise.all([1, 2, 3, 4].map(() => lines.open(port, cookie)));
      for (let step = 0; step < 24; step++) {
        const id = ids[(step * 3 + which) % ids.length]!;
        const line = open[step % open.length]!;
        const doWhat = (step + which) % 5;
        if (doWhat < 3) line.send({ type: "JOIN_ROOM", roomId: id, userId: as.id, userName: "" });
        else if (doWhat === 3) line.send({ type: "LEAVE_ROOM" });
        else await post(step % 2 === 0 ? "join" : "leave", as, id);
      }
      for (const line of open) await line.answered();
      expect(await mine(as)).toBeLessThanOrEqual(3);
      for (const line of open) line.send({ type: "LEAVE_ROOM" });
      for (const line of open) await line.answered();
      for (const { id } of await myRooms(as)) await post("leave", as, id);
    }),
  );
  const isLeft = async () =>
    expect(await Promise.all(guests.map(mine))).toEqual(guests.map(() => 0));
  await vi.waitFor(isLeft);
  for (const id of ids) expect((await read(ben, id)).memberCount).toBe(0);
});

test("is joined by a call only so often", async () => {
  const joins = { ...defaultRateLimits.joins, max: 1 };
  const limited = await buildTestApp({ config: { rateLimits: { ...defaultRateLimits, joins } } });
  const as = await limited.signIn();
  const { id } = await makeRoom(limited.db);
  const join = async () => {
    const params = { roomId: id };
    const body = { userId: as.id };
    return (await limited.call("POST /api/rooms/{roomId}/join", { params, body }, { as })).status;
  };
  expect(await join()).toBe(200);
  expect(await join()).toBe(429);
  await limited.close();
});

test("is kept for who is there, and a membership for its member, when they join elsewhere", async () => {
  const { id: own } = await makeRoom(app.db, { isPrivate: true, memberIds: [ana.id, ben.id] });
  const { id: next } = await makeRoom(app.db);
  await lines.join(port, ana, roomId);
  clock.advance(1);
  await post("join", ana, next);
  expect(await read(ben)).toMatchObject({ memberCount: 2 });
  expect(await read(ben, own)).toMatchObject({ memberCount: 2 });
});

test("stays while another tab is in the room", async () => {
  const [one, two] = [await lines.join(port, ana, roomId), await lines.join(port, ana, roomId)];
  one.send({ type: "LEAVE_ROOM" });
  await one.answered();
  expect((await read(ana)).memberCount).toBe(2);
  two.send({ type: "LEAVE_ROOM" });
  await two.until("ROOM_LEFT");
  expect((await read(ana)).memberCount).toBe(1);
});

test("of a guest who logs out is free without waiting, also in a private room", async () => {
  const { id } = await makeRoom(app.db, { isPrivate: true, memberIds: [ana.id, ben.id] });
  await lines.join(port, ana, roomId);
  await app.call("POST /api/session/log-out", {}, { as: ana });
  await isFree();
  await vi.waitFor(async () => expect((await read(ben, id)).memberCount).toBe(1));
});

test("of a guest who logs out is gone with the session, also where no event is heard", async () => {
  const { id } = await makeRoom(app.db, { isPrivate: true, memberIds: [ana.id, ben.id] });
  await post("join", ana);
  const lost = vi.spyOn(app.events, "publish").mockReturnValue();
  await app.call("POST /api/session/log-out", {}, { as: ana });
  lost.mockRestore();
  expect((await read(ben, id)).memberCount).toBe(1);
  expect((await read(ben)).memberCount).toBe(1);
});

test("is none of a practice partner's, and none in a private room that is only left for a while", async () => {
  const { id: botId } = await makeAccount(app.db, { name: "Leo", isBot: true });
  const { id } = await makeRoom(app.db, {
    practicePartnerId: botId,
    memberIds: [botId, other],
    maxParticipants: 2,
  });
  expect(await read(ana, id)).toMatchObject({ memberCount: 1 });
  expect((await post("join", ana, id)).status).toBe(200);
  const memberIds = [ana.id, ben.id];
  const { id: own } = await makeRoom(app.db, { isPrivate: true, memberIds });
  const line = await lines.join(port, ana, own);
  line.send({ type: "LEAVE_ROOM" });
  await line.answered();
  expect(await read(ben, own)).toMatchObject({ memberCount: 2 });
  expect((await myRooms(ana)).map((room) => room.id)).toContain(own);
});

test("in a room for games is to be had as in any other", async () => {
  const { id } = await makeRoom(app.db, { type: "GAME" });
  expect(await post("join", ana, id)).toMatchObject({ status: 200 });
  expect(await read(ana, id)).toMatchObject({ memberCount: 1, isMember: true });
});
