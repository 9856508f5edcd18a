import { loadContent } from "@saywell/content/answers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allPersonalData } from "../../all-personal-data";
import { createEndVisits } from "../../features/accounts/demo/visits.service";
import { createEraseAccount } from "../../features/accounts/erasure/erase-account";
import { inTransaction } from "../transaction";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeRoom, makeSession } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";
import { closeDemoSchool, seedDemoSchool } from "./demo-school";
import { firstVisitorId } from "./demo-visitors";
import { demoStudy } from "./testing/demo-study";

const firstStart = "2026-03-04T15:30:00Z";
const clock = movableClock(firstStart);
let endVisits: () => Promise<number>;
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
  const eraseAccount = createEraseAccount(allPersonalData);
  endVisits = createEndVisits({ db: app.db, clock, events: app.events, eraseAccount });
});
beforeEach(() => seedDemoSchool(app.db, demoStudy(app.db, firstStart)));
afterEach(async () => {
  clock.set(firstStart);
  await app.empty();
});
afterAll(() => app.close());

async function visit(timeZone?: string, role = "LEARNER"): Promise<TestUser> {
  const payload = { role, ...(timeZone !== undefined && { timeZone }) };
  const reply = await app.send({ method: "POST", url: "/api/session/demo", payload });
  return { id: reply.json().user.id, token: reply.cookies[0]!.value };
}
const nameOf = async (as: TestUser) =>
  (await app.call("GET /api/session", {}, { as })).body.user!.name;
const profileOf = async (as: TestUser) =>
  (await app.call("GET /api/gamification/profile/{userId}", { params: { userId: as.id } }, { as }))
    .body;

describe("a visitor of the demo school", () => {
  test.each([
    [undefined, firstStart],
    ["Pacific/Kiritimati", "2026-03-04T10:00:01Z"],
    ["America/Los_Angeles", "2026-03-16T07:59:59Z"],
    ["Europe/Lisbon", "2027-03-28T01:30:00Z"],
  ])(
    "finds a past that reaches to today, whenever and from wherever they come (%s, %s)",
    async (timeZone, now) => {
      clock.set(now);
      const as = await visit(timeZone);
      const profile = await profileOf(as);
      expect(profile).toMatchObject({ level: 3, studiedToday: true });
      expect(profile.xpToday).toBeGreaterThan(0);
      expect(profile.streak).toBeGreaterThanOrEqual(6);
      expect(profile.badges.length).toBeGreaterThanOrEqual(4);
      const params = { userId: as.id };
      const review = await app.call("GET /api/review/due", {}, { as });
      expect(review.body.dueCount).toBeGreaterThanOrEqual(5);
      const lessons = await app.call("GET /api/lessons", { query: params }, { as });
      const begun = lessons.body.filter(({ progress }) => progress !== null);
      expect(begun.filter(({ progress }) => progress!.completedAt === null)).toHaveLength(1);
      const ends = begun.map(({ progress }) => Date.parse(progress!.completedAt ?? now));
      expect(Math.max(...ends)).toBeLessThanOrEqual(Date.parse(now));
      expect(begun.length).toBeGreaterThan(15);
    },
  );

  test("is a learner of their own: what one does, another does not see", async () => {
    const [one, other] = [await visit(), await visit()];
    expect(one.id).not.toBe(other.id);
    const params = { userId: one.id };
    const wordsOf = (userId: string, as: TestUser) =>
      app.call("GET /api/review/{userId}/words", { params: { userId } }, { as });
    const shared = (await wordsOf(one.id, one)).body.map(({ word }) => word);
    const { words } = loadContent().lesson("c1-lesson-1")!;
    await app.call(
      "POST /api/review/{userId}/words",
      { params, body: { lessonId: "c1-lesson-1", word: words[0]!.word } },
      { as: one },
    );
    expect((await wordsOf(one.id, one)).body).toHaveLength(shared.length + 1);
    expect((await wordsOf(one.id, other)).status).toBe(403);
    expect((await wordsOf(other.id, other)).body.map(({ word }) => word)).toEqual(shared);
  });

  test.each(["friends", "class", "everyone"] as const)(
    "does not meet other visitors on the leaderboard: %s",
    async (scope) => {
      const other = await visit();
      const as = await visit();
      const { body } = await app.call(
        "GET /api/gamification/leaderboard/{userId}",
        { params: { userId: as.id }, query: { period: "all", scope } },
        { as },
      );
      const shown = body.map(({ name }) => name);
      expect(shown).toContain(await nameOf(as));
      expect(shown).not.toContain(await nameOf(other));
      expect(shown).not.toContain("Demo Learner");
      expect(body.length).toBeGreaterThan(2);
    },
  );

  test("is not found by search, nor is the learner that all begin as", async () => {
    const visitor = await visit();
    const as = await app.signIn({ role: "TEACHER" });
    for (const q of ["demo learner", await nameOf(visitor)]) {
      expect((await app.call("GET /api/users/search", { query: { q } }, { as })).body).toEqual([]);
    }
  });

  test("is gone a day later, with their class, and nobody else is", async () => {
    const early = await visit();
    clock.advance(12 * 3_600_000);
    const late = await visit();
    const guest = await app.signInGuest();
    expect(await endVisits()).toBe(0);
    clock.advance(12 * 3_600_000);
    expect(await endVisits()).toBe(1);
    const left = await app.db.selectFrom("account").select("id").execute();
    const ids = left.map(({ id }) => id);
    expect(ids).not.toContain(early.id);
    expect(ids).toEqual(expect.arrayContaining([late.id, guest.id, firstVisitorId]));
    const classes = await app.db
      .selectFrom("school_class")
      .select("visitor_id")
      .where("visitor_id", "is not", null)
      .execute();
    expect(classes).toEqual([{ visitor_id: late.id }]);
  });

  test("is gone by a job of the queue", async () => {
    const { id } = await visit();
    clock.advance(24 * 3_600_000);
    await inTransaction(app.db, (tx) => app.jobs.enqueue(tx, "end-visits", {}));
    await app.jobs.runWaiting();
    const left = await app.db.selectFrom("account").select("id").where("id", "=", id).execute();
    expect(left).toEqual([]);
  });

  test("is gone at once where the demo school is closed", async () => {
    const { id } = await visit();
    await closeDemoSchool(app.db);
    const left = await app.db.selectFrom("account").select("id").where("id", "=", id).execute();
    expect(left).toEqual([]);
  });
});

