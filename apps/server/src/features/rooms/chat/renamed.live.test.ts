import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { createLines, listenOn } from "../../../testing/dial";
import { makeRoom } from "../../../testing/factories";

let app: TestApp;
let port: number;
const lines = createLines();
beforeAll(async () => {
  app = await buildTestApp();
  port = await listenOn(app);
});
afterEach(() => lines.hangUp());
afterAll(() => app.close());

let ana: TestUser;
let ben: TestUser;
let roomId: string;
beforeEach(async () => {
  await app.empty();
  ana = await app.signInGuest();
  ben = await app.signIn({ name: "Ben", ageBand: "ADULT" });
  ({ id: roomId } = await makeRoom(app.db, { memberIds: [ana.id, ben.id] }));
});

const rename = (name: string) =>
  app.call(
    "PUT /api/account/{userId}",
    { params: { userId: ana.id }, body: { name } },
    { as: ana },
  );

test("a new name is read at once by those in the room, on connections that stay", async () => {
  const own = await lines.join(port, ana, roomId);
  const line = await lines.join(port, ben, roomId);
  await rename("Ana Lima");
  const told = { type: "USER_RENAMED", roomId, userId: ana.id, userName: "Ana" };
  expect(await line.until("USER_RENAMED")).toEqual(told);
  expect(await own.until("USER_RENAMED")).toEqual(told);
  own.send({ type: "TYPING" });
  expect(await line.until("TYPING")).toMatchObject({ userName: "Ana" });
  own.send({ type: "LEAVE_ROOM" });
  expect(await line.until("USER_LEFT")).toMatchObject({ userName: "Ana" });
});

test("a guest who picks another friendly name is read by it too", async () => {
  const line = await lines.join(port, ben, roomId);
  const call = "GET /api/session/guest-name";
  const [wish] = (await app.call(call, {}, { as: ana })).body.suggestions;
  await app.call("POST /api/session/guest-name", { body: { id: wish!.id } }, { as: ana });
  expect(await line.until("USER_RENAMED")).toMatchObject({ userId: ana.id, userName: wish!.name });
});

test("a name that an admin corrects is read at once too", async () => {
  const admin = await app.signIn({ name: "Head", email: "head@example.org", role: "ADMIN" });
  const line = await lines.join(port, ana, roomId);
  const body = { name: "Benno Lima", was: "Ben" };
  await app.call(
    "PUT /api/admin/people/{id}/name",
    { params: { id: ben.id }, body },
    { as: admin },
  );
  expect(await line.until("USER_RENAMED")).toMatchObject({ userId: ben.id, userName: "Benno" });
});

test("what is saved besides a name is told to nobody", async () => {
  const line = await lines.join(port, ben, roomId);
  const params = { userId: ana.id };
  await app.call("PUT /api/account/{userId}", { params, body: { avatar: "bob" } }, { as: ana });
  line.send({ type: "PING" });
  await line.until("PONG");
  expect(line.inbox.map(({ type }) => type)).not.toContain("USER_RENAMED");
});
