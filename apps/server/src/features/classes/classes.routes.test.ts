import type { DeclaredCallName } from "@saywell/contract";
import { classLimits } from "@saywell/contract/constants";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeAccount } from "../../testing/factories";

let app: TestApp;
let mia: TestUser;
let tom: TestUser;
let ann: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  mia = await app.signIn({ role: "TEACHER", name: "Mia Long", email: "mia@example.org" });
  tom = await app.signIn({ role: "TEACHER", name: "Tom Short", email: "tom@example.org" });
  ann = await app.signIn({ name: "Ann Field", email: "ann@example.org", ageBand: "ADULT" });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const make = async (as = mia, name = "B1 evening") =>
  (await app.call("POST /api/classes", { body: { name, level: "B1" } }, { as })).body;
const read = (classId: string, as = mia) =>
  app.call("GET /api/classes/{classId}", { params: { classId } }, { as });
const list = async (as = mia, query: { archived?: "1" } = {}) =>
  (await app.call("GET /api/classes", { query }, { as })).body.classes;
const settings = {
  name: "B1 late",
  level: "B2",
  goals: "Pass the exam",
  weeklyLessons: 3,
  hasLeaderboard: false,
} as const;
const change = (classId: string, as = mia, more: object = {}) =>
  app.call(
    "PUT /api/classes/{classId}",
    { params: { classId }, body: { ...settings, ...more } },
    { as },
  );
const archive = (classId: string, as = mia) =>
  app.call("POST /api/classes/{classId}/archive", { params: { classId } }, { as });
const restore = (classId: string, as = mia) =>
  app.call("POST /api/classes/{classId}/restore", { params: { classId } }, { as });
const setCode = (classId: string, isOpen = true, as = mia) =>
  app.call("POST /api/classes/{classId}/code", { params: { classId }, body: { isOpen } }, { as });
const addTeacher = (classId: string, teacherId = tom.id, as = mia) =>
  app.call(
    "POST /api/classes/{classId}/teachers",
    { params: { classId }, body: { teacherId } },
    { as },
  );
const removeTeacher = (classId: string, teacherId = tom.id, as = mia) =>
  app.call(
    "DELETE /api/classes/{classId}/teachers/{teacherId}",
    { params: { classId, teacherId } },
    { as },
  );
const removeStudent = (classId: string, studentId = ann.id, as = mia) =>
  app.call(
    "DELETE /api/classes/{classId}/students/{studentId}",
    { params: { classId, studentId } },
    { as },
  );
const move = (classId: string, toClassId: string, as = mia, studentId = ann.id) =>
  app.call(
    "POST /api/classes/{classId}/students/{studentId}/move",
    { params: { classId, studentId }, body: { toClassId } },
    { as },
  );
const look = (code: string, as = ann) =>
  app.call("GET /api/class-codes/{code}", { params: { code } }, { as });
const join = (code: string, as = ann) =>
  app.call("POST /api/my-classes", { body: { code } }, { as });
const leave = (classId: string, as = ann) =>
  app.call("POST /api/my-classes/{classId}/leave", { params: { classId } }, { as });
const mine = async (as = ann) => (await app.call("GET /api/my-classes", {}, { as })).body.classes;
const note = (classId: string, as = mia, content = "Shy, but tries.") =>
  app.call(
    "POST /api/classes/{classId}/students/{studentId}/notes",
    { params: { classId, studentId: ann.id }, body: { content } },
    { as },
  );
const announce = (classId: string, content = "No class on Friday.", as = mia) =>
  app.call(
    "POST /api/classes/{classId}/announcements",
    { params: { classId }, body: { content } },
    { as },
  );
/** A class of Mia's with a code, and Ann in it. */
async function withAnn() {
  const { id } = await make();
  const code = (await setCode(id)).body.joinCode!;
  await join(code);
  return { id, code };
}
const actions = async () =>
  (
    await app.db
      .selectFrom("audit_entry")
      .select("action")
      .where("action", "like", "class-%")
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);

