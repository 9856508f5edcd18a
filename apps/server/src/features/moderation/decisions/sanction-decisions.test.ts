import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { movableClock } from "../../../testing/movable-clock";
import { makeClass, makeRoom } from "../../../testing/factories";
import { meetAtRow } from "../../../testing/meet-at-row";
import {
  answer,
  appeal,
  audit,
  decide,
  lift,
  listed,
  makeReport,
  mine,
  muteBen,
  nowhere,
  openSchool,
  report,
  type School,
} from "../testing/school";

const clock = movableClock("2026-03-02T09:00:00Z");
let app: TestApp;
let school: School;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
beforeEach(async () => {
  clock.set("2026-03-02T09:00:00Z");
  school = await openSchool(app);
});
afterEach(() => app.empty());
afterAll(() => app.close());

const forget = (...people: TestUser[]) =>
  app.db
    .deleteFrom("account")
    .where(
      "id",
      "in",
      people.map(({ id }) => id),
    )
    .execute();

const appealId = async () => (await listed(app, school.admin))[0]!.appeal!.id;

describe("lifting", () => {
  test("ends a mute now, once", async () => {
    const { ben, otherTeacher } = school;
    const id = await muteBen(app, school);
    expect((await lift(app, otherTeacher, id)).body).toEqual({ ok: true });
    expect((await mine(app, ben)).body).toEqual([]);
    expect(await lift(app, otherTeacher, id)).toMatchObject({ status: 409, code: "conflict" });
  });

  test("answers an open appeal with yes", async () => {
    const { ben, teacher } = school;
    const id = await muteBen(app, school);
    await appeal(app, ben, id);
    await lift(app, teacher, id);
    expect(await listed(app, teacher)).toEqual([]);
    const row = await app.db.selectFrom("appeal").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      state: "ACCEPTED",
      answer: "It was enough.",
      decided_by: teacher.id,
    });
  });

  test("is refused for what is over, what does not exist, and what is against a teacher", async () => {
    const { anna, admin, teacher, otherTeacher } = school;
    const over = await muteBen(app, school, 1);
    clock.advance(3_600_000);
    expect((await lift(app, teacher, over)).status).toBe(409);
    for (const id of [nowhere, "x"]) expect((await lift(app, teacher, id)).status).toBe(404);
    const { body } = await report(app, anna, { userId: otherTeacher.id, reason: "RUDE" });
    await decide(app, admin, body.id, { decision: "MUTE" });
    const [against] = (await mine(app, otherTeacher)).body;
    for (const as of [teacher, otherTeacher]) {
      expect((await lift(app, as, against!.id)).status).toBe(404);
    }
    expect((await lift(app, admin, against!.id)).status).toBe(200);
  });
});

