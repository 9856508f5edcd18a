import type { ClassExportKind } from "@saywell/contract/constants";
import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeAccount, makeClass } from "../../testing/factories";
import { movableClock, type MovableClock } from "../../testing/movable-clock";

let app: TestApp;
let clock: MovableClock;
let mia: TestUser;
let ann: TestUser;
let classId: string;
let assignmentId: string;
const lessonId = "b1-lesson-1";
beforeAll(async () => {
  clock = movableClock("2026-03-02T10:00:00Z");
  app = await buildTestApp({ clock });
});
beforeEach(async () => {
  const { db } = app;
  mia = await app.signIn({ role: "TEACHER", name: "Mia Long", email: "mia@example.org" });
  ann = await app.signIn({ name: "=Ann, Field", email: "ann@example.org", ageBand: "ADULT" });
  const ben = await makeAccount(db, { name: "Ben", email: "ben@example.org" });
  const kid = await makeAccount(db, {
    name: "Zoë",
    email: "kid@example.org",
    ageBand: "UNDER_13",
  });
  ({ id: classId } = await makeClass(db, {
    teacherId: mia.id,
    studentIds: [kid.id, ann.id, ben.id],
  }));
  await db
    .updateTable("school_class")
    .set({ name: "B1 Évening" })
    .where("id", "=", classId)
    .execute();
  await db
    .insertInto("account_setting")
    .values([ann, kid].map(({ id }) => ({ account_id: id, show_email: true })))
    .execute();
  const given = { class_id: classId, kind: "LESSON" as const, created_at: clock.now() };
  const opensAt = new Date("2026-02-01T00:00:00Z");
  [{ id: assignmentId }] = (await db
    .insertInto("assignment")
    .values([
      { ...given, lesson_id: lessonId, opens_at: opensAt },
      { ...given, lesson_id: "b1-lesson-2", opens_at: opensAt, is_draft: true },
    ])
    .returning("id")
    .execute()) as [{ id: string }];
  await db
    .insertInto("lesson_progress")
    .values({
      account_id: ann.id,
      lesson_id: lessonId,
      progress: 100,
      completed_at: new Date("2026-03-01T09:00:00Z"),
      best_quiz_score: 1000,
      updated_at: clock.now(),
    })
    .execute();
  await db
    .insertInto("statement")
    .values([
      {
        account_id: ann.id,
        lesson_id: lessonId,
        verb: "answered",
        object: "lesson.some-title.step_name",
        success: true,
        response: "My name is Ann Field",
        stored_at: new Date("2026-03-01T08:00:00Z"),
      },
      {
        account_id: mia.id,
        lesson_id: lessonId,
        verb: "interacted",
        object: "lesson.x",
        success: true,
      },
    ])
    .execute();
});
afterEach(() => app.empty());
afterAll(() => app.close());

const begin = (kind: ClassExportKind, as = mia, id = classId) =>
  app.call(
    "POST /api/classes/{classId}/exports",
    { params: { classId: id }, body: { kind } },
    { as },
  );
const read = (exportId: string, as = mia) =>
  app.call("GET /api/exports/{exportId}", { params: { exportId } }, { as });
const fetchFile = (exportId: string, as = mia) =>
  app.send({ method: "GET", url: `/api/exports/${exportId}/file` }, as);
async function make(kind: ClassExportKind) {
  const { id } = (await begin(kind)).body;
  await app.jobs.runWaiting();
  return await fetchFile(id);
}
const rowsOf = (text: string) => parse(text, { bom: true });

