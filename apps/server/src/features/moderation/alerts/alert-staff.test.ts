import { sql } from "kysely";
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

/** An account that somebody made a moment ago. */
const signUp = (n: number) =>
  app.signIn({ email: `new${n}@example.org`, isEmailVerified: false, ageBand: "ADULT" });
/** An hour passes, for the queue of jobs too. */
async function passAnHour(): Promise<void> {
  clock.advance(3_600_000);
  await sql`update pgboss.job set start_after = start_after - interval '1 hour'`.execute(app.db);
}

test("guests and new accounts cannot fill mailboxes, nor hold back the mail about a child: a mail an hour sums up what they wrote", async () => {
  for (let n = 0; n < 6; n++) {
    const as = n < 3 ? await app.signInGuest() : await signUp(n);
    if (n < 3) await cry(as);
    else await report(app, as, { userId: school.ben.id, reason: "ABUSE" });
    expect(await told()).toHaveLength(3);
  }
  await cry(mia);
  expect(await told()).toHaveLength(6);
  clock.advance(59 * 60_000);
  await cry(await app.signInGuest());
  expect(await told()).toHaveLength(6);
  clock.set("2026-03-02T09:00:00Z");
  await passAnHour();
  expect(await told()).toHaveLength(9);
  const sums = await app.db
    .selectFrom("mail")
    .select(["subject", "text"])
    .where("subject", "like", "%by 6 alerts%")
    .execute();
  expect(sums).toHaveLength(3);
  expect(sums[0]!.text).toContain("is not confirmed, wrote or reported 6 things");
  expect(sums[0]!.text).not.toMatch(/Ben|die|example\.org.*new/);
  await passAnHour();
  expect(await told()).toHaveLength(9);
});

test("a summary goes out although the report that it was put off with is closed by then", async () => {
  const guests = [await app.signInGuest(), await app.signInGuest(), await app.signInGuest()];
  for (const as of guests) {
    await cry(as);
    expect(await told()).toHaveLength(3);
  }
  const open = await queue(app, school.admin);
  const { id } = open.find(({ about }) => about?.id === guests[1]!.id)!;
  await decide(app, school.admin, id, { decision: "DISMISS", reason: "I talked to this person." });
  await passAnHour();
  expect((await told()).length).toBe(6);
});

test("one account fills no mailbox by reporting many, nor many by reporting one: children who cry are mailed at once all the same", async () => {
  const others = await Promise.all(Array.from({ length: 20 }, () => app.signIn()));
  const proved = await app.signIn({ email: "ana@example.org", ageBand: "ADULT" });
  for (const { id: userId } of others) {
    await report(app, proved, { userId, reason: "SELF_HARM" });
  }
  expect(await told()).toHaveLength(5 * 3);
  for (let n = 0; n < 5; n++) {
    const as = await app.signIn({ email: `proved${n}@example.org`, ageBand: "ADULT" });
    await report(app, as, { userId: mia.id, reason: "SELF_HARM" });
  }
  expect(await told()).toHaveLength((5 + 3) * 3);
  await cry(mia);
  expect(await told()).toHaveLength((5 + 3 + 1) * 3);
});

test.each([
  ["signed up", { email: "lea@example.org", isEmailVerified: false, ageBand: "AGE_13_TO_17" }],
  ["is a guest under 18", { ageBand: "AGE_13_TO_17" }],
] as const)(
  "who %s and cries is mailed at once, whatever guests cried just before; once an hour for that person, with what waited",
  async (_, traits) => {
    await cry(await app.signInGuest());
    expect(await told()).toHaveLength(3);
    await cry(await app.signInGuest());
    expect(await told()).toHaveLength(3);
    const child = await app.signIn(traits);
    clock.advance(60_000);
    await cry(child);
    expect(await told()).toHaveLength(6);
    await cry(child, "I want to end my life");
    expect(await told()).toHaveLength(6);
    const waiting = app.db.selectFrom("report").where("alerted_at", "is", null);
    expect(await waiting.select("about_id").execute()).toEqual([{ about_id: child.id }]);
  },
);

test("accounts that anybody can make fill no mailbox with their cries: ten mails an hour, then one each ten minutes", async () => {
  for (let n = 0; n < 12; n++) {
    await cry(await signUp(n));
    await app.jobs.runWaiting();
    clock.advance(1000);
  }
  expect(await told()).toHaveLength(10 * 3);
  clock.advance(10 * 60_000);
  await sql`update pgboss.job set start_after = start_after - interval '10 minutes'`.execute(
    app.db,
  );
  expect(await told()).toHaveLength(11 * 3);
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
