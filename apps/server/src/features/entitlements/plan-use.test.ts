import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeClass } from "../../testing/factories";
import { type MovableClock, movableClock } from "../../testing/movable-clock";

let clock: MovableClock;
let app: TestApp;
let free: TestApp;
beforeAll(async () => {
  clock = movableClock("2026-03-31T22:30:00Z");
  app = await buildTestApp({ clock, config: { plans: true } });
  free = await buildTestApp({ clock, database: app });
});
afterEach(() => app.empty());
afterAll(async () => {
  await free.close();
  await app.close();
});

const readUse = (as: TestUser, { of = as.id, on = app } = {}) =>
  on.call("GET /api/plans/use/{userId}", { params: { userId: of } }, { as });
const begin = ({ id }: TestUser, lesson_id: string, at: string) =>
  app.db
    .insertInto("lesson_progress")
    .values({ account_id: id, lesson_id, begun_at: new Date(at) })
    .execute();

describe("how much of a plan is used", () => {
  test("is counted in the month and the day of the learner's clock; demo lessons are not", async () => {
    const as = await app.signIn({ email: "ann@example.org", timeZone: "Europe/Berlin" });
    await begin(as, "a1-lesson-1", "2026-03-31T22:10:00Z");
    await begin(as, "a1-lesson-4", "2026-03-31T21:50:00Z");
    await begin(as, "a1-lesson-5", "2026-03-31T22:10:00Z");
    const days = ["2026-03-31", "2026-04-01"].map((day, place) => ({
      account_id: as.id,
      day,
      messages: 3 + place,
    }));
    await app.db.insertInto("tutor_day").values(days).execute();
    expect((await readUse(as)).body).toEqual({
      planType: "FREEMIUM",
      lessons: { used: 1, limit: 5 },
      liveSessions: { used: 0, limit: 0 },
      tutorMessages: { used: 4, limit: 30 },
      monthEndsAt: "2026-04-30T22:00:00.000Z",
    });
  });

  test("has no end that the plan does not set, nor for staff, nor where the school does not charge", async () => {
    const as = await app.signIn({ email: "ann@example.org" });
    await app.db
      .insertInto("subscription")
      .values({ account_id: as.id, plan_type: "PREMIUM", status: "active" })
      .execute();
    expect((await readUse(as)).body).toMatchObject({
      planType: "PREMIUM",
      lessons: { limit: null },
      liveSessions: { used: 0, limit: 4 },
      tutorMessages: { limit: null },
    });
    const none = {
      lessons: { limit: null },
      liveSessions: { limit: null },
      tutorMessages: { limit: null },
    };
    expect((await readUse(as, { on: free })).body).toMatchObject(none);
    const teacher = await app.signIn({ role: "TEACHER", email: "tom@example.org" });
    expect((await readUse(teacher)).body).toMatchObject(none);
  });

  test("is told to the learner and to admins", async () => {
    const as = await app.signInGuest();
    expect(await readUse(await app.signInGuest(), { of: as.id })).toMatchObject({ status: 403 });
    const admin = await app.signIn({ role: "ADMIN", email: "head@example.org" });
    expect((await readUse(admin, { of: as.id })).status).toBe(200);
    const nobody = "00000000-0000-4000-8000-000000000000";
    expect(await readUse(admin, { of: nobody })).toMatchObject({ status: 404, code: "not-found" });
  });
});

describe("what the school agreed on for its classes", () => {
  test("holds for students of a class while they are in it, once an admin has set it, and for nobody else", async () => {
    const [student, other] = [await app.signInGuest(), await app.signInGuest()];
    const teacher = await app.signIn({ role: "TEACHER", email: "tom@example.org" });
    const { id } = await makeClass(app.db, { teacherId: teacher.id, studentIds: [student.id] });
    const planOf = async (as: TestUser) => (await readUse(as)).body.planType;
    expect(await planOf(student)).toBe("FREEMIUM");

    const admin = await app.signIn({ role: "ADMIN", email: "head@example.org" });
    const { body: settings } = await app.call("GET /api/admin/settings", {}, { as: admin });
    const body = { ...settings, email: "", membersPlan: "PREMIUM" } as const;
    const reply = await app.call("PUT /api/admin/settings", { body }, { as: admin });
    expect(reply.body).toMatchObject({ membersPlan: "PREMIUM" });
    expect([await planOf(student), await planOf(other)]).toEqual(["PREMIUM", "FREEMIUM"]);

    const lessons = async (as: TestUser) =>
      (await app.call("GET /api/lessons", { query: {} }, { as })).body.filter(
        ({ lock }) => lock !== null,
      );
    expect(await lessons(student)).toEqual([]);
    expect((await lessons(other)).length).toBeGreaterThan(0);

    await app.db.deleteFrom("class_member").where("class_id", "=", id).execute();
    expect(await planOf(student)).toBe("FREEMIUM");
  });
});