describe("a file of a class", () => {
  test("is made by a job, and says how far it is", async () => {
    const begun = await begin("STUDENTS_CSV");
    expect(begun.body).toMatchObject({
      classId,
      kind: "STUDENTS_CSV",
      state: "WAITING",
      progress: 0,
      fileName: null,
      expiresAt: "2026-03-03T10:00:00.000Z",
    });
    const early = await fetchFile(begun.body.id);
    expect([early.statusCode, early.body]).toEqual([
      409,
      "This file is still being made. Wait a moment.",
    ]);
    await app.jobs.runWaiting();
    expect((await read(begun.body.id)).body).toMatchObject({
      state: "DONE",
      progress: 100,
      fileName: "students-b1-evening.csv",
    });
  });

  test("of students is a table for spreadsheets, formulas made harmless, with addresses of adults who show them", async () => {
    const file = await make("STUDENTS_CSV");
    expect(file.headers["content-disposition"]).toBe(
      'attachment; filename="students-b1-evening.csv"',
    );
    expect(file.body.startsWith("\uFEFFName,Address,Level,")).toBe(true);
    expect(file.body).toContain('\r\n"\'=Ann, Field",ann@example.org,');
    const [head, ...rows] = rowsOf(file.body);
    expect(rows.map(([name, address]) => [name, address])).toEqual([
      ["'=Ann, Field", "ann@example.org"],
      ["Ben", ""],
      ["Zoë", ""],
    ]);
    const cell = (row: number, column: string) => rows[row]![head!.indexOf(column)];
    expect([cell(0, "Assigned"), cell(0, "Done"), cell(0, "Lessons finished")]).toEqual([
      "1",
      "1",
      "1",
    ]);
    expect([cell(1, "Assigned"), cell(1, "Done"), cell(1, "Mean quiz score (%)")]).toEqual([
      "1",
      "0",
      "",
    ]);
  });

  test("of the gradebook is as Canvas imports it: ID empty, points in the second row, blanks for what is not handed in", async () => {
    const [head, points, ...rows] = rowsOf((await make("GRADEBOOK_CSV")).body);
    const [student, id, sisUser, sisLogin, section, title, ...more] = head!;
    expect([student, id, sisUser, sisLogin, section]).toEqual([
      "Student",
      "ID",
      "SIS User ID",
      "SIS Login ID",
      "Section",
    ]);
    // In brackets is what no Canvas takes for a number of its own.
    expect(title).toBe(
      `${await lessonTitle()} (sw-${assignmentId.replaceAll("-", "").slice(-12)})`,
    );
    expect(more).toEqual([]);
    expect(points).toEqual(["    Points Possible", "", "", "", "", "100"]);
    expect(rows[0]).toEqual(["'=Ann, Field", "", ann.id, "ann@example.org", "B1 Évening", "100"]);
    expect(rows.slice(1).map((row) => row.slice(3))).toEqual([
      ["", "B1 Évening", ""],
      ["", "B1 Évening", ""],
    ]);
  });

  test("of statements has one of xAPI 1.0.3 a line, of the class's students alone, without addresses and words", async () => {
    const text = (await make("XAPI_JSONL")).body;
    const statements = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, never>);
    const actor = {
      objectType: "Agent",
      account: { homePage: expect.stringMatching(/^http/), name: ann.id },
    };
    expect(statements).toHaveLength(2);
    expect(statements[0]).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      version: "1.0.3",
      actor,
      verb: { id: "http://adlnet.gov/expapi/verbs/answered", display: { en: "answered" } },
      object: {
        objectType: "Activity",
        id: expect.stringMatching(/\/lesson\/b1-lesson-1#step_name$/),
      },
      result: { success: true },
      timestamp: "2026-03-01T08:00:00.000Z",
    });
    expect(statements[1]).toMatchObject({
      id: expect.stringMatching(
        /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ),
      actor,
      verb: { id: "http://adlnet.gov/expapi/verbs/completed" },
      result: { completion: true, score: { scaled: 1, raw: 100, min: 0, max: 100 } },
      timestamp: "2026-03-01T09:00:00.000Z",
    });
    expect(text).toContain(`/classes/${classId}/assignments/${assignmentId}`);
    expect(text).not.toMatch(/@example\.org|Ann/);
    expect((await make("XAPI_JSONL")).body).toBe(text);
  });

  test("of a class of nobody has its head alone", async () => {
    const empty = (await makeClass(app.db, { teacherId: mia.id })).id;
    const { id } = (await begin("GRADEBOOK_CSV", mia, empty)).body;
    await app.jobs.runWaiting();
    expect((await read(id)).body).toMatchObject({ state: "DONE", progress: 100 });
    expect(rowsOf((await fetchFile(id)).body)).toHaveLength(2);
  });

  test("of a thousand students is made in pieces, and whole", async () => {
    await sql`
      with made as (
        insert into account (name, email, registered_at)
        select 'Student ' || n, 'n' || n || '@many.example', now() from generate_series(1, 997) as n
        returning id
      )
      insert into class_member (class_id, account_id)
      select ${classId}::uuid, id from made`.execute(app.db);
    const rows = rowsOf((await make("STUDENTS_CSV")).body);
    expect(rows).toHaveLength(1001);
    expect(rows.slice(3, 6).map(([name]) => name)).toEqual(["Student 1", "Student 2", "Student 3"]);
  });
});

