import { loadContent } from "@saywell/content/answers";
import { badgeIds, badgeRules } from "@saywell/gamification";
import { makeVisit } from "../../../testing/factories";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(() => app.empty());
afterAll(() => app.close());

const badgesOf = (userId: string, as?: TestUser) =>
  app.call("GET /api/gamification/badges/{userId}", { params: { userId } }, as && { as });

describe("GET /api/gamification/badges/{userId}", () => {
  test("lists every badge with what earns it, from nothing", async () => {
    const as = await app.signInGuest();
    const { status, body } = await badgesOf(as.id, as);
    expect(status).toBe(200);
    const texts = new Map(loadContent().badges.map((badge) => [badge.id, badge]));
    expect(body).toEqual(
      badgeIds.map((id) => {
        const { name, description, howToEarn } = texts.get(id)!;
        const { need } = badgeRules[id];
        return { id, name, description, howToEarn, awardedAt: null, have: 0, need };
      }),
    );
  });

  test("shows how far the learner is, and when a badge was earned", async () => {
    const as = await app.signInGuest();
    const lesson = loadContent().lessons.find(({ topic }) => topic === "everyday")!;
    await makeVisit(app.db, { accountId: as.id, lessonId: lesson.id, now: app.clock.now() });
    const choices = Object.fromEntries(lesson.outline.map(({ id, correct }) => [id, correct]));
    const saved = await app.call(
      "POST /api/lessons/progress",
      { body: { userId: as.id, lessonId: lesson.id, progress: 100, completed: 1, choices } },
      { as },
    );
    expect(saved.status).toBe(200);
    const { body } = await badgesOf(as.id, as);
    const badge = new Map(body.map((each) => [each.id, each]));
    expect(badge.get("first-talk")).toMatchObject({
      have: 1,
      need: 1,
      awardedAt: app.clock.now().toISOString(),
    });
    expect(badge.get("everyday-english-hero")).toMatchObject({ have: 1, need: 5, awardedAt: null });
    expect(badge.get("hard-worker")).toMatchObject({ have: 1, need: 7, awardedAt: null });
  });

  test("a badge stays whole when its lessons have left the course", async () => {
    const as = await app.signInGuest();
    await app.db
      .insertInto("badge_award")
      .values({ account_id: as.id, badge_id: "traveller" })
      .execute();
    const { body } = await badgesOf(as.id, as);
    expect(body.find(({ id }) => id === "traveller")).toMatchObject({ have: 3, need: 3 });
  });

  test("needs a session, the learner's own or an admin's", async () => {
    const { id } = await app.signInGuest();
    expect(await badgesOf(id)).toMatchObject({ status: 401, code: "not-signed-in" });
    expect(await badgesOf(id, await app.signInGuest())).toMatchObject({
      status: 403,
      code: "forbidden",
    });
    const admin = await app.signIn({ role: "ADMIN" });
    expect((await badgesOf(id, admin)).status).toBe(200);
    expect(await badgesOf("0190b1f0-0000-4000-8000-000000000000", admin)).toMatchObject({
      status: 404,
      code: "not-found",
    });
  });
});