describe("a visitor who comes as a teacher", () => {
  const visitAsTeacher = () => visit(undefined, "TEACHER");

  test("is a teacher of their own, with a class of their own", async () => {
    const [one, other] = [await visitAsTeacher(), await visitAsTeacher()];
    expect(one.id).not.toBe(other.id);
    const { user } = (await app.call("GET /api/session", {}, { as: one })).body;
    expect(user).toMatchObject({ id: one.id, role: "TEACHER", isDemo: true, email: null });
    const classes = await app.db
      .selectFrom("school_class")
      .innerJoin("class_member", "class_id", "school_class.id")
      .select(["teacher_id", "visitor_id", ({ fn }) => fn.countAll<number>().as("students")])
      .where("visitor_id", "is not", null)
      .groupBy(["teacher_id", "visitor_id"])
      .execute();
    const ownClass = ({ id }: TestUser) => ({ teacher_id: id, visitor_id: id, students: 24 });
    expect(classes).toHaveLength(2);
    expect(classes).toEqual(expect.arrayContaining([ownClass(one), ownClass(other)]));
  });

  test("reads nothing of what another typed, not in an export nor in the list of sessions", async () => {
    const [one, other] = [await visitAsTeacher(), await visitAsTeacher()];
    const real = await app.signIn({ ageBand: "ADULT" });
    const note = "A secret note of the first visitor";
    const reported = await app.call(
      "POST /api/reports",
      { body: { userId: real.id, reason: "RUDE", note } },
      { as: one },
    );
    expect(reported.status).toBe(200);
    const exportOf = (userId: string, as: TestUser) =>
      app.call("GET /api/account/{userId}/export", { params: { userId } }, { as });
    expect(JSON.stringify((await exportOf(one.id, one)).body)).toContain(note);
    expect((await exportOf(one.id, other)).status).toBe(403);
    const own = await exportOf(other.id, other);
    expect(own.status).toBe(200);
    expect(JSON.stringify(own.body)).not.toContain(note);
    const params = { userId: other.id };
    const list = await app.call("GET /api/account/{userId}/sessions", { params }, { as: other });
    expect(list.body.sessions).toHaveLength(1);
  });

  test("is found by nobody's search, and gone a day later with their class and rooms", async () => {
    const as = await visitAsTeacher();
    const admin = await app.signIn({ role: "ADMIN", ageBand: "ADULT" });
    const found = await app.call(
      "GET /api/users/search",
      { query: { q: await nameOf(as) } },
      { as: admin },
    );
    expect(found.body.map(({ id }) => id)).not.toContain(as.id);
    const wish = {
      name: "Talk",
      description: "",
      type: "CHAT",
      category: "GENERAL",
      isPrivate: 0,
      maxParticipants: 9,
    } as const;
    const { id } = (await app.call("POST /api/rooms", { body: wish }, { as })).body;
    clock.advance(24 * 3_600_000);
    expect(await endVisits()).toBe(1);
    const rooms = await app.db.selectFrom("room").select("id").where("id", "=", id).execute();
    expect(rooms).toEqual([]);
    const classes = app.db.selectFrom("school_class").select("id");
    expect(await classes.where("teacher_id", "=", as.id).execute()).toEqual([]);
  });
});

test("the demo teacher whom all visitors were before is nobody's any more", async () => {
  const { id } = await app.db
    .selectFrom("account")
    .select("id")
    .where("email", "=", "demo.teacher@saywell.example")
    .executeTakeFirstOrThrow();
  const token = await makeSession(app.db, { accountId: id, now: clock.now() });
  const room = await makeRoom(app.db, { ownerId: id });
  await seedDemoSchool(app.db, demoStudy(app.db, firstStart));
  expect((await app.call("GET /api/session", {}, { as: { id, token } })).body.user).toBeNull();
  const rooms = await app.db.selectFrom("room").select("id").where("id", "=", room.id).execute();
  expect(rooms).toEqual([]);
});

test("the learner that all visitors shared before is gone with what they left", async () => {
  await app.db
    .insertInto("account")
    .values({
      name: "Demo Learner",
      email: "demo.learner@saywell.example",
      password_hash: "hash",
      registered_at: new Date(firstStart),
      is_demo: true,
    })
    .execute();
  await seedDemoSchool(app.db, demoStudy(app.db, firstStart));
  const emails = await app.db.selectFrom("account").select("email").execute();
  expect(emails.map(({ email }) => email)).not.toContain("demo.learner@saywell.example");
});
