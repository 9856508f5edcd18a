import { readFile } from "node:fs/promises";
import { roomCategories } from "@saywell/contract";
import { courseAuthors, loadContent } from "@saywell/content/answers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isFitForAll } from "@saywell/moderation";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { demoRooms } from "./demo-rooms";
import { seedDemoSchool } from "./demo-school";
import { demoStudy } from "./testing/demo-study";

const firstStart = "2026-03-02T09:00:00Z";
let app: TestApp;
let learner: TestUser;
let teacher: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
  await seedDemoSchool(app.db, demoStudy(app.db, firstStart));
  [learner, teacher] = (await Promise.all(["LEARNER", "TEACHER"].map(enter))) as [
    TestUser,
    TestUser,
  ];
});
afterAll(() => app.close());

/** As a visitor does, with one click. */
async function enter(role: string): Promise<TestUser> {
  const payload = { role };
  const reply = await app.send({ method: "POST", url: "/api/session/demo", payload });
  return { id: reply.json().user.id, token: reply.cookies[0]!.value };
}

describe("the teachers of the front page", () => {
  test.each([
    ["amara-okafor", 24],
    ["tomasz-lewandowski", 12],
  ])("%s has the figures that the front page tells", async (handle, lessonCount) => {
    const { body } = await app.call("GET /api/users/{teacherId}", {
      params: { teacherId: handle },
    });
    expect(body).toMatchObject({ title: "Senior Teacher", lessonCount, followerCount: 0 });
    const landing = await readFile(
      new URL("../../../../web/src/landing/featured-teachers.ts", import.meta.url),
      "utf8",
    );
    const [, told] = landing.split(`id: "${handle}"`);
    expect(told).toContain(`name: "${body.name}"`);
  });

  test("wrote the whole course between them", async () => {
    const rows = await app.db.selectFrom("lesson_author").select("lesson_id").execute();
    expect(new Set(rows.map(({ lesson_id }) => lesson_id))).toEqual(
      new Set(loadContent().lessons.map(({ id }) => id)),
    );
  });

  test("say at length who they are", () => {
    for (const { bio } of courseAuthors) {
      expect(bio.split(/\s+/).length).toBeGreaterThan(100);
      expect(bio.split(/\s+/).length).toBeLessThan(150);
    }
  });
});

describe("the lobby of the demo school", () => {
  const lobby = async (as: TestUser) => (await app.call("GET /api/rooms", {}, { as })).body;

  test("has rooms of every category, for chat and for games", async () => {
    const rooms = await lobby(teacher);
    expect(new Set(rooms.map(({ category }) => category))).toEqual(new Set(roomCategories));
    expect(rooms.filter(({ type }) => type === "GAME").length).toBeGreaterThan(1);
    expect(rooms.some(({ type, name }) => type === "GAME" && /scrabble/i.test(name))).toBe(true);
    // And the private one of the visitor who asks.
    expect(rooms).toHaveLength(demoRooms.length + 1);
  });

  test("shows a guest open rooms with all their places free, and two private ones", async () => {
    const guest = await app.signInGuest();
    const rooms = await lobby(guest);
    expect(rooms.filter(({ isPrivate }) => isPrivate === 1)).toHaveLength(2);
    const open = rooms.filter(({ isPrivate }) => isPrivate === 0);
    expect(open.map(({ memberCount }) => memberCount)).toEqual(open.map(() => 0));
    expect(rooms.map(({ audience }) => audience)).not.toContain("CLASS");
    expect(rooms.map(({ audience }) => audience)).not.toContain("ADULTS");
  });

  test("lets the demo teacher invite into a private room", async () => {
    const owned = (await lobby(teacher)).filter(({ isOwner }) => isOwner);
    expect(owned.some(({ isPrivate }) => isPrivate === 1)).toBe(true);
  });

  test("has practice partners who are labelled, and the first to speak", async () => {
    const guest = await app.signInGuest();
    for (const { no, practicePartner, said = [] } of demoRooms) {
      if (practicePartner === undefined) continue;
      const id = `5d1f0a52-6c0b-4c55-9a51-0b6f6d7a03${no}`;
      const params = { id };
      const { body } = await app.call("GET /api/rooms/{id}/messages", { params }, { as: teacher });
      expect(body.map(({ content }) => content)).toEqual(said);
      for (const { isBot, userName } of body) {
        expect([isBot, userName]).toEqual([true, expect.stringMatching(/\(practice partner\)$/)]);
      }
    }
    const query = { q: "practice partner" };
    const found = await app.call("GET /api/users/search", { query }, { as: guest });
    expect(found.body).toEqual([]);
  });

  test("has nothing that its own filter would stop", () => {
    const texts = demoRooms.flatMap(({ name, description, said = [] }) => [
      name,
      description,
      ...said,
    ]);
    const now = new Date(firstStart);
    expect(texts.filter((text) => !isFitForAll(text, now.getTime()))).toEqual([]);
  });
});

describe("the demo learner", () => {
  test("has friends from the class, and a practice partner, who is always here", async () => {
    const { body } = await app.call("GET /api/friends", {}, { as: learner });
    expect(body.map(({ name, isOnline }) => [name, isOnline])).toEqual([
      ["Leo (practice partner)", 1],
      ["Kenji Watanabe", 0],
      ["Sofia Marques", 0],
    ]);
  });

  test("is in a private room with friends, and so has rooms of their own in the lobby", async () => {
    const params = { userId: learner.id };
    const { body } = await app.call(
      "GET /api/rooms/my-rooms/{userId}",
      { params },
      { as: learner },
    );
    expect(body.map(({ name, memberCount }) => [name, memberCount])).toEqual([
      ["My speaking group", 3],
    ]);
  });

  test.each(["friends", "class"] as const)("meets their %s on the leaderboard", async (scope) => {
    const { body } = await app.call(
      "GET /api/gamification/leaderboard/{userId}",
      { params: { userId: learner.id }, query: { period: "all", scope } },
      { as: learner },
    );
    const names = body.map(({ name }) => name).toSorted();
    const you = body.find(({ isYou }) => isYou)!.name;
    expect(you).toMatch(/^(?!Demo)[A-Z][a-z]+ [A-Z][a-z]+$/);
    const friends = [you, "Kenji Watanabe", "Sofia Marques"].toSorted();
    expect(names).toEqual(scope === "friends" ? friends : ["Amina Yusuf", ...friends].toSorted());
  });
});
