import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { makeClass, makeRoom } from "../../../testing/factories";
import { movableClock } from "../../../testing/movable-clock";
import {
  audit,
  decideFriendship,
  friendshipsToDecide,
  nowhere,
  openSchool,
  type School,
} from "../testing/school";

const clock = movableClock("2026-03-02T09:00:00Z");
const day = 24 * 60 * 60 * 1000;
let app: TestApp;
let school: School;
let mia: TestUser;
let noah: TestUser;
let classId: string;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
beforeEach(async () => {
  school = await openSchool(app);
  mia = await app.signIn({ name: "Mia Sand", ageBand: "UNDER_13" });
  noah = await app.signIn({ name: "Noah", ageBand: "ADULT" });
  ({ id: classId } = await makeClass(app.db, {
    teacherId: school.teacher.id,
    studentIds: [mia.id, noah.id],
  }));
});
afterEach(() => app.empty());
afterAll(() => app.close());

const ask = (as: TestUser, addresseeId: string) =>
  app.call("POST /api/friends/request", { body: { requesterId: as.id, addresseeId } }, { as });
const accept = (as: TestUser, requestId: string) =>
  app.call("POST /api/friends/requests/{requestId}/accept", { params: { requestId } }, { as });
const answer = (as: TestUser, requestId: string, how: "accept" | "decline") =>
  app.call(`POST /api/friends/requests/{requestId}/${how}`, { params: { requestId } }, { as });
const friendsOf = async (as: TestUser) => (await app.call("GET /api/friends", {}, { as })).body;
const requestsOf = async (as: TestUser) =>
  (await app.call("GET /api/friends/requests", {}, { as })).body;
/** Whether one who invites the other into a private room of theirs gets them invited. */
async function isInvited(as: TestUser, { id: userId }: TestUser): Promise<boolean> {
  const { id: roomId } = await makeRoom(app.db, { isPrivate: true, ownerId: as.id });
  const wish = { params: { roomId }, body: { userId } };
  await app.call("POST /api/rooms/{roomId}/invitations", wish, { as });
  const invited = await app.db.selectFrom("room_invitation").select("room_id").execute();
  return invited.some(({ room_id }) => room_id === roomId);
}
const decide = (as: TestUser, id: string, decision: "APPROVE" | "DECLINE" = "APPROVE") =>
  decideFriendship(app, as, id, decision);
const setAge = (who: TestUser, age_band: "ADULT" | "UNKNOWN") =>
  app.db.updateTable("account").set({ age_band }).where("id", "=", who.id).execute();
const leaveClass = (who: TestUser) =>
  app.db.deleteFrom("class_member").where("account_id", "=", who.id).execute();

/** Mia asks, Noah says yes; answers the request's id. */
async function agree(): Promise<string> {
  const { id } = (await ask(mia, noah.id)).body;
  const { body } = await accept(noah, id);
  expect(body).toEqual({ ok: true, status: "AWAITING_APPROVAL" });
  return id;
}

