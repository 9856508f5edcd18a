import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { createLines, listenOn } from "../../../testing/dial";
import { makeClass } from "../../../testing/factories";
import { inTransaction } from "../../../db/transaction";
import { movableClock } from "../../../testing/movable-clock";
import { decide, openSchool, queue, report, type School } from "../testing/school";

const clock = movableClock("2026-03-02T09:00:00Z");
const lines = createLines();
let app: TestApp;
let port: number;
let school: School;
let mia: TestUser;
beforeAll(async () => {
  app = await buildTestApp({ clock });
  port = await listenOn(app);
});
beforeEach(async () => {
  clock.set("2026-03-02T09:00:00Z");
  school = await openSchool(app);
  mia = await app.signIn({ name: "Mia", email: "mia@example.org", ageBand: "UNDER_13" });
});
afterEach(async () => {
  lines.hangUp();
  await app.empty();
});
afterAll(() => app.close());

const cry = (as: TestUser, message = "I want to die") =>
  app.call(
    "POST /api/ai/chat",
    { body: { message, conversationHistory: [], lessonId: null } },
    { as },
  );
async function mails(): Promise<{ to_address: string; text: string | null }[]> {
  await app.jobs.runWaiting();
  return await app.db
    .selectFrom("mail")
    .select(["to_address", "text"])
    .where("kind", "=", "safeguarding-alert")
    .orderBy("to_address")
    .execute();
}
const told = async () => (await mails()).map((mail) => mail.to_address);

test("the teachers of the class and the admins are told, and nobody else, without a word of what was said", async () => {
  await makeClass(app.db, { teacherId: school.teacher.id, studentIds: [mia.id] });
  await cry(mia);
  const sent = await mails();
  expect(sent.map((mail) => mail.to_address)).toEqual(["head@example.org", "teach@example.org"]);
  for (const { text } of sent) {
    expect(text).toContain("/moderation");
    expect(text).not.toMatch(/Mia|die|mia@/);
  }
});

test("every teacher is told of somebody who is in no class, a guest too", async () => {
  await cry(await app.signInGuest());
  expect(await told()).toEqual(["head@example.org", "other@example.org", "teach@example.org"]);
});

test("their open screens hear of it", async () => {
  await makeClass(app.db, { teacherId: school.teacher.id, studentIds: [mia.id] });
  const [teacher, other] = await Promise.all(
    [school.teacher, school.otherTeacher].map((one) => lines.join(port, one, school.roomId)),
  );
  await cry(mia);
  await app.jobs.runWaiting();
  expect(await teacher!.until("SAFEGUARDING_ALERT")).toEqual({ type: "SAFEGUARDING_ALERT" });
  await other!.answered();
  expect(other!.inbox.filter(({ type }) => type === "SAFEGUARDING_ALERT")).toEqual([]);
});

test("one mail an hour goes out about one person, and again once the first was closed", async () => {
  await cry(mia);
  expect(await told()).toHaveLength(3);
  await cry(mia, "I want to end my life");
  expect(await told()).toHaveLength(3);
  for (const { id } of await queue(app, school.admin)) {
    await decide(app, school.admin, id, { decision: "DISMISS", reason: "I called her mother." });
  }
  await cry(mia);
  expect(await told()).toHaveLength(6);
});

test("a report by somebody else about the same person does not hold back a child's", async () => {
  await report(app, school.anna, { userId: school.ben.id, reason: "SELF_HARM" });
  expect(await told()).toHaveLength(3);
  await report(app, mia, { userId: school.ben.id, reason: "ABUSE" });
  expect(await told()).toHaveLength(6);
});

test("many guests cannot fill mailboxes, nor hold back the mail about a child", async () => {
  for (let n = 0; n < 5; n++) await cry(await app.signInGuest());
  expect(await told()).toHaveLength(3);
  await cry(mia);
  expect(await told()).toHaveLength(6);
  clock.advance(11 * 60_000);
  await cry(await app.signInGuest());
  expect(await told()).toHaveLength(9);
});

test("other reports send no mail", async () => {
  await report(app, mia, { userId: school.ben.id, reason: "RUDE" });
  expect(await told()).toEqual([]);
});

test("where nobody of the school may look, the log says so, and nobody of the demo is told", async () => {
  const { teacher, otherTeacher, admin } = school;
  const ids = [teacher.id, otherTeacher.id, admin.id];
  await app.db.deleteFrom("account").where("id", "in", ids).execute();
  await app.signIn({ role: "TEACHER", isDemo: true, email: "demo@example.org" });
  await cry(mia);
  expect(await told()).toEqual([]);
  expect(app.log).toMatchObject([
    { level: "warn", event: "nobody-looks-at-reports", unwatched: 1, safeguarding: 1 },
  ]);
  await report(app, mia, { userId: school.ben.id, reason: "RUDE" });
  clock.advance(60_000);
  await app.jobs.runWaiting();
  expect(app.log).toHaveLength(2);
  expect(JSON.stringify(app.log)).not.toMatch(/Mia|die/);
});

test("of danger that was reported before the staff was told of any it is told once, also where only the note says it", async () => {
  await makeClass(app.db, { teacherId: school.teacher.id, studentIds: [mia.id, school.ben.id] });
  const old = { source: "PERSON", reporter_id: school.anna.id, created_at: clock.now() } as const;
  await app.db
    .insertInto("report")
    .values([
      { ...old, about_id: mia.id, reason: "SELF_HARM", is_safeguarding: true },
      { ...old, about_id: school.ben.id, reason: "RUDE", note: "He said: I want to die" },
      { ...old, about_id: school.otherTeacher.id, reason: "RUDE", note: "He shouted." },
    ])
    .execute();
  const find = async () => {
    await inTransaction(app.db, (tx) => app.jobs.enqueue(tx, "find-untold-danger", {}));
    await app.jobs.runWaiting();
  };
  await find();
  const staff = ["head@example.org", "teach@example.org"];
  expect(await told()).toEqual([staff[0], staff[0], staff[1], staff[1]]);
  expect(
    (await queue(app, school.admin)).map(({ reason, isSafeguarding }) => [reason, isSafeguarding]),
  ).toEqual(
    expect.arrayContaining([
      ["SELF_HARM", true],
      ["RUDE", true],
      ["RUDE", false],
    ]),
  );
  clock.advance(24 * 3_600_000);
  await find();
  expect(await told()).toHaveLength(4);
});