describe("a teacher knows of a mute", () => {
  /** Ben is muted for what he said in a private room, by an admin. */
  async function muteInPrivate(by: TestUser): Promise<string> {
    const { anna, ben } = school;
    const { id: roomId } = await makeRoom(app.db, {
      isPrivate: true,
      memberIds: [anna.id, ben.id],
    });
    const { reportId } = await makeReport(app, { ...school, roomId });
    expect((await decide(app, by, reportId, { decision: "MUTE" })).status).toBe(200);
    return (await mine(app, ben)).body[0]!.id;
  }
  const seenBy = async (as: TestUser) => (await listed(app, as)).map(({ id }) => id);

  test("of their own students, and an admin of all", async () => {
    const { ben, teacher, otherTeacher, admin } = school;
    await makeClass(app.db, { teacherId: teacher.id, studentIds: [ben.id] });
    const id = await muteInPrivate(admin);
    expect(await seenBy(teacher)).toEqual([id]);
    expect(await seenBy(admin)).toEqual([id]);
    expect(await seenBy(otherTeacher)).toEqual([]);
  });

  test("of students whom they teach beside another, until the class is archived", async () => {
    const { ben, teacher, otherTeacher, admin } = school;
    const { id: classId } = await makeClass(app.db, {
      teacherId: teacher.id,
      studentIds: [ben.id],
    });
    const id = await muteInPrivate(admin);
    const params = { classId };
    const body = { teacherId: otherTeacher.id };
    await app.call("POST /api/classes/{classId}/teachers", { params, body }, { as: teacher });
    expect(await seenBy(otherTeacher)).toEqual([id]);
    // With the class goes the bond; of a learner in no class any teacher may know.
    await makeClass(app.db, { teacherId: admin.id, studentIds: [ben.id] });
    await app.call("POST /api/classes/{classId}/archive", { params }, { as: teacher });
    expect(await seenBy(otherTeacher)).toEqual([]);
    expect(await seenBy(teacher)).toEqual([]);
  });

  test("that they set themselves, also when the student has gone to another class", async () => {
    const { anna, ben, teacher, otherTeacher } = school;
    const { id: classId } = await makeClass(app.db, {
      teacherId: teacher.id,
      studentIds: [ben.id],
    });
    const id = await muteInPrivate(teacher);
    await app.db.deleteFrom("class_member").where("class_id", "=", classId).execute();
    await makeClass(app.db, { teacherId: otherTeacher.id, studentIds: [anna.id, ben.id] });
    expect(await seenBy(teacher)).toEqual([id]);
  });

  test("for a report that they may know of", async () => {
    const { ben, teacher, otherTeacher } = school;
    await makeClass(app.db, { teacherId: teacher.id, studentIds: [ben.id] });
    const id = await muteBen(app, school);
    expect(await seenBy(otherTeacher)).toEqual([id]);
  });

  test("and of no other, which they can neither end nor answer for", async () => {
    const { ben, teacher, otherTeacher, admin } = school;
    await makeClass(app.db, { teacherId: teacher.id, studentIds: [ben.id] });
    const id = await muteInPrivate(admin);
    await appeal(app, ben, id);
    expect(await lift(app, otherTeacher, id)).toMatchObject({ status: 404, code: "not-found" });
    expect((await answer(app, otherTeacher, await appealId(), true)).status).toBe(404);
    expect((await answer(app, teacher, await appealId(), true)).status).toBe(200);
  });

  test("so whoever decided answers the appeal themselves, where nobody else may know", async () => {
    const { ben, teacher, admin } = school;
    await makeClass(app.db, { teacherId: teacher.id, studentIds: [ben.id] });
    const id = await muteInPrivate(teacher);
    await appeal(app, ben, id);
    const waits = await appealId();
    expect((await answer(app, teacher, waits, false)).status).toBe(403);
    await forget(admin);
    expect((await answer(app, teacher, waits, false)).status).toBe(200);
  });
});