describe("a friendship of somebody under 18, once both said yes", () => {
  test("waits for a teacher of their class, and is none until then", async () => {
    const id = await agree();
    expect(await requestsOf(mia)).toMatchObject([
      { id, direction: "OUTGOING", awaitsApproval: true, user: { name: "Noah" } },
    ]);
    expect(await requestsOf(noah)).toMatchObject([
      { id, direction: "INCOMING", awaitsApproval: true, user: { name: "Mia" } },
    ]);
    expect([await friendsOf(mia), await friendsOf(noah)]).toEqual([[], []]);
    expect(await isInvited(mia, noah)).toBe(false);
    expect(await friendshipsToDecide(app, school.teacher)).toEqual([
      {
        id,
        requester: { id: mia.id, name: "Mia Sand" },
        addressee: { id: noah.id, name: "Noah" },
        className: "Evening class",
        since: "2026-03-02T09:00:00.000Z",
      },
    ]);

    expect((await decide(school.teacher, id)).body).toEqual({ ok: true });
    expect(await friendsOf(mia)).toMatchObject([{ id: noah.id }]);
    expect(await friendsOf(noah)).toMatchObject([{ id: mia.id }]);
    expect([await requestsOf(mia), await requestsOf(noah)]).toEqual([[], []]);
    expect(await friendshipsToDecide(app, school.teacher)).toEqual([]);
    // An adult and a child who are friends meet in the rooms of their class, never alone.
    expect(await isInvited(mia, noah)).toBe(false);
  });

  test("waits for a teacher too where both asked each other", async () => {
    const { id } = (await ask(mia, noah.id)).body;
    expect((await ask(noah, mia.id)).body).toEqual({ id, status: "AWAITING_APPROVAL" });
    for (const [from, to, name] of [
      [mia, noah, "Noah"],
      [noah, mia, "Mia"],
    ] as const) {
      expect(await ask(from, to.id)).toMatchObject({
        status: 409,
        text: `You and ${name} are waiting for your teacher.`,
      });
    }
    expect(await requestsOf(mia)).toHaveLength(1);
  });

  test.each(["teacher", "admin"] as const)(
    "is approved by a %s, as the audit log says",
    async (who) => {
      const id = await agree();
      expect(await friendshipsToDecide(app, school[who])).toHaveLength(1);
      expect((await decide(school[who], id)).status).toBe(200);
      const entries = await audit(app, school.admin);
      expect(entries.map(({ about }) => about?.name)).toEqual(["Noah", "Mia Sand"]);
      for (const entry of entries) {
        expect(entry).toMatchObject({
          actor: { id: school[who].id },
          action: "FRIENDSHIP_APPROVED",
          details: { friendshipId: id },
        });
      }
    },
  );

  test("is neither shown to a teacher of another class nor decided by them", async () => {
    const id = await agree();
    await makeClass(app.db, { teacherId: school.otherTeacher.id, studentIds: [mia.id] });
    expect(await friendshipsToDecide(app, school.otherTeacher)).toEqual([]);
    for (const decision of ["APPROVE", "DECLINE"] as const) {
      expect(await decide(school.otherTeacher, id, decision)).toMatchObject({
        status: 403,
        text: "Only a teacher of their class or an admin can decide this.",
      });
    }
    expect(await requestsOf(mia)).toMatchObject([{ awaitsApproval: true }]);
    expect(await audit(app, school.admin)).toEqual([]);
  });

  test("is in the audit log for those alone who decided it or teach one of the two", async () => {
    await decide(school.admin, await agree());
    const readBy = async (who: TestUser) => (await audit(app, who)).map(({ about }) => about?.name);
    expect(await readBy(school.admin)).toEqual(["Noah", "Mia Sand"]);
    expect(await readBy(school.teacher)).toEqual(["Noah", "Mia Sand"]);
    const stranger = await app.signIn({ name: "Elsewhere" });
    await makeClass(app.db, { teacherId: school.otherTeacher.id, studentIds: [stranger.id] });
    expect(await readBy(school.otherTeacher)).toEqual([]);
    await makeClass(app.db, { teacherId: school.otherTeacher.id, studentIds: [mia.id] });
    expect(await readBy(school.otherTeacher)).toEqual(["Mia Sand"]);
  });

  test("is decided by one teacher of a class both are in, also where there are several", async () => {
    const id = await agree();
    const studentIds = [mia.id, noah.id];
    await makeClass(app.db, { teacherId: school.otherTeacher.id, studentIds });
    expect(await friendshipsToDecide(app, school.otherTeacher)).toHaveLength(1);
    expect(await friendshipsToDecide(app, school.admin)).toHaveLength(1);
    expect((await decide(school.otherTeacher, id)).status).toBe(200);
    expect(await friendsOf(mia)).toHaveLength(1);
  });

  test("is decided once, whoever decides at the same moment", async () => {
    const id = await agree();
    const replies = await Promise.all([
      decide(school.teacher, id, "APPROVE"),
      decide(school.admin, id, "DECLINE"),
      decide(school.teacher, id, "APPROVE"),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === "conflict")).toHaveLength(2);
    expect(await audit(app, school.admin)).toHaveLength(2);
  });

  test("is not approved once they left the class, and waits on", async () => {
    const id = await agree();
    await leaveClass(mia);
    expect(await friendshipsToDecide(app, school.teacher)).toEqual([]);
    expect(await friendshipsToDecide(app, school.admin)).toEqual([]);
    expect((await decide(school.teacher, id)).status).toBe(403);
    expect(await decide(school.admin, id)).toMatchObject({ status: 409, code: "conflict" });
    expect(await friendsOf(mia)).toEqual([]);
    await app.db
      .insertInto("class_member")
      .values({ class_id: classId, account_id: mia.id })
      .execute();
    expect((await decide(school.teacher, id)).status).toBe(200);
  });

  test("is decided by a co-teacher of the class, as long as they are one", async () => {
    const tom = await app.signIn({ name: "Tom", role: "TEACHER", email: "tom@example.org" });
    const asTeacher = { as: school.teacher };
    const id = await agree();
    expect(await friendshipsToDecide(app, tom)).toEqual([]);
    const params = { classId };
    const body = { teacherId: tom.id };
    await app.call("POST /api/classes/{classId}/teachers", { params, body }, asTeacher);
    expect(await friendshipsToDecide(app, tom)).toMatchObject([{ id }]);
    const gone = { params: { classId, teacherId: tom.id } };
    await app.call("DELETE /api/classes/{classId}/teachers/{teacherId}", gone, asTeacher);
    expect(await friendshipsToDecide(app, tom)).toEqual([]);
    expect((await decide(tom, id)).status).toBe(403);
    await app.call("POST /api/classes/{classId}/teachers", { params, body }, asTeacher);
    expect((await decide(tom, id)).status).toBe(200);
  });

  test("is decided by nobody once the class is archived", async () => {
    const id = await agree();
    const asTeacher = { as: school.teacher };
    await app.call("POST /api/classes/{classId}/archive", { params: { classId } }, asTeacher);
    expect(await friendshipsToDecide(app, school.teacher)).toEqual([]);
    expect((await decide(school.teacher, id)).status).toBe(403);
    expect((await decide(school.admin, id)).status).toBe(409);
  });

  test("ends with a block, and cannot be approved then", async () => {
    const id = await agree();
    const body = { userId: noah.id, kind: "BLOCK" } as const;
    await app.call("POST /api/blocks", { body }, { as: mia });
    expect((await decide(school.teacher, id)).status).toBe(409);
    expect([await friendshipsToDecide(app, school.teacher), await friendsOf(noah)]).toEqual([
      [],
      [],
    ]);
  });

  test.each([
    ["either opens their requests", () => requestsOf(noah)],
    ["the other opens them", () => requestsOf(mia)],
    ["either asks again", () => ask(mia, noah.id)],
  ])("comes true without a teacher when both are adults and %s", async (_when, act) => {
    await agree();
    await setAge(mia, "ADULT");
    await leaveClass(mia);
    await act();
    expect(await friendsOf(mia)).toMatchObject([{ id: noah.id }]);
    expect([await requestsOf(mia), await requestsOf(noah)]).toEqual([[], []]);
    expect(await friendshipsToDecide(app, school.admin)).toEqual([]);
  });

  test("can still be approved where both are adults by now", async () => {
    const id = await agree();
    await setAge(mia, "ADULT");
    expect((await decide(school.teacher, id)).status).toBe(200);
    expect(await friendsOf(mia)).toHaveLength(1);
  });

  test("of two adults gives a child nothing when one of them turns out to be a child", async () => {
    await setAge(mia, "ADULT");
    const { id } = (await ask(mia, noah.id)).body;
    expect((await accept(noah, id)).body.status).toBe("ACCEPTED");
    await setAge(mia, "UNKNOWN");
    expect(await isInvited(noah, mia)).toBe(false);
  });
});

