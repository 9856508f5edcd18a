import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { cookieOf, createLines, listenOn } from "../../../testing/dial";
import { makeClass, makeRoom } from "../../../testing/factories";
import { movableClock } from "../../../testing/movable-clock";

const hour = 60 * 60_000;
const clock = movableClock("2026-03-02T09:00:00Z");
let app: TestApp;
let port: number;
const lines = createLines();
beforeAll(async () => {
  app = await buildTestApp({ clock });
  port = await listenOn(app);
});
afterEach(async () => {
  lines.hangUp();
  await app.empty();
});
afterAll(() => app.close());

let ana: TestUser;
let owner: TestUser;
let roomId: string;
beforeEach(async () => {
  ana = await app.signIn({ name: "Ana Silva", ageBand: "ADULT", email: "ana@example.org" });
  owner = await app.signIn({ name: "Omar", ageBand: "ADULT", email: "omar@example.org" });
  ({ id: roomId } = await makeRoom(app.db, {
    isPrivate: true,
    isListed: true,
    ownerId: owner.id,
    memberIds: [owner.id],
  }));
});

const ask = (as: TestUser, id = roomId) =>
  app.call("POST /api/rooms/{roomId}/requests", { params: { roomId: id } }, { as });
const requests = async (as: TestUser) =>
  app.call("GET /api/rooms/{roomId}/requests", { params: { roomId } }, { as });
const room = async (as: TestUser) =>
  (await app.call("GET /api/rooms/{id}", { params: { id: roomId } }, { as })).body;

test("who asks is shown by the face that they chose", async () => {
  await app.db.updateTable("account").set({ avatar: "owl" }).where("id", "=", ana.id).execute();
  await ask(ana);
  expect((await requests(owner)).body).toMatchObject([{ userId: ana.id, avatar: "owl" }]);
});

test("a request is stored, told to the owner as it comes, and answered by an invitation", async () => {
  const line = await lines.open(port, cookieOf(owner));
  expect((await ask(ana)).status).toBe(200);
  expect((await ask(ana)).status).toBe(200);
  expect(await line.until("ROOM_REQUESTED")).toMatchObject({
    roomId,
    roomType: "CHAT",
    userId: ana.id,
    userName: "Ana",
  });
  expect(await room(ana)).toMatchObject({ hasAsked: true, isMember: false });
  expect((await requests(owner)).body).toMatchObject([{ userId: ana.id, userName: "Ana" }]);
  const body = { userId: ana.id };
  await app.call(
    "POST /api/rooms/{roomId}/invitations",
    { params: { roomId }, body },
    { as: owner },
  );
  expect((await requests(owner)).body).toEqual([]);
  expect(await room(ana)).toMatchObject({ hasAsked: false, isInvited: true });
  await line.answered();
  expect(line.inbox.filter(({ type }) => type === "ROOM_REQUESTED")).toEqual([]);
});

const end = (as: TestUser) =>
  app.call(
    "DELETE /api/rooms/{roomId}/requests/{userId}",
    { params: { roomId, userId: ana.id } },
    { as },
  );

test("a request is turned down by its owner, and by no stranger", async () => {
  await ask(ana);
  const stranger = await app.signIn({ name: "Cleo", ageBand: "ADULT", email: "c@example.org" });
  expect((await end(stranger)).status).toBe(403);
  expect((await requests(stranger)).status).toBe(403);
  expect((await end(owner)).status).toBe(200);
  expect((await requests(owner)).body).toEqual([]);
});

test.each([
  ["turned down", () => owner],
  ["taken back", () => ana],
])("a request that was %s is made again a day later, and the owner hears of it", async (_, by) => {
  await ask(ana);
  await end(by());
  const line = await lines.open(port, cookieOf(owner));
  expect(await room(ana)).toMatchObject({ hasAsked: false, mayAsk: true });
  clock.advance(90 * 60_000);
  expect(await ask(ana)).toMatchObject({
    status: 409,
    code: "conflict",
    text: "You asked for a place here a short time ago. You can ask again in 23 hours.",
  });
  expect((await requests(owner)).body).toEqual([]);
  await line.answered();
  expect(line.inbox.filter(({ type }) => type === "ROOM_REQUESTED")).toEqual([]);
  clock.advance(22 * hour);
  expect(await ask(ana)).toMatchObject({
    text: "You asked for a place here a short time ago. You can ask again in an hour.",
  });
  clock.advance(hour);
  expect((await ask(ana)).status).toBe(200);
  await line.until("ROOM_REQUESTED");
  expect((await requests(owner)).body).toMatchObject([{ userId: ana.id }]);
});

test("who was invited after a request, and went, rests no day", async () => {
  await ask(ana);
  const params = { roomId };
  await app.call(
    "POST /api/rooms/{roomId}/invitations",
    { params, body: { userId: ana.id } },
    { as: owner },
  );
  const body = { userId: ana.id };
  await app.call("POST /api/rooms/{roomId}/join", { params, body }, { as: ana });
  await app.call("POST /api/rooms/{roomId}/leave", { params, body }, { as: ana });
  expect((await ask(ana)).status).toBe(200);
});