describe("an appeal", () => {
  test("is made once against one's own mute, and seen by both sides", async () => {
    const { ben, teacher } = school;
    const id = await muteBen(app, school);
    const times = [1, 2, 3].map(() => () => appeal(app, ben, id));
    const replies = await meetAtRow(app.db, { table: "sanction", id }, times);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const open = { appeal: { text: "I am sorry.", state: "OPEN", answer: null } };
    expect((await mine(app, ben)).body).toMatchObject([open]);
    expect(await listed(app, teacher)).toMatchObject([open]);
  });

  test("is refused against somebody else's, an ended and a missing one", async () => {
    const { anna, ben } = school;
    const id = await muteBen(app, school, 1);
    for (const [as, wish] of [
      [anna, id],
      [ben, nowhere],
      [ben, "x"],
    ] as const) {
      expect(await appeal(app, as, wish)).toMatchObject({ status: 404, code: "not-found" });
    }
    clock.advance(3_600_000);
    expect(await appeal(app, ben, id)).toMatchObject({ status: 409, code: "conflict" });
  });

  test("that is accepted ends the mute", async () => {
    const { ben, otherTeacher } = school;
    await appeal(app, ben, await muteBen(app, school));
    expect((await answer(app, otherTeacher, await appealId(), true)).body).toEqual({ ok: true });
    expect((await mine(app, ben)).body).toEqual([]);
  });

  test("that is refused leaves the mute, with the answer", async () => {
    const { ben, otherTeacher } = school;
    await appeal(app, ben, await muteBen(app, school));
    await answer(app, otherTeacher, await appealId(), false);
    expect((await mine(app, ben)).body).toMatchObject([
      { appeal: { state: "REFUSED", answer: "We talked." } },
    ]);
  });

  test("is decided once, also in parallel", async () => {
    const { ben, otherTeacher, admin } = school;
    const sanctionId = await muteBen(app, school);
    await appeal(app, ben, sanctionId);
    const id = await appealId();
    const replies = await meetAtRow(app.db, { table: "sanction", id: sanctionId }, [
      () => answer(app, otherTeacher, id, true),
      () => answer(app, admin, id, false),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    for (const missing of [nowhere, "x"]) {
      expect((await answer(app, admin, missing, true)).status).toBe(404);
    }
  });

  test("is decided by another than the one who muted, as long as there is another", async () => {
    const { ben, teacher, otherTeacher, admin } = school;
    await appeal(app, ben, await muteBen(app, school));
    const id = await appealId();
    expect(await answer(app, teacher, id, false)).toMatchObject({
      status: 403,
      text: "You decided this, so another teacher has to answer the appeal.",
    });
    await forget(otherTeacher, admin);
    // A teacher who cannot log in is nobody to wait for.
    await app.signIn({ role: "TEACHER" });
    expect((await answer(app, teacher, id, false)).status).toBe(200);
  });

  test("waits for nobody who is suspended, nor for the demo's teacher", async () => {
    const { ben, teacher, otherTeacher, admin } = school;
    await appeal(app, ben, await muteBen(app, school));
    const id = await appealId();
    await app.db
      .updateTable("account")
      .set({ suspended_at: clock.now() })
      .where("id", "in", [otherTeacher.id, admin.id])
      .execute();
    // Nor may the demo's people answer what is not the demo's.
    await app.signIn({ role: "TEACHER", email: "demo@example.org", isDemo: true });
    expect((await answer(app, teacher, id, false)).status).toBe(200);
  });

  test("stays in the teachers' list when the mute ends by itself", async () => {
    const { ben, teacher } = school;
    await appeal(app, ben, await muteBen(app, school, 1));
    clock.advance(3_600_000);
    expect(await listed(app, teacher)).toMatchObject([{ appeal: { state: "OPEN" } }]);
    expect((await mine(app, ben)).body).toEqual([]);
  });
});

describe("the audit log", () => {
  test("has one row for every decision, latest first: who, what, about whom and why", async () => {
    const { anna, ben, teacher, otherTeacher, admin } = school;
    const dismissed = await makeReport(app, school, "One");
    await decide(app, admin, dismissed.reportId, { decision: "DISMISS" });
    const hidden = await makeReport(app, school, "Two");
    await decide(app, teacher, hidden.reportId, { decision: "HIDE_MESSAGE" });
    const { body } = await report(app, anna, { userId: ben.id, reason: "RUDE" });
    await decide(app, teacher, body.id, { decision: "BAN", hours: 2 });
    await appeal(app, ben, (await mine(app, ben)).body[0]!.id);
    await answer(app, otherTeacher, await appealId(), true);
    await lift(app, teacher, await muteBen(app, school));

    const entries = await audit(app, teacher);
    expect(entries.map((each) => [each.action, each.actor!.name, each.about!.name])).toEqual([
      ["SANCTION_LIFTED", "Ms Teach", "Ben"],
      ["MUTED", "Ms Teach", "Ben"],
      ["APPEAL_ACCEPTED", "Mr Other", "Ben"],
      ["BANNED", "Ms Teach", "Ben"],
      ["MESSAGE_HIDDEN", "Ms Teach", "Ben"],
      ["REPORT_DISMISSED", "Head", "Ben"],
    ]);
    expect(entries[3]).toMatchObject({
      at: "2026-03-02T09:00:00.000Z",
      details: {
        reason: "Be kind here.",
        reportId: body.id,
        roomId: null,
        endsAt: "2026-03-02T11:00:00.000Z",
      },
    });
    expect(JSON.stringify(entries.map(({ details }) => details))).not.toMatch(/Ben|One|Two/);
  });

  test("shows a teacher nothing about a colleague, nor of a report that she may not know of", async () => {
    const { anna, ben, teacher, otherTeacher, admin } = school;
    const abuse = { userId: otherTeacher.id, reason: "ABUSE" } as const;
    const { body: colleague } = await report(app, anna, abuse);
    const note = "Spoken with the head and the parents.";
    await decide(app, admin, colleague.id, { decision: "DISMISS", reason: note });
    // Ben is in a class of the other teacher, and nobody said anything in a public room.
    await makeClass(app.db, { teacherId: otherTeacher.id, studentIds: [ben.id] });
    const { body: child } = await report(app, anna, { userId: ben.id, reason: "SELF_HARM" });
    await decide(app, admin, child.id, { decision: "DISMISS", reason: note });

    expect(await audit(app, teacher)).toEqual([]);
    expect(await audit(app, otherTeacher)).toMatchObject([{ about: { name: "Ben" } }]);
    expect(await audit(app, admin)).toHaveLength(2);
  });

  test("has no row for what was refused", async () => {
    const { ben, teacher } = school;
    const id = await muteBen(app, school);
    await decide(app, teacher, nowhere, { decision: "MUTE" });
    await lift(app, ben, id);
    await answer(app, teacher, nowhere, true);
    expect(await audit(app, teacher)).toHaveLength(1);
  });

  test("keeps decisions of and about people who are gone, without their names", async () => {
    const { ben, teacher, admin } = school;
    await muteBen(app, school);
    await forget(ben, teacher);
    expect(await audit(app, admin)).toMatchObject([
      { action: "MUTED", actor: null, about: null, details: { reason: "Be kind here." } },
    ]);
  });
});
