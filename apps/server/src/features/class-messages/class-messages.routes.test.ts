import { classMessageLimits } from "@saywell/contract/constants";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeClass } from "../../testing/factories";

let app: TestApp;
let mia: TestUser;
let tom: TestUser;
let kid: TestUser;
let ann: TestUser;
let classId: string;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  mia = await app.signIn({ role: "TEACHER", name: "Mia Moss", email: "mia@school.example" });
  tom = await app.signIn({ role: "TEACHER", name: "Tom Tan", email: "tom@school.example" });
  kid = await app.signIn({ name: "Kim Kidd", email: "kim@school.example", ageBand: "UNDER_13" });
  ann = await app.signIn({ name: "Ann Adams", email: "ann@school.example", ageBand: "ADULT" });
  ({ id: classId } = await makeClass(app.db, { teacherId: mia.id, studentIds: [kid.id, ann.id] }));
  await app.db
    .insertInto("class_co_teacher")
    .values({ class_id: classId, account_id: tom.id, added_at: app.clock.now() })
    .execute();
});

const say = (
  as: TestUser,
  content: string,
  more: { teacherId?: string; assignmentId?: string } = {},
) =>
  app.call(
    "POST /api/my-classes/{classId}/messages",
    { params: { classId }, body: { content, ...more } },
    { as },
  );
const answer = (as: TestUser, to: TestUser, content: string, assignmentId?: string) =>
  app.call(
    "POST /api/classes/{classId}/students/{studentId}/messages",
    { params: { classId, studentId: to.id }, body: { content, assignmentId } },
    { as },
  );
const own = (as: TestUser) =>
  app.call("GET /api/my-classes/{classId}/messages", { params: { classId } }, { as });
const list = (as: TestUser) =>
  app.call("GET /api/classes/{classId}/messages", { params: { classId } }, { as });
const readOf = (as: TestUser, student: TestUser) =>
  app.call(
    "GET /api/classes/{classId}/students/{studentId}/messages",
    { params: { classId, studentId: student.id } },
    { as },
  );
const unread = async (as: TestUser) =>
  (await app.call("GET /api/class-messages/unread", {}, { as })).body.classes;
const setRule = (messages: "OFF") =>
  app.db.updateTable("school_class").set({ messages }).where("id", "=", classId).execute();
const leave = (who: TestUser) =>
  app.call(
    "DELETE /api/classes/{classId}/students/{studentId}",
    { params: { classId, studentId: who.id } },
    { as: mia },
  );
const reports = async () =>
  await app.db.selectFrom("report").select(["reason", "said_to", "content", "source"]).execute();

describe("whom a student writes to", () => {
  test("all teachers of the class, under 18, and it is said so", async () => {
    await say(kid, "I do not understand the homework.", { teacherId: tom.id });
    expect((await own(kid)).body).toMatchObject({
      isOpenToAll: true,
      threads: [{ isOpenToAll: true, teacher: null, messages: [{ isMine: true }] }],
    });
    for (const teacher of [mia, tom]) {
      expect((await list(teacher)).body.threads).toMatchObject([
        { student: { id: kid.id, name: "Kim Kidd" }, isOpenToAll: true, unread: 1 },
      ]);
    }
  });

  test("one teacher alone, as an adult: the others do not see it", async () => {
    await say(ann, "May I come late?", { teacherId: tom.id });
    expect((await own(ann)).body).toMatchObject({
      isOpenToAll: false,
      threads: [{ isOpenToAll: false, teacher: { id: tom.id } }],
    });
    expect((await list(tom)).body.threads).toHaveLength(1);
    expect((await list(mia)).body.threads).toEqual([]);
    expect((await readOf(mia, ann)).body.threads).toEqual([]);
    expect([await unread(mia), await unread(tom)]).toEqual([[], [{ classId, unread: 1 }]]);
  });

  test("the teacher whose class it is, where none is named", async () => {
    await say(ann, "Hello.");
    expect((await own(ann)).body.threads[0]?.teacher?.id).toBe(mia.id);
  });

  test("nobody who does not teach the class, and in no class of others", async () => {
    expect((await say(ann, "Hi.", { teacherId: kid.id })).status).toBe(404);
    const bob = await app.signIn({ name: "Bob", email: "bob@school.example", ageBand: "ADULT" });
    expect((await say(bob, "Hi.")).status).toBe(404);
    expect((await own(bob)).status).toBe(404);
  });

  test("what was written between two is open to all once the student may be under 18", async () => {
    await say(ann, "Between us.", { teacherId: tom.id });
    await app.db
      .updateTable("account")
      .set({ age_band: "AGE_13_TO_17" })
      .where("id", "=", ann.id)
      .execute();
    expect((await list(mia)).body.threads).toHaveLength(1);
  });
});