describe("a friendship that waits and is not to be", () => {
  test.each([
    ["their teacher declines", (id: string) => decide(school.teacher, id, "DECLINE")],
    ["who asked takes it back", (id: string) => answer(mia, id, "decline")],
    ["who was asked declines after all", (id: string) => answer(noah, id, "decline")],
  ])("is gone for both alike when %s, for seven days", async (_who, end) => {
    const id = await agree();
    expect((await end(id)).status).toBe(200);
    expect([await requestsOf(mia), await requestsOf(noah)]).toEqual([[], []]);
    expect([await friendsOf(mia), await friendshipsToDecide(app, school.teacher)]).toEqual([
      [],
      [],
    ]);
    for (const who of [mia, noah]) {
      for (const how of ["accept", "decline"] as const) {
        expect((await answer(who, id, how)).status).toBeGreaterThanOrEqual(403);
      }
    }
    expect((await decide(school.teacher, id)).status).toBe(409);

    clock.advance(7 * day - 1);
    expect(await ask(mia, noah.id)).toMatchObject({
      status: 409,
      text: "You cannot ask Noah again yet.",
    });
    expect(await ask(noah, mia.id)).toMatchObject({
      status: 409,
      text: "You cannot ask Mia again yet.",
    });
    clock.advance(1);
    expect((await ask(noah, mia.id)).body).toMatchObject({ status: "PENDING" });
    expect(await friendsOf(mia)).toEqual([]);
  });

  test("is kept from being asked again by a block that is lifted at once", async () => {
    const id = await agree();
    await decide(school.teacher, id, "DECLINE");
    const body = { userId: noah.id, kind: "BLOCK" } as const;
    await app.call("POST /api/blocks", { body }, { as: mia });
    await app.call("DELETE /api/blocks/{userId}", { params: { userId: noah.id } }, { as: mia });
    expect((await ask(mia, noah.id)).status).toBe(409);
  });

  test("is in the audit log as declined, and who declined is in nobody's own data", async () => {
    const id = await agree();
    await decide(school.teacher, id, "DECLINE");
    expect((await audit(app, school.teacher)).map(({ action }) => action)).toEqual([
      "FRIENDSHIP_DECLINED",
      "FRIENDSHIP_DECLINED",
    ]);
    const params = { userId: mia.id };
    const { text } = await app.call("GET /api/account/{userId}/export", { params }, { as: mia });
    expect(text).not.toContain(school.teacher.id);
    expect(JSON.parse(text).tables.friendship).toHaveLength(1);
  });
});

