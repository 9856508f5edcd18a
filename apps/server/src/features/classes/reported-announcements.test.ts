import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeClass } from "../../testing/factories";

let app: TestApp;
let mia: TestUser;
let ann: TestUser;
let bob: TestUser;
let classId: string;
let announcementId: string;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  mia = await app.signIn({ role: "TEACHER", name: "Mia", email: "mia@school.example" });
  ann = await app.signIn({ name: "Ann", email: "ann@school.example", ageBand: "ADULT" });
  bob = await app.signIn({ name: "Bob", email: "bob@school.example", ageBand: "ADULT" });
  ({ id: classId } = await makeClass(app.db, { teacherId: mia.id, studentIds: [ann.id] }));
  ({ id: announcementId } = (await tell("See you on Thursday.")).body);
});

const tell = (content: string) =>
  app.call(
    "POST /api/classes/{classId}/announcements",
    { params: { classId }, body: { content } },
    { as: mia },
  );
const report = (as: TestUser, messageId = announcementId) =>
  app.call("POST /api/reports", { body: { messageId, reason: "RUDE" } }, { as });

test("a student of the class reports what its teacher told it; nobody else, nor the author", async () => {
  expect((await report(bob)).status).toBe(404);
  expect((await report(mia)).status).toBe(403);
  expect((await report(ann)).status).toBe(200);
  expect((await report(ann)).status).toBe(409);
});

test("an admin who decides takes it down", async () => {
  const { id } = (await report(ann)).body;
  const admin = await app.signIn({ role: "ADMIN", email: "head@school.example" });
  const wish = { params: { id }, body: { decision: "HIDE_MESSAGE", reason: "Not here." } } as const;
  const { body } = await app.call("POST /api/moderation/reports/{id}/decide", wish, { as: admin });
  expect(body).toMatchObject({ saidTo: "CLASS", message: { content: "See you on Thursday." } });
  const mine = (await app.call("GET /api/my-classes", {}, { as: ann })).body.classes;
  expect(mine[0]?.announcements).toEqual([]);
});

test.each(["Call me on 07700 900123", "Write to mia@example.org", "See https://x.example"])(
  "a class is not told %j",
  async (content) => {
    expect((await tell(content)).status).toBe(400);
  },
);

test("announcements, notes and codes are in the audit log, without what they said", async () => {
  const student = { classId, studentId: ann.id };
  const { id: noteId } = (
    await app.call(
      "POST /api/classes/{classId}/students/{studentId}/notes",
      { params: student, body: { content: "Reads well." } },
      { as: mia },
    )
  ).body;
  const params = { ...student, noteId };
  await app.call(
    "PUT /api/classes/{classId}/students/{studentId}/notes/{noteId}",
    { params, body: { content: "Reads very well." } },
    { as: mia },
  );
  await app.call(
    "DELETE /api/classes/{classId}/students/{studentId}/notes/{noteId}",
    { params },
    { as: mia },
  );
  await app.call(
    "DELETE /api/classes/{classId}/announcements/{announcementId}",
    { params: { classId, announcementId } },
    { as: mia },
  );
  await app.call(
    "POST /api/classes/{classId}/code",
    { params: { classId }, body: { isOpen: false } },
    { as: mia },
  );
  const rows = await app.db
    .selectFrom("audit_entry")
    .select(["action", "about_id as aboutId", "details"])
    .where("action", "like", "class-%")
    .orderBy("action")
    .execute();
  expect(rows.map(({ action, aboutId }) => [action, aboutId])).toEqual([
    ["class-announced", mia.id],
    ["class-announcement-deleted", mia.id],
    ["class-code-changed", mia.id],
    ["class-note-changed", ann.id],
    ["class-note-deleted", ann.id],
    ["class-note-written", ann.id],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Reads|Thursday/);
});
