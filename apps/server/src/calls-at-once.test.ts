import { afterEach, beforeEach, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "./testing/build-test-app";

// Calls that arrive together share their queries: nobody may get what is somebody else's.
let app: TestApp;
let learners: TestUser[];

beforeEach(async () => {
  app = await buildTestApp();
  learners = await Promise.all(Array.from({ length: 24 }, () => app.signInGuest()));
});
afterEach(() => app.close());

const nobody: TestUser = { id: "00000000-0000-4000-8000-000000000000", token: "no-such-session" };

test("each of many calls made at once is its own caller's, and a wrong session opens none", async () => {
  const callers = [...learners, nobody, ...learners];
  const replies = await Promise.all(callers.map((as) => app.call("GET /api/session", {}, { as })));
  expect(replies.map(({ body }) => body.user?.id)).toEqual(
    callers.map((caller) => (caller === nobody ? undefined : caller.id)),
  );
});

test("each gets their own progress and bookmarks", async () => {
  const some = learners.slice(0, 12);
  await app.db
    .insertInto("lesson_progress")
    .values(
      some.map(({ id }, place) => ({
        account_id: id,
        lesson_id: "a1-lesson-1",
        progress: place + 1,
        begun_at: app.clock.now(),
        updated_at: app.clock.now(),
      })),
    )
    .execute();
  await app.db
    .insertInto("lesson_bookmark")
    .values(
      learners
        .filter((_, place) => place % 2 === 0)
        .map(({ id }) => ({ account_id: id, lesson_id: "a1-lesson-1" })),
    )
    .execute();
  const lists = await Promise.all(
    learners.map((as) => app.call("GET /api/lessons", { query: { userId: as.id } }, { as })),
  );
  expect(
    lists.map(({ body }) => {
      const { progress, isBookmarked } = body.find(({ id }) => id === "a1-lesson-1")!;
      return { progress: progress?.progress ?? null, isBookmarked };
    }),
  ).toEqual(
    learners.map((_, place) => ({
      progress: place < 12 ? place + 1 : null,
      isBookmarked: place % 2 === 0,
    })),
  );
});

test("each gets their own earnings", async () => {
  await app.db
    .insertInto("ledger_entry")
    .values(
      learners.map(({ id }, place) => ({
        account_id: id,
        kind: "lesson-completed",
        source: "a",
        xp: place,
        coins: 2 * place,
      })),
    )
    .execute();
  const profiles = await Promise.all(
    learners.map((as) =>
      app.call("GET /api/gamification/profile/{userId}", { params: { userId: as.id } }, { as }),
    ),
  );
  expect(profiles.map(({ body }) => [body.xp, body.coins])).toEqual(
    learners.map((_, place) => [place, 2 * place]),
  );
});

test("an admin who writes a learner's id in capitals sees that learner's progress", async () => {
  const [learner] = learners;
  await app.db
    .insertInto("lesson_bookmark")
    .values({ account_id: learner!.id, lesson_id: "a1-lesson-1" })
    .execute();
  const admin = await app.signIn({ role: "ADMIN" });
  const { body } = await app.call(
    "GET /api/lessons",
    { query: { userId: learner!.id.toUpperCase() } },
    { as: admin },
  );
  expect(body.filter(({ isBookmarked }) => isBookmarked).map(({ id }) => id)).toEqual([
    "a1-lesson-1",
  ]);
});