describe("a class of a teacher's own", () => {
  test("is made, read, changed and listed in the order in which they were made", async () => {
    const made = await make();
    expect(made).toMatchObject({
      name: "B1 evening",
      level: "B1",
      students: 0,
      isMine: true,
      isArchived: false,
      joinCode: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/),
      hasLeaderboard: true,
      teachers: [{ id: mia.id, name: "Mia Long", isOwner: true }],
    });
    expect((await change(made.id)).body).toMatchObject(settings);
    await app.db
      .updateTable("school_class")
      .set({ created_at: new Date("2026-01-01T00:00:00Z") })
      .execute();
    const second = await make(mia, "Another");
    expect((await list()).map(({ id }) => id)).toEqual([made.id, second.id]);
    expect(await list(tom)).toEqual([]);
    expect(await actions()).toEqual(["class-made", "class-changed", "class-made"]);
  });

  test("has no name of spaces, and no words that are not for a class", async () => {
    const { id } = await make();
    expect((await change(id, mia, { name: "\u200b" })).status).toBe(400);
    expect((await change(id, mia, { goals: "fuck" })).status).toBe(400);
    expect((await announce(id, "fuck you all")).status).toBe(400);
  });

  test("is refused beyond the limit, and so is taking one up again", async () => {
    const { id } = await make();
    await archive(id);
    await sql`insert into school_class (name, teacher_id)
      select 'Class ' || nr, ${mia.id}::uuid
      from generate_series(1, ${classLimits.classes}) as nr`.execute(app.db);
    const body = { name: "One more", level: null };
    expect((await app.call("POST /api/classes", { body }, { as: mia })).status).toBe(409);
    expect((await restore(id)).status).toBe(409);
  });

  test("is archived once by two at once, takes no changes, and is read and restored", async () => {
    const { id, code } = await withAnn();
    const told: (readonly string[])[] = [];
    app.events.subscribe("class-left", ({ accountIds }) => void told.push(accountIds));
    const admin = await app.signIn({ role: "ADMIN", email: "head@example.org" });
    const both = await Promise.all([archive(id), archive(id, admin)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(told).toEqual([[mia.id, ann.id]]);
    expect(await list()).toEqual([]);
    expect(await list(mia, { archived: "1" })).toMatchObject([{ id, isArchived: true }]);
    expect((await read(id)).body).toMatchObject({ isArchived: true, joinCode: null });
    const refused = await Promise.all([
      change(id),
      setCode(id),
      addTeacher(id),
      note(id),
      announce(id),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 409));
    // Nobody has to stay in what is over.
    expect((await removeTeacher(id)).status).toBe(404);
    expect((await removeStudent(id, crypto.randomUUID())).status).toBe(404);
    expect((await join(code)).status).toBe(404);
    expect(await mine()).toEqual([]);
    expect((await restore(id)).body).toMatchObject({ isArchived: false, joinCode: null });
    expect((await restore(id)).status).toBe(200);
    expect(await mine()).toMatchObject([{ id }]);
    expect((await actions()).slice(-2)).toEqual(["class-archived", "class-restored"]);
  });
});

describe("a co-teacher", () => {
  test("teaches the class, and no more once removed", async () => {
    const { id } = await withAnn();
    const { body } = await addTeacher(id);
    expect(body.teachers.map((each) => [each.name, each.isOwner])).toEqual([
      ["Mia Long", true],
      ["Tom Short", false],
    ]);
    expect((await read(id, tom)).body).toMatchObject({ isMine: false });
    expect((await change(id, tom)).status).toBe(200);
    expect((await note(id, tom)).status).toBe(200);
    expect((await archive(id, tom)).code).toBe("forbidden");
    expect((await restore(id, tom)).code).toBe("forbidden");
    expect((await addTeacher(id, mia.id, tom)).code).toBe("forbidden");
    expect((await removeTeacher(id, mia.id, tom)).code).toBe("forbidden");
    expect((await removeTeacher(id, mia.id)).code).toBe("conflict");
    expect((await removeTeacher(id)).status).toBe(200);
    expect((await removeTeacher(id)).status).toBe(404);
    expect((await read(id, tom)).status).toBe(404);
    expect((await change(id, tom)).status).toBe(404);
    expect((await note(id, tom)).status).toBe(404);
  });

  test("goes by themselves, and when they are a teacher no more", async () => {
    const { id } = await make();
    await addTeacher(id);
    expect((await removeTeacher(id, tom.id, tom)).status).toBe(200);
    await addTeacher(id);
    const admin = await app.signIn({ role: "ADMIN", email: "head@example.org" });
    const done = await app.call(
      "PUT /api/admin/people/{id}/role",
      { params: { id: tom.id }, body: { role: "LEARNER", was: "TEACHER" } },
      { as: admin },
    );
    expect(done.status).toBe(200);
    expect((await read(id)).body.teachers).toHaveLength(1);
  });

  test("is another teacher of the school, and no student of the class", async () => {
    const { id, code } = await withAnn();
    const demo = await makeAccount(app.db, { role: "TEACHER", email: "d@e.org", isDemo: true });
    for (const teacherId of [ann.id, demo.id, crypto.randomUUID(), "nobody"]) {
      expect((await addTeacher(id, teacherId)).status).toBe(404);
    }
    expect((await addTeacher(id, mia.id)).status).toBe(409);
    await join(code, tom);
    expect((await addTeacher(id)).status).toBe(409);
    await removeStudent(id, tom.id);
    expect((await addTeacher(id)).status).toBe(200);
    expect((await addTeacher(id)).status).toBe(409);
    const next = (await read(id)).body.joinCode!;
    expect(next).not.toBe(code);
    expect((await join(next, tom)).code).toBe("conflict");
    expect((await join(next, mia)).code).toBe("conflict");
  });
});

describe("a learner", () => {
  test("joins by the code as people type it, once, and sees the class", async () => {
    const { id } = await make();
    await change(id);
    const code = (await setCode(id)).body.joinCode!;
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
    expect((await look(typed)).body).toEqual({
      className: "B1 late",
      level: "B2",
      teacherName: "Mia Long",
      isDemo: false,
      isMember: false,
    });
    expect((await join(typed)).status).toBe(200);
    expect((await join(code)).body).toMatchObject({ id });
    expect((await look(code)).body.isMember).toBe(true);
    for (let nr = 1; nr <= 6; nr += 1) await announce(id, `News ${nr}`);
    const [joined] = await mine();
    expect(joined).toMatchObject({
      id,
      goals: "Pass the exam",
      weeklyLessons: 3,
      lessonsThisWeek: 0,
      teachers: [{ id: mia.id }],
      mayLeave: true,
    });
    expect(joined!.announcements).toHaveLength(5);
    expect((await actions()).filter((action) => action === "class-joined")).toHaveLength(1);
  });

  test("finished lessons since Monday count", async () => {
    await withAnn();
    const now = app.clock.now();
    const long = new Date(now.getTime() - 8 * 86_400_000);
    await app.db
      .insertInto("lesson_progress")
      .values([
        { account_id: ann.id, lesson_id: "a", begun_at: long, completed_at: now },
        { account_id: ann.id, lesson_id: "b", begun_at: long, completed_at: long },
      ])
      .execute();
    expect(await mine()).toMatchObject([{ lessonsThisWeek: 1 }]);
  });

  test("is refused as a guest, by an old code, and of another school", async () => {
    const { id, code } = await withAnn();
    const guest = await app.signInGuest();
    expect((await join(code, guest)).text).toBe(
      "Sign up first: a class is joined with an account.",
    );
    const visitor = await app.signIn({ email: "v@example.org", isDemo: true });
    expect(await join(code, visitor)).toMatchObject({
      status: 409,
      text: "This class is not of the demo school. Log out of the demo, and join with an account of your own.",
    });
    expect((await look(code, visitor)).body).toMatchObject({ isDemo: false });
    const next = (await setCode(id)).body.joinCode!;
    expect(next).not.toBe(code);
    expect((await look(code)).text).toBe("No class has this code. Ask your teacher for it.");
    expect((await setCode(id, false)).body.joinCode).toBeNull();
    expect((await join(next, tom)).status).toBe(404);
    expect((await join("ABC")).status).toBe(400);
  });

  test("leaves as an adult; a younger one asks", async () => {
    const { id, code } = await withAnn();
    const child = await app.signIn({ email: "kid@example.org", ageBand: "AGE_13_TO_17" });
    await join(code, child);
    expect((await leave(id, child)).code).toBe("forbidden");
    expect((await leave(id)).status).toBe(200);
    expect((await leave(id)).status).toBe(404);
    expect((await leave("no-id")).status).toBe(404);
    expect(await mine()).toEqual([]);
    expect(await mine(child)).toMatchObject([{ id, mayLeave: false }]);
  });

  test("finds a full class shut, however many come at once", async () => {
    const { id } = await make();
    const code = (await setCode(id)).body.joinCode!;
    await sql`
      with made as (
        insert into account (name, email, registered_at)
        select 'Learner', 'l' || nr || '@example.org', now()
        from generate_series(1, ${classLimits.students - 5}) as nr returning id
      )
      insert into class_member (class_id, account_id, joined_at)
      select ${id}::uuid, id, now() from made`.execute(app.db);
    const learners = await Promise.all(
      Array.from({ length: 20 }, (_, nr) => app.signIn({ email: `late${nr}@example.org` })),
    );
    const statuses = (await Promise.all(learners.map((as) => join(code, as)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(15);
    expect((await read(id)).body.students).toBe(classLimits.students);
  });
});

describe("a student", () => {
  test("is moved between two classes of a teacher, and taken out", async () => {
    const { id } = await withAnn();
    const other = await make(mia, "Other");
    const strange = await make(tom, "Strange");
    expect((await move(id, strange.id)).status).toBe(404);
    expect((await move(strange.id, id)).status).toBe(404);
    expect((await move(id, "no-id")).status).toBe(404);
    expect((await move(other.id, id)).status).toBe(404);
    expect((await move(id, other.id)).status).toBe(200);
    expect(await mine()).toMatchObject([{ id: other.id }]);
    expect((await removeStudent(other.id)).status).toBe(200);
    expect((await removeStudent(other.id)).status).toBe(404);
    expect(await mine()).toEqual([]);
  });

  test("stays where the other class is archived", async () => {
    const { id } = await withAnn();
    const other = await make(mia, "Other");
    await archive(other.id);
    expect((await move(id, other.id)).code).toBe("conflict");
    expect(await mine()).toMatchObject([{ id }]);
  });
});

describe("notes on a student", () => {
  const params = (classId: string, noteId: string) => ({ classId, studentId: ann.id, noteId });
  const read = (classId: string, as = mia, studentId = ann.id) =>
    app.call(
      "GET /api/classes/{classId}/students/{studentId}/notes",
      { params: { classId, studentId } },
      { as },
    );
  const change = (classId: string, noteId: string, as = mia) =>
    app.call(
      "PUT /api/classes/{classId}/students/{studentId}/notes/{noteId}",
      { params: params(classId, noteId), body: { content: "Speaks up now." } },
      { as },
    );
  const remove = (classId: string, noteId: string, as = mia) =>
    app.call(
      "DELETE /api/classes/{classId}/students/{studentId}/notes/{noteId}",
      { params: params(classId, noteId) },
      { as },
    );

  test("are read by the teachers of the class, changed by who wrote them, deleted by the owner too", async () => {
    const { id } = await withAnn();
    await addTeacher(id);
    const first = (await note(id)).body;
    expect(first).toMatchObject({ author: { id: mia.id, name: "Mia Long" }, updatedAt: null });
    const second = (await note(id, tom)).body;
    expect((await read(id, tom)).body.notes.map((each) => each.id).toSorted()).toEqual(
      [first.id, second.id].toSorted(),
    );
    expect((await change(id, first.id, tom)).code).toBe("forbidden");
    expect((await remove(id, first.id, tom)).code).toBe("forbidden");
    const changed = (await change(id, first.id)).body;
    expect(changed.content).toBe("Speaks up now.");
    expect(changed.updatedAt).not.toBeNull();
    expect((await change(id, second.id)).code).toBe("forbidden");
    expect((await remove(id, second.id)).status).toBe(200);
    expect((await remove(id, second.id)).status).toBe(404);
    expect((await remove(id, "no-id")).status).toBe(404);
  });

  test("are of students of the class, and 200 at most", async () => {
    const { id } = await withAnn();
    for (const stranger of [tom.id, crypto.randomUUID(), "no-id"]) {
      expect((await read(id, mia, stranger)).status).toBe(404);
    }
    await sql`insert into class_note (class_id, about_id, author_id, content, created_at)
      select ${id}::uuid, ${ann.id}::uuid, ${mia.id}::uuid, 'A note', now()
      from generate_series(1, ${classLimits.notes})`.execute(app.db);
    expect((await note(id)).code).toBe("conflict");
  });
});

describe("announcements", () => {
  const read = (classId: string, as = mia) =>
    app.call("GET /api/classes/{classId}/announcements", { params: { classId } }, { as });
  const remove = (classId: string, announcementId: string, as = mia) =>
    app.call(
      "DELETE /api/classes/{classId}/announcements/{announcementId}",
      { params: { classId, announcementId } },
      { as },
    );

  test("are told, read and taken back, and 200 at most", async () => {
    const { id } = await withAnn();
    const told = (await announce(id)).body;
    expect(told).toMatchObject({ content: "No class on Friday.", authorName: "Mia Long" });
    expect((await read(id)).body.announcements).toEqual([told]);
    expect(await mine()).toMatchObject([{ announcements: [{ id: told.id }] }]);
    expect((await remove(id, told.id)).status).toBe(200);
    expect((await remove(id, told.id)).status).toBe(404);
    expect((await remove(id, "no-id")).status).toBe(404);
    await sql`insert into class_announcement (class_id, author_id, content, created_at)
      select ${id}::uuid, ${mia.id}::uuid, 'News', now()
      from generate_series(1, ${classLimits.announcements})`.execute(app.db);
    expect((await announce(id)).code).toBe("conflict");
  });
});

describe("who does not teach a class", () => {
  const calls: [DeclaredCallName, string, string, object?][] = [
    ["GET /api/classes/{classId}", "GET", ""],
    ["PUT /api/classes/{classId}", "PUT", "", settings],
    ["POST /api/classes/{classId}/archive", "POST", "/archive"],
    ["POST /api/classes/{classId}/restore", "POST", "/restore"],
    ["POST /api/classes/{classId}/code", "POST", "/code", { isOpen: true }],
    ["POST /api/classes/{classId}/teachers", "POST", "/teachers", { teacherId: "TOM" }],
    ["DELETE /api/classes/{classId}/teachers/{teacherId}", "DELETE", "/teachers/TOM"],
    ["DELETE /api/classes/{classId}/students/{studentId}", "DELETE", "/students/ANN"],
    [
      "POST /api/classes/{classId}/students/{studentId}/move",
      "POST",
      "/students/ANN/move",
      { toClassId: "CLASS" },
    ],
    ["GET /api/classes/{classId}/students/{studentId}/notes", "GET", "/students/ANN/notes"],
    [
      "POST /api/classes/{classId}/students/{studentId}/notes",
      "POST",
      "/students/ANN/notes",
      { content: "x" },
    ],
    [
      "PUT /api/classes/{classId}/students/{studentId}/notes/{noteId}",
      "PUT",
      "/students/ANN/notes/ANN",
      { content: "x" },
    ],
    [
      "DELETE /api/classes/{classId}/students/{studentId}/notes/{noteId}",
      "DELETE",
      "/students/ANN/notes/ANN",
    ],
    ["GET /api/classes/{classId}/announcements", "GET", "/announcements"],
    ["POST /api/classes/{classId}/announcements", "POST", "/announcements", { content: "x" }],
    [
      "DELETE /api/classes/{classId}/announcements/{announcementId}",
      "DELETE",
      "/announcements/ANN",
    ],
  ];

  test.each(calls)("%s knows of no class", async (_, method, path, body) => {
    const { id } = await withAnn();
    const fill = (text: string) =>
      text.replaceAll("TOM", tom.id).replaceAll("ANN", ann.id).replaceAll("CLASS", id);
    const send = async (classId: string, as?: TestUser) => {
      const url = `/api/classes/${classId}${fill(path)}`;
      const payload = body && (JSON.parse(fill(JSON.stringify(body))) as object);
      return await app.send({ method: method as "GET", url, ...(payload && { payload }) }, as);
    };
    await addTeacher(id);
    await removeTeacher(id);
    const eve = await app.signIn({ role: "TEACHER", email: "eve@example.org" });
    for (const as of [tom, eve]) {
      const reply = await send(id, as);
      expect([reply.statusCode, reply.body]).toEqual([404, "There is no such class."]);
    }
    for (const guess of [crypto.randomUUID(), "no-id", "1"]) {
      expect((await send(guess, mia)).statusCode).toBe(404);
    }
    expect((await send(id, ann)).statusCode).toBe(403);
    expect((await send(id)).statusCode).toBe(401);
  });

  test("admins act on every class", async () => {
    const { id } = await withAnn();
    const admin = await app.signIn({ role: "ADMIN", email: "head@example.org" });
    expect((await read(id, admin)).body).toMatchObject({ isMine: false });
    expect((await change(id, admin)).status).toBe(200);
    expect((await addTeacher(id, tom.id, admin)).status).toBe(200);
    expect((await archive(id, admin)).status).toBe(200);
  });
});

test("a visitor of the demo school joins the class of another by its code, and never a real one", async () => {
  const demoTeacher = await app.signIn({ role: "TEACHER", ageBand: "ADULT", isVisitor: true });
  const visitor = await app.signIn({ ageBand: "ADULT", isVisitor: true });
  const make = async (as: TestUser) =>
    (await app.call("POST /api/classes", { body: { name: "Evening", level: null } }, { as })).body;
  const join = (code: string) =>
    app.call("POST /api/my-classes", { body: { code } }, { as: visitor });
  expect((await join((await make(demoTeacher)).joinCode!)).status).toBe(200);
  const real = await app.signIn({ role: "TEACHER", email: "real.teacher@school.example" });
  expect((await join((await make(real)).joinCode!)).status).toBe(409);
});