test("visitors of the demo school who enter as its teacher answer for its rooms, and invite nobody else", async () => {
  const visitor = { isVisitor: true, ageBand: "ADULT" } as const;
  const teacher = await app.signIn({ ...visitor, role: "TEACHER", name: "Demo Teacher" });
  const learner = await app.signIn({ ...visitor, name: "Demo Learner" });
  const traits = { isPrivate: true, isListed: true, isDemo: true };
  const seeded = await app.signIn({ role: "TEACHER", isDemo: true, ageBand: "ADULT" });
  ({ id: roomId } = await makeRoom(app.db, { ...traits, ownerId: seeded.id }));
  const invite = (userId: string) =>
    app.call(
      "POST /api/rooms/{roomId}/invitations",
      { params: { roomId }, body: { userId } },
      { as: teacher },
    );
  expect(await room(teacher)).toMatchObject({ mayAnswer: true, isOwner: false });
  expect((await room(learner)).mayAnswer).toBe(false);
  expect((await invite(learner.id)).status).toBe(403);
  expect((await ask(learner)).status).toBe(200);
  expect((await requests(teacher)).body).toMatchObject([{ userId: learner.id }]);
  expect((await invite(learner.id)).status).toBe(200);
  expect(await room(learner)).toMatchObject({ isInvited: true, mayEnter: true });
});

test("whom the owner has blocked has asked as far as they know, and the owner hears nothing", async () => {
  await app.call("POST /api/blocks", { body: { userId: ana.id, kind: "BLOCK" } }, { as: owner });
  const line = await lines.open(port, cookieOf(owner));
  expect((await ask(ana)).status).toBe(200);
  expect((await room(ana)).hasAsked).toBe(true);
  expect((await requests(owner)).body).toEqual([]);
  await line.answered();
  expect(line.inbox.filter(({ type }) => type === "ROOM_REQUESTED")).toEqual([]);
});

test("a child does not reach an adult who does not teach them", async () => {
  const teacher = await app.signIn({ role: "TEACHER", email: "t@example.org" });
  const child = await app.signIn({ name: "Kim", ageBand: "AGE_13_TO_17", email: "k@example.org" });
  await makeClass(app.db, { teacherId: teacher.id, studentIds: [child.id] });
  expect(await room(child)).toMatchObject({ mayEnter: false, mayAsk: false });
  await ask(child);
  expect((await requests(owner)).body).toEqual([]);
});

test("a place is offered to who has not said an age, who is asked for it first, and to who was blocked, who must not learn of it", async () => {
  const unsure = await app.signIn({ ageBand: "UNKNOWN", email: "u@example.org" });
  expect((await room(unsure)).mayAsk).toBe(true);
  await app.call("POST /api/blocks", { body: { userId: ana.id, kind: "BLOCK" } }, { as: owner });
  expect((await room(ana)).mayAsk).toBe(true);
});

test("no place in a room of the demo school is offered to who did not enter the demo", async () => {
  const seeded = await app.signIn({ role: "TEACHER", isDemo: true, ageBand: "ADULT" });
  const traits = { isPrivate: true, isListed: true, isDemo: true };
  ({ id: roomId } = await makeRoom(app.db, { ...traits, ownerId: seeded.id }));
  expect(await room(ana)).toMatchObject({ mayAsk: false });
  expect((await ask(ana)).status).toBe(403);
});

test("an open room is entered without asking, and one that shows itself to nobody is not there", async () => {
  const open = await makeRoom(app.db, { ownerId: owner.id });
  expect(await ask(ana, open.id)).toMatchObject({ status: 409, code: "conflict" });
  const secret = await makeRoom(app.db, { isPrivate: true, ownerId: owner.id });
  expect((await ask(ana, secret.id)).status).toBe(404);
});

test("a place in a room for games is asked for as in any other", async () => {
  const traits = { type: "GAME", isPrivate: true, isListed: true, ownerId: owner.id } as const;
  ({ id: roomId } = await makeRoom(app.db, traits));
  expect(await room(ana)).toMatchObject({ mayAsk: true });
  expect(await ask(ana)).toMatchObject({ status: 200 });
  expect((await requests(owner)).body).toHaveLength(1);
});

test("a place is only asked for where one may not go in, and somebody can answer", async () => {
  expect(await room(ana)).toMatchObject({ mayEnter: false, mayAsk: true });
  expect(await room(owner)).toMatchObject({ mayEnter: true, mayAsk: false });
  const admin = await app.signIn({ role: "ADMIN", ageBand: "ADULT", email: "a@example.org" });
  expect(await room(admin)).toMatchObject({ mayEnter: true, mayAsk: false });
  const visitor = await app.signIn({
    role: "TEACHER",
    isDemo: true,
    ageBand: "ADULT",
    email: "v@example.org",
  });
  const traits = { isPrivate: true, isListed: true, isDemo: true, ownerId: owner.id };
  ({ id: roomId } = await makeRoom(app.db, traits));
  expect(await room(visitor)).toMatchObject({ mayEnter: true, mayAsk: false });
  ({ id: roomId } = await makeRoom(app.db, { isPrivate: true, isListed: true }));
  expect(await room(ana)).toMatchObject({ mayEnter: false, mayAsk: false });
  ({ id: roomId } = await makeRoom(app.db, { ownerId: owner.id }));
  expect(await room(ana)).toMatchObject({ mayEnter: true, mayAsk: false });
});

test("waiting for an answer is counted for the owner, and for who looks after the room", async () => {
  const waiting = async (as: TestUser) =>
    (await app.call("GET /api/room-requests", {}, { as })).body.map(({ roomId: id, people }) => [
      id,
      people,
    ]);
  expect(await waiting(owner)).toEqual([]);
  await ask(ana);
  const admin = await app.signIn({ role: "ADMIN", ageBand: "ADULT" });
  for (const as of [owner, admin]) expect(await waiting(as)).toEqual([[roomId, 1]]);
  for (const as of [ana, await app.signIn({ role: "TEACHER", ageBand: "ADULT" })]) {
    expect(await waiting(as)).toEqual([]);
  }
  // As the room lists them: whom the owner has blocked does not wait.
  await app.call("POST /api/blocks", { body: { userId: ana.id, kind: "BLOCK" } }, { as: owner });
  expect(await waiting(owner)).toEqual([]);
});
