import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { GrammarChecker } from "../../../adapters/grammar-checker";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { grammarThat } from "../../../testing/grammar-that";
import { makeAccount, makeMessage, makeRoom } from "../../../testing/factories";

const correction = { start: 3, length: 2, wrong: "go", better: "goes", why: "The verb." };
const asked: [string, readonly string[] | undefined][] = [];
let isReady = true;
const grammar: GrammarChecker = {
  ...grammarThat(() => Promise.resolve([])),
  checkAndWait(text, knownWords) {
    asked.push([text, knownWords]);
    return Promise.resolve(isReady ? [correction] : null);
  },
};

let app: TestApp;
let ann: TestUser;
let ben: TestUser;
let roomId: string;
beforeAll(async () => {
  app = await buildTestApp({ grammar });
});
beforeEach(async () => {
  isReady = true;
  asked.length = 0;
  ann = await app.signIn({ name: "Ann", ageBand: "ADULT" });
  ben = await app.signIn({ name: "Ben", ageBand: "ADULT" });
  ({ id: roomId } = await makeRoom(app.db, { memberIds: [ann.id, ben.id] }));
});
afterEach(() => app.empty());
afterAll(() => app.close());

const say = (accountId: string, content: string, isHidden = false) =>
  makeMessage(app.db, { roomId, accountId, content, isHidden, now: app.clock.now() });
const history = (as: TestUser | undefined, query: Record<string, number> = {}, id = roomId) =>
  app.call("GET /api/rooms/{id}/messages", { params: { id }, query }, as && { as });
const contents = async (as: TestUser, query: Record<string, number> = {}) =>
  (await history(as, query)).body.map(({ content }) => content);
const marks = (as: TestUser, messageId: string) =>
  app.call(
    "GET /api/rooms/{id}/messages/{messageId}/marks",
    { params: { id: roomId, messageId } },
    { as },
  );

describe("a room's messages", () => {
  test("say who wrote what and when, and whether it was a practice partner", async () => {
    const bot = await makeAccount(app.db, { name: "Leo (practice partner)", isBot: true });
    const { id } = await say(ann.id, "Hi <b>all</b>");
    await say(bot.id, "Hello!");
    expect((await history(ben)).body).toEqual([
      {
        id,
        userId: ann.id,
        userName: "Ann",
        role: "LEARNER",
        content: "Hi <b>all</b>",
        createdAt: app.clock.now().toISOString(),
        isModerated: 0,
        seq: 1,
        isBot: false,
      },
      expect.objectContaining({ userName: "Leo (practice partner)", isBot: true, seq: 2 }),
    ]);
  });

  test("come in pages, oldest first: the latest, those before and those after a number", async () => {
    for (let count = 1; count <= 60; count++) await say(ann.id, `${count}`);
    const latest = await contents(ben);
    expect([latest.length, latest[0], latest.at(-1)]).toEqual([50, "11", "60"]);
    expect(await contents(ben, { limit: 3 })).toEqual(["58", "59", "60"]);
    expect(await contents(ben, { before: 4 })).toEqual(["1", "2", "3"]);
    expect(await contents(ben, { before: 10, limit: 2 })).toEqual(["8", "9"]);
    expect(await contents(ben, { after: 57 })).toEqual(["58", "59", "60"]);
    expect(await contents(ben, { after: 5, limit: 2 })).toEqual(["6", "7"]);
    expect(await contents(ben, { after: 5, before: 8 })).toEqual(["6", "7"]);
    expect(await contents(ben, { after: 60 })).toEqual([]);
    expect(await contents(ben, { after: Number.MAX_SAFE_INTEGER })).toEqual([]);
    expect((await history(ben, { limit: 201 })).status).toBe(400);
  });

  test("leave out what was taken down", async () => {
    await say(ann.id, "Fine");
    await say(ann.id, "Taken down", true);
    expect(await contents(ben)).toEqual(["Fine"]);
    expect(await contents(ann)).toEqual(["Fine"]);
  });

  test("leave out whom one muted or blocked, and who blocked one", async () => {
    await say(ann.id, "From Ann");
    await say(ben.id, "From Ben");
    const hide = (as: TestUser, userId: string, kind: "BLOCK" | "MUTE") =>
      app.call("POST /api/blocks", { body: { userId, kind } }, { as });
    await hide(ben, ann.id, "MUTE");
    expect(await contents(ben)).toEqual(["From Ben"]);
    expect(await contents(ann)).toEqual(["From Ann", "From Ben"]);
    await hide(ben, ann.id, "BLOCK");
    expect(await contents(ann)).toEqual(["From Ann"]);
    await app.call("DELETE /api/blocks/{userId}", { params: { userId: ann.id } }, { as: ben });
    expect(await contents(ben)).toHaveLength(2);
  });

  test("are for those inside, and for teachers, who look after the rooms that are for everybody", async () => {
    await say(ann.id, "Hello");
    const stranger = await app.signIn({ ageBand: "ADULT" });
    expect(await history(stranger)).toMatchObject({
      status: 403,
      code: "forbidden",
      text: "Join this room first.",
    });
    const teacher = await app.signIn({ role: "TEACHER" });
    expect((await history(teacher)).body).toHaveLength(1);
    expect((await history(ann, {}, "no-room")).status).toBe(404);
    expect((await history(undefined)).status).toBe(401);
  });
});

describe("marks on a message", () => {
  test("are for who wrote it; names of people in the room are no mistakes", async () => {
    const { id } = await say(ann.id, "He go with Ben");
    expect((await marks(ann, id)).body).toEqual({
      content: "He go with Ben",
      corrections: [correction],
    });
    expect(asked[0]![0]).toBe("He go with Ben");
    expect(asked[0]![1]).toEqual(expect.arrayContaining(["Ann", "Ben"]));
    expect(await marks(ben, id)).toMatchObject({
      status: 403,
      text: "Only who wrote a message sees its marks.",
    });
    expect(asked).toHaveLength(1);
  });

  test("know others by what the room calls them: a surname that counted as a word would be told so", async () => {
    const mia = await app.signIn({ name: "Mia Kowalczyk", email: "m@example.org" });
    await app.db
      .insertInto("room_member")
      .values({ room_id: roomId, account_id: mia.id })
      .execute();
    const { id } = await say(ann.id, "Hello Mia Kowalczyk");
    await marks(ann, id);
    expect(asked[0]![1]).toContain("Mia");
    expect(String(asked[0]![1])).not.toContain("Kowalczyk");
  });

  test("are not given as none while the teacher is not ready", async () => {
    isReady = false;
    const { id } = await say(ann.id, "I have buyed three apple.");
    const reply = await marks(ann, id);
    expect([reply.status, reply.code]).toEqual([503, "unavailable"]);
    expect(reply.text).toBe("The teacher is not ready yet. Please try again in a moment.");
  });

  test("are not there for what is missing or was taken down", async () => {
    const { id } = await say(ann.id, "Gone", true);
    for (const messageId of [id, "no-message", "0190b1f0-0000-4000-8000-000000000000"]) {
      expect(await marks(ann, messageId)).toMatchObject({ status: 404, code: "not-found" });
    }
    const other = await makeRoom(app.db, { memberIds: [ann.id] });
    const elsewhere = await makeMessage(app.db, {
      roomId: other.id,
      accountId: ann.id,
      now: app.clock.now(),
    });
    expect((await marks(ann, elsewhere.id)).status).toBe(404);
  });
});
