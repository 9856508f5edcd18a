import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { cookieOf, createLines, listenOn } from "../../../testing/dial";
import { makeClass, makeRoom } from "../../../testing/factories";

let app: TestApp;
let port: number;
const lines = createLines();
beforeAll(async () => {
  app = await buildTestApp();
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

test("a request is stored, told to the owner as it comes, and answered by an invitation", async () => {
  const line = await lines.open(port, cookieOf(owner));
  expect((await ask(ana)).status).toBe(200);
  expect((await ask(ana)).status).toBe(200);
  expect(await line.until("ROOM_REQUESTED")).toMatchObject({
    roomId,
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

test("a request is turned down, or taken back, and may be made again", async () => {
  const end = (as: TestUser) =>
    app.call(
      "DELETE /api/rooms/{roomId}/requests/{userId}",
      { params: { roomId, userId: ana.id } },
      { as },
    );
  await ask(ana);
  const stranger = await app.signIn({ name: "Cleo", ageBand: "ADULT", email: "c@example.org" });
  expect((await end(stranger)).status).toBe(403);
  expect((await requests(stranger)).status).toBe(403);
  expect((await end(owner)).status).toBe(200);
  expect((await requests(owner)).body).toEqual([]);
  await ask(ana);
  expect((await end(ana)).status).toBe(200);
  expect((await room(ana)).hasAsked).toBe(false);
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
  await ask(child);
  expect((await requests(owner)).body).toEqual([]);
});

test("an open room is entered without asking, and one that shows itself to nobody is not there", async () => {
  const open = await makeRoom(app.db, { ownerId: owner.id });
  expect(await ask(ana, open.id)).toMatchObject({ status: 409, code: "conflict" });
  const secret = await makeRoom(app.db, { isPrivate: true, ownerId: owner.id });
  expect((await ask(ana, secret.id)).status).toBe(404);
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