test("a request that nobody has accepted yet is not for a teacher to decide", async () => {
  const { id } = (await ask(mia, noah.id)).body;
  expect(await friendshipsToDecide(app, school.teacher)).toEqual([]);
  for (const each of [id, nowhere, "no id"]) {
    expect(await decide(school.teacher, each)).toMatchObject({ status: 404, code: "not-found" });
  }
});

test("the demo teacher, whom anybody may be, decides about the demo school's learners alone", async () => {
  const demo = await app.signIn({ name: "Demo", role: "TEACHER", ageBand: "ADULT", isDemo: true });
  await makeClass(app.db, { teacherId: demo.id, studentIds: [mia.id, noah.id] });
  const id = await agree();
  expect(await friendshipsToDecide(app, demo)).toEqual([]);
  expect((await decide(demo, id)).status).toBe(404);
  await app.db.updateTable("account").set({ is_demo: true }).execute();
  expect(await friendshipsToDecide(app, demo)).toMatchObject([{ id }]);
  expect((await decide(demo, id)).status).toBe(200);
});

test("a teacher who leaves takes no friendship along that they approved", async () => {
  const id = await agree();
  await decide(school.teacher, id);
  const { otherTeacher, teacher } = school;
  await makeClass(app.db, { teacherId: otherTeacher.id, studentIds: [mia.id, noah.id] });
  await app.db.deleteFrom("account").where("id", "=", teacher.id).execute();
  expect(await friendsOf(mia)).toMatchObject([{ id: noah.id }]);
});