describe("a list", () => {
  test("has of many threads those that are unread, then the latest", async () => {
    const first = (await say(ann, "The first.")).body.threadId;
    await sql`
      with thread as (
        insert into class_thread (class_id, student_id, teacher_id, assignment_id)
        select ${classId}, ${kid.id}, null, gen_random_uuid() from generate_series(1, 500)
        returning id
      )
      insert into class_message (thread_id, author_id, content, created_at)
      select id, ${mia.id}, 'Well done.', ${app.clock.now()} from thread`.execute(app.db);
    const { body } = await list(mia);
    expect(body.threads).toHaveLength(classMessageLimits.listed);
    expect(body.threads[0]?.id).toBe(first);
    const seqs = body.threads.slice(1).map(({ last }) => last.seq);
    expect(seqs).toEqual(seqs.toSorted((one, other) => other - one));
    expect(seqs[0]! - seqs.at(-1)!).toBe(classMessageLimits.listed - 2);
  });
});

describe("a teacher", () => {
  test("is told how many teach the class and so read what is open to all", async () => {
    expect((await readOf(mia, kid)).body).toMatchObject({ teacherCount: 2, isOpenToAll: true });
    await app.db.deleteFrom("class_co_teacher").execute();
    expect((await readOf(mia, kid)).body.teacherCount).toBe(1);
    const admin = await app.signIn({ role: "ADMIN", email: "head@school.example" });
    await say(kid, "Hello.");
    expect((await list(admin)).body.threads).toHaveLength(1);
  });

  test("answers, and the student reads it with the name that students know", async () => {
    await say(kid, "Hello.");
    const { body } = await answer(tom, kid, "Hello, how are you?");
    expect(body.warning).toBeNull();
    const [thread] = (await own(kid)).body.threads;
    expect(thread?.messages.map(({ content, isMine }) => [content, isMine])).toEqual([
      ["Hello.", true],
      ["Hello, how are you?", false],
    ]);
    expect(await unread(kid)).toEqual([{ classId, unread: 1 }]);
  });

  test("of another class finds nobody and writes to nobody", async () => {
    const eve = await app.signIn({ role: "TEACHER", email: "eve@school.example" });
    expect((await list(eve)).status).toBe(404);
    expect((await readOf(eve, kid)).status).toBe(404);
    expect((await answer(eve, kid, "Hi.")).status).toBe(404);
    expect((await answer(mia, eve, "Hi.")).status).toBe(404);
    expect((await answer(kid, ann, "Hi.")).status).toBe(403);
  });

  test("has unread threads first, and reads them until they are read", async () => {
    const { body: first } = await say(ann, "One.");
    await say(kid, "Two.");
    const { threadId, message } = first;
    await app.call(
      "POST /api/class-messages/read",
      { body: { threadId: (await list(mia)).body.threads[0]!.id, seq: message.seq + 100 } },
      { as: mia },
    );
    expect((await list(mia)).body.threads.map(({ id, unread: many }) => [id, many])).toEqual([
      [threadId, 1],
      [expect.any(String), 0],
    ]);
    expect(await unread(mia)).toEqual([{ classId, unread: 1 }]);
    expect(await unread(tom)).toEqual([{ classId, unread: 1 }]);
  });
});

