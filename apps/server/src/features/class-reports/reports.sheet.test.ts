import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeClass } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";

const clock = movableClock("2026-03-04T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock, config: { timeZone: "UTC" } });
});
afterAll(() => app.close());
beforeEach(() => app.empty());

async function school() {
  const teacher = await app.signIn({ role: "TEACHER", email: "mia@school.example" });
  const other = await app.signIn({ role: "TEACHER", email: "tom@school.example" });
  const ann = await app.signIn({ name: "Ann Adams", email: "ann@school.example" });
  const ben = await app.signIn({ name: "Ben Brown", email: "ben@school.example" });
  const { id } = await makeClass(app.db, { teacherId: teacher.id, studentIds: [ann.id] });
  return { teacher, other, ann, ben, id };
}

const sheetOf = (classId: string, studentId: string, as: TestUser, query = {}) =>
  app.send({ url: `/api/classes/${classId}/students/${studentId}/learning-report.pdf`, query }, as);
const ownSheet = (classId: string, as: TestUser, query = {}) =>
  app.send({ url: `/api/my-classes/${classId}/report.pdf`, query }, as);

test(
  "a teacher prints a student's report, and a student their own",
  { timeout: 60_000 },
  async () => {
    const { teacher, ann, id } = await school();
    for (const reply of [await sheetOf(id, ann.id, teacher), await ownSheet(id, ann)]) {
      expect(reply.statusCode).toBe(200);
      expect(reply.headers["content-type"]).toBe("application/pdf");
      expect(reply.headers["content-disposition"]).toBe(
        'attachment; filename="saywell-report-2026-03-04.pdf"',
      );
      expect(reply.headers["cache-control"]).toBe("no-store");
      expect(reply.body.slice(0, 5)).toBe("%PDF-");
    }
  },
);

test("nobody else does: no teacher of other classes, no learner, nobody of another class", async () => {
  const { teacher, other, ann, ben, id } = await school();
  const replies = [
    await sheetOf(id, ann.id, other),
    await sheetOf(id, ann.id, ann),
    await sheetOf(id, ben.id, teacher),
    await ownSheet(id, ben),
    await ownSheet(id, teacher),
    await ownSheet("nonsense", ann),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 403, 404, 404, 404, 404]);
  expect((await app.send({ url: `/api/my-classes/${id}/report.pdf` })).statusCode).toBe(401);
});

test("days that are none are refused, and an archived class has no report", async () => {
  const { teacher, ann, id } = await school();
  for (const reply of [
    await ownSheet(id, ann, { from: "2020-01-01" }),
    await sheetOf(id, ann.id, teacher, { from: "2020-01-01" }),
  ]) {
    expect([reply.statusCode, reply.body]).toEqual([400, "Choose at most 366 days."]);
  }
  await app.db.updateTable("school_class").set({ archived_at: clock.now() }).execute();
  expect((await sheetOf(id, ann.id, teacher)).headers["x-error-code"]).toBe("conflict");
  expect((await ownSheet(id, ann)).statusCode).toBe(404);
});