describe("asked for", () => {
  test("by fifty at once it is one job and one file", async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => begin("GRADEBOOK_CSV")));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    const waiting = (await app.jobs.count()).find(({ name }) => name === "make-class-export");
    expect(waiting?.waiting).toBe(1);
    await app.jobs.runWaiting();
    // Anew once it is there; the one before goes.
    const next = (await begin("GRADEBOOK_CSV")).body.id;
    expect(next).not.toBe(replies[0]!.body.id);
    expect((await read(replies[0]!.body.id)).status).toBe(404);
  });

  test("by co-teachers each have their own", async () => {
    const tom = await app.signIn({ role: "TEACHER", email: "tom@example.org" });
    const body = { teacherId: tom.id };
    await app.call(
      "POST /api/classes/{classId}/teachers",
      { params: { classId }, body },
      { as: mia },
    );
    const mine = (await begin("STUDENTS_CSV")).body.id;
    const theirs = (await begin("STUDENTS_CSV", tom)).body.id;
    expect(theirs).not.toBe(mine);
    await app.jobs.runWaiting();
    expect((await fetchFile(theirs, tom)).statusCode).toBe(200);
    expect((await fetchFile(mine, tom)).statusCode).toBe(404);
    await app.call(
      "DELETE /api/classes/{classId}/teachers/{teacherId}",
      { params: { classId, teacherId: tom.id } },
      { as: mia },
    );
    expect((await fetchFile(theirs, tom)).statusCode).toBe(404);
    expect((await read(theirs, tom)).status).toBe(404);
  });

  test("by others it is none: other teachers, learners, and of classes that are archived", async () => {
    const { id } = (await begin("STUDENTS_CSV")).body;
    await app.jobs.runWaiting();
    const tom = await app.signIn({ role: "TEACHER", email: "tom@example.org" });
    expect((await begin("STUDENTS_CSV", tom)).status).toBe(404);
    expect((await read(id, tom)).status).toBe(404);
    expect((await fetchFile(id, tom)).statusCode).toBe(404);
    expect((await begin("STUDENTS_CSV", ann)).status).toBe(403);
    expect((await fetchFile(id, ann)).statusCode).toBe(403);
    expect((await app.send({ method: "GET", url: `/api/exports/${id}/file` })).statusCode).toBe(
      401,
    );
    expect((await read("no-id")).status).toBe(404);
    await app.call("POST /api/classes/{classId}/archive", { params: { classId } }, { as: mia });
    expect((await begin("STUDENTS_CSV")).status).toBe(409);
    expect((await fetchFile(id)).statusCode).toBe(409);
  });

  test("for a class that is archived before its turn comes, it fails and says so", async () => {
    const { id } = (await begin("STUDENTS_CSV")).body;
    await app.call("POST /api/classes/{classId}/archive", { params: { classId } }, { as: mia });
    await app.jobs.runWaiting();
    await app.call("POST /api/classes/{classId}/restore", { params: { classId } }, { as: mia });
    expect((await read(id)).body).toMatchObject({ state: "FAILED", fileName: null });
    expect((await fetchFile(id)).body).toBe("This file could not be made. Please make it again.");
    expect((await begin("STUDENTS_CSV")).body.id).not.toBe(id);
  });

  test("a day later it is gone", async () => {
    const { id } = (await begin("STUDENTS_CSV")).body;
    await app.jobs.runWaiting();
    clock.advance(24 * 3600_000);
    expect((await read(id)).status).toBe(404);
    await app.db.transaction().execute((tx) => app.jobs.enqueue(tx, "forget-class-exports", {}));
    await app.jobs.runWaiting();
    expect(await app.db.selectFrom("class_export").select("id").execute()).toEqual([]);
  });
});

test("that staff read of a child in a file is kept", async () => {
  await make("STUDENTS_CSV");
  const looks = await app.db
    .selectFrom("audit_entry")
    .select("details")
    .where("action", "=", "child-data-read")
    .where("actor_id", "=", mia.id)
    .execute();
  expect(looks.map(({ details }) => (details as { what: string }).what)).toContain(
    "GET /api/exports/{exportId}/file",
  );
});

test("a file goes with the account of a student in it", async () => {
  await make("STUDENTS_CSV");
  const erased = await app.call(
    "POST /api/account/{userId}/erase",
    { params: { userId: ann.id }, body: { password: "correct horse battery" } },
    { as: ann },
  );
  expect(erased.status).toBe(200);
  expect(await app.db.selectFrom("class_export").select("id").execute()).toEqual([]);
});

test.each(["leaves", "is taken out"])(
  "files of a class go when a student in them %s, and no others",
  async (what) => {
    const other = await makeClass(app.db, { teacherId: mia.id, studentIds: [ann.id] });
    const kept = (await begin("STUDENTS_CSV", mia, other.id)).body.id;
    const { id } = (await begin("STUDENTS_CSV")).body;
    await app.jobs.runWaiting();
    const waiting = (await begin("GRADEBOOK_CSV")).body.id;
    const gone =
      what === "leaves"
        ? await app.call(
            "POST /api/my-classes/{classId}/leave",
            { params: { classId } },
            { as: ann },
          )
        : await app.call(
            "DELETE /api/classes/{classId}/students/{studentId}",
            { params: { classId, studentId: ann.id } },
            { as: mia },
          );
    expect(gone.status).toBe(200);
    expect((await fetchFile(id)).statusCode).toBe(404);
    await app.jobs.runWaiting();
    expect((await fetchFile(waiting)).body).not.toContain("Ann");
    expect((await fetchFile(kept)).body).toContain("Ann");
  },
);

async function lessonTitle(): Promise<string> {
  const { body } = await app.call(
    "GET /api/assignments/{assignmentId}",
    { params: { assignmentId } },
    { as: mia },
  );
  return body.title;
}