test("nobody marks as read what is not theirs", async () => {
  const { threadId } = (await say(ann, "Hello.", { teacherId: tom.id })).body;
  const mark = (as: TestUser, id = threadId) =>
    app.call("POST /api/class-messages/read", { body: { threadId: id, seq: 1 } }, { as });
  expect((await mark(kid)).status).toBe(404);
  expect((await mark(mia)).status).toBe(404);
  expect((await mark(tom, "no-uuid")).status).toBe(404);
  expect((await mark(tom)).status).toBe(200);
});

describe("a piece of work", () => {
  const assign = async (parts: object = {}) => {
    const at = app.clock.now();
    const { id } = await app.db
      .insertInto("assignment")
      .values({
        class_id: classId,
        kind: "LESSON",
        lesson_id: "b1-lesson-1",
        opens_at: at,
        created_at: at,
        ...parts,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  };

  test("has a thread of its own, by its title, which stays when the work is taken back", async () => {
    const assignmentId = await assign();
    await say(kid, "In general.");
    await say(kid, "About this.", { assignmentId });
    await answer(mia, kid, "Read part two.", assignmentId);
    const { threads } = (await own(kid)).body;
    expect(threads.map(({ work, messages }) => [work?.id ?? null, messages.length])).toEqual([
      [assignmentId, 2],
      [null, 1],
    ]);
    expect(threads[0]?.work?.title).not.toBe("b1-lesson-1");
    await app.db.deleteFrom("assignment").execute();
    expect((await own(kid)).body.threads[0]?.work?.title).toBe("Work that was taken back");
  });

  test("that is a draft, or another student's, is written about by nobody", async () => {
    const draft = await assign({ is_draft: true });
    const anns = await assign({ is_for_some: true });
    await app.db
      .insertInto("assignment_recipient")
      .values({ assignment_id: anns, account_id: ann.id })
      .execute();
    for (const assignmentId of [draft, anns, classId, "no-uuid"]) {
      expect((await say(kid, "Hello.", { assignmentId })).status).toBe(404);
    }
    expect((await say(ann, "Hello.", { assignmentId: anns })).status).toBe(200);
  });
});

describe("moderation", () => {
  test("stops what rooms stop, and puts it before the staff", async () => {
    const { status, text } = await say(kid, "You stupid bitch, go kill yourself");
    expect(status).toBe(400);
    expect(text).not.toBe("");
    expect((await own(kid)).body.threads).toEqual([]);
    expect(await reports()).toMatchObject([{ source: "FILTER", said_to: "CLASS" }]);
  });

  test("tells who may be in danger where help is, and the staff hear of it", async () => {
    const { status, text } = await say(kid, "I want to die");
    expect([status, text]).toEqual([400, expect.stringMatching(/help/i)]);
    expect(await reports()).toMatchObject([{ reason: "SELF_HARM", said_to: "CLASS" }]);
  });

  test("hides a phone number that a child writes", async () => {
    const { body } = await say(kid, "My number is 07700 900123, call me");
    expect(body.message?.content ?? "").not.toContain("900123");
  });

  test("hides a phone number that is written in halves in two threads, also of a teacher", async () => {
    const { id: assignmentId } = await app.db
      .insertInto("assignment")
      .values({
        class_id: classId,
        kind: "LESSON",
        lesson_id: "b1-lesson-1",
        opens_at: app.clock.now(),
        created_at: app.clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await say(kid, "07700");
    await say(kid, "900123", { assignmentId });
    await answer(mia, kid, "My number: 07700");
    await answer(mia, kid, "900123", assignmentId);
    const said = (await own(kid)).body.threads.flatMap(({ messages }) => messages);
    expect(said.filter(({ content }) => content.includes("900123"))).toEqual([]);
  });

  test.each([
    ["nothing", " \n "],
    ["more than 2000 characters", "long words ".repeat(200)],
  ])("%s is no message", async (_what, content) => {
    expect((await say(kid, content)).status).toBe(400);
    expect((await own(kid)).body.threads).toEqual([]);
  });

  test("a text of several paragraphs and up to 2000 characters is kept whole", async () => {
    const content = Array.from({ length: 20 }, (_, at) => `Line ${at} of my text.`).join("\n");
    expect((await say(ann, content)).body.message.content).toBe(content);
  });

  test("whoever is muted writes nothing", async () => {
    await app.db
      .insertInto("sanction")
      .values({
        account_id: kid.id,
        kind: "MUTE",
        reason: "Be kind.",
        created_at: app.clock.now(),
      })
      .execute();
    const { status, text } = await say(kid, "Hello.");
    expect([status, text]).toEqual([403, expect.stringContaining("Be kind.")]);
  });

  test("a message is reported by who reads it, taken down by who decides, and gone for both", async () => {
    await answer(mia, kid, "A sentence.");
    const messageId = (await own(kid)).body.threads[0]!.messages[0]!.id;
    const report = (as: TestUser) =>
      app.call("POST /api/reports", { body: { messageId, reason: "RUDE" } }, { as });
    expect((await report(ann)).status).toBe(404);
    expect((await report(mia)).status).toBe(403);
    const { id } = (await report(kid)).body;
    const admin = await app.signIn({ role: "ADMIN", email: "head@school.example" });
    const decided = await app.call(
      "POST /api/moderation/reports/{id}/decide",
      { params: { id }, body: { decision: "HIDE_MESSAGE", reason: "Not for a class." } },
      { as: admin },
    );
    expect(decided.body).toMatchObject({ saidTo: "CLASS", message: { content: "A sentence." } });
    expect((await own(kid)).body.threads).toEqual([]);
    expect((await list(mia)).body.threads).toEqual([]);
  });
});

describe("messages are closed", () => {
  test("where the class turned them off: what was written stays to read", async () => {
    await say(kid, "Hello.");
    await setRule("OFF");
    expect((await say(kid, "Again.")).status).toBe(403);
    expect((await answer(mia, kid, "Again.")).status).toBe(403);
    expect((await own(kid)).body).toMatchObject({
      closed: "Messages are turned off in this class.",
      threads: [{ messages: [{ content: "Hello." }] }],
    });
  });

  test("to who left the class and about them, and are there again when they come back", async () => {
    await say(kid, "Hello.");
    await leave(kid);
    expect((await own(kid)).status).toBe(404);
    expect((await list(mia)).body.threads).toEqual([]);
    expect(await unread(mia)).toEqual([]);
    await app.db
      .insertInto("class_member")
      .values({ class_id: classId, account_id: kid.id })
      .execute();
    expect((await own(kid)).body.threads).toHaveLength(1);
  });

  test("in a class that is archived", async () => {
    await say(kid, "Hello.");
    await app.call("POST /api/classes/{classId}/archive", { params: { classId } }, { as: mia });
    expect((await list(mia)).status).toBe(409);
    expect((await answer(mia, kid, "Hi.")).status).toBe(409);
    expect((await own(kid)).status).toBe(404);
    expect([await unread(mia), await unread(kid)]).toEqual([[], []]);
  });

  test("to a teacher who teaches the class no more", async () => {
    await say(kid, "Hello.");
    await app.call(
      "DELETE /api/classes/{classId}/teachers/{teacherId}",
      { params: { classId, teacherId: tom.id } },
      { as: mia },
    );
    expect((await list(tom)).status).toBe(404);
    expect(await unread(tom)).toEqual([]);
  });
});

describe("who blocked somebody", () => {
  const block = (as: TestUser, userId: string) =>
    app.db
      .insertInto("block_or_mute")
      .values({ account_id: as.id, against_id: userId, kind: "BLOCK" })
      .execute();

  test("as an adult is not written to by them, either way", async () => {
    await block(ann, mia.id);
    expect((await say(ann, "Hello.", { teacherId: mia.id })).status).toBe(403);
    expect((await answer(mia, ann, "Hello.")).status).toBe(403);
    expect((await say(ann, "Hello.", { teacherId: tom.id })).status).toBe(200);
  });

  test("as a child keeps the thread with all teachers of the class", async () => {
    await block(kid, mia.id);
    expect((await say(kid, "Hello.")).status).toBe(200);
    expect((await answer(mia, kid, "Hello.")).status).toBe(200);
    expect((await own(kid)).body.threads[0]?.messages).toHaveLength(2);
  });
});
