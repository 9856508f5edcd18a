import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeRoom, type RoomTraits } from "../../testing/factories";
import { numberedQuestions } from "./testing/numbered-questions";

/** A room's game over HTTP. */

let app: TestApp;
let ann: TestUser;
beforeAll(async () => {
  app = await buildTestApp({ quizBank: numberedQuestions() });
});
beforeEach(async () => {
  ann = await app.signIn({ name: "Ann", ageBand: "ADULT" });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const room = async (traits: RoomTraits = {}): Promise<string> => {
  const all = { type: "GAME", category: "BUSINESS", memberIds: [ann.id], ...traits } as const;
  return (await makeRoom(app.db, all)).id;
};
const open = (roomId: string, as = ann, mode: "COMPETITIVE" | "TEAM" = "COMPETITIVE") =>
  app.call("POST /api/games", { body: { roomId, gameType: "VOCABULARY_BATTLE", mode } }, { as });
const find = (roomId: string, as = ann) =>
  app.call("GET /api/games/{roomId}", { params: { roomId } }, { as });

test("a room has one game, whoever opens it and however often at once", async () => {
  const roomId = await room();
  const opened = await Promise.all([open(roomId), open(roomId), open(roomId, ann, "TEAM")]);
  expect(new Set(opened.map(({ body }) => body.id)).size).toBe(1);
  expect(opened[0].body).toMatchObject({
    roomId,
    gameType: "VOCABULARY_BATTLE",
    category: "BUSINESS",
    level: null,
    createdAt: app.clock.now().toISOString(),
    state: { version: 0, match: 0, phase: "WAITING", question: null, seats: [], matchId: null },
  });
  expect((await find(roomId)).body.id).toBe(opened[0].body.id);
});

test("a room of a class or a chat has one too, and a guest may open it", async () => {
  const guest = await app.signInGuest();
  const roomId = await room({ type: "CHAT", memberIds: [guest.id] });
  expect((await open(roomId, guest, "TEAM")).body).toMatchObject({ mode: "TEAM" });
});

describe("is refused in a sentence", () => {
  test("where there is no such room, and where it has no game yet", async () => {
    const missing = { status: 404, code: "not-found", text: "Room not found." };
    for (const unknown of [randomUUID(), "r1"]) {
      expect(await open(unknown)).toMatchObject(missing);
      expect(await find(unknown)).toMatchObject(missing);
    }
    expect(await find(await room())).toMatchObject({
      status: 404,
      text: "There is no game in this room yet.",
    });
  });

  test("to whoever is not in the room", async () => {
    const roomId = await room({ memberIds: [] });
    const outside = { status: 403, code: "forbidden", text: "Join this room first." };
    expect(await open(roomId)).toMatchObject(outside);
    expect(await find(roomId)).toMatchObject(outside);
  });

  test("to whoever is banned, while others play", async () => {
    const roomId = await room();
    await open(roomId);
    const ban = { kind: "BAN", reason: "Be kind.", created_at: app.clock.now() } as const;
    await app.db
      .insertInto("sanction")
      .values({ ...ban, account_id: ann.id })
      .execute();
    expect(await open(roomId)).toMatchObject({ status: 403, code: "forbidden" });
    expect(await find(roomId)).toMatchObject({ status: 403, code: "forbidden" });
  });
});

test.each([
  ["whose name says so", { name: "SCRABBLE for two" }],
  ["that was made for it", { game: "WORD_BOARD" as const }],
])("a room %s has the word board", async (_, traits) => {
  expect((await open(await room(traits))).body.state).toMatchObject({
    kind: "WORD_BOARD",
    phase: "WAITING",
    preset: "STARTER",
  });
});

test("a room that is closed takes its game along", async () => {
  const roomId = await room();
  await open(roomId);
  await app.db.deleteFrom("room").where("id", "=", roomId).execute();
  expect((await find(roomId)).status).toBe(404);
  expect(await app.db.selectFrom("game").select("id").execute()).toEqual([]);
});
