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
  vi.waitFor(async () => expect((await read(ben, id)).memberCount).toBe(1), { timeout: 10_000 });

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
  await vi.waitFor(isGone, { timeout: 10_000 });
  expect((await read(ben, id)).memberCount).toBe(1);
});

test("is kept in three rooms at a time for who never comes", async () => {
  const others = [await makeRoom(app.db), await makeRoom(app.db), await makeRoom(app.db)];
  const counts = () =>
    Promise.all([read(ben), ...others.map(({ id }) => read(ben, id))]).then((rooms) =>
      rooms.map(({ memberCount }) => memberCount),
    );
  await post("join", ana);
  const before = await counts();
  for (const { id } of others) {
    clock.advance(1);
    await post("join", ana, id);
  }
  expect(before).toEqual([2, 0, 0, 0]);
  expect(await counts()).toEqual([1, 1, 1, 1]);
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

test("in a game is not to be had before there are games", async () => {
  const { id } = await makeRoom(app.db, { type: "GAME" });
  expect(await post("join", ana, id)).toMatchObject({
    status: 501,
    code: "not-open-yet",
    text: "Games are not open yet.",
  });
});
