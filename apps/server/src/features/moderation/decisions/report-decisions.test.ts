import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { movableClock } from "../../../testing/movable-clock";
import { meetAtRow } from "../../../testing/meet-at-row";
import {
  audit,
  decide,
  decideGroup,
  groups,
  listed,
  makeReport,
  mine,
  nowhere,
  openSchool,
  queue,
  raiseAlertIn,
  report,
  say,
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

const history = async () =>
  (
    await app.call(
      "GET /api/rooms/{id}/messages",
      { params: { id: school.roomId } },
      { as: school.anna },
    )
  ).body.map(({ content }) => content);

test("a dismissed report leaves the message where it is", async () => {
  const { teacher } = school;
  const { reportId } = await makeReport(app, school);
  const { body } = await decide(app, teacher, reportId, { decision: "DISMISS" });
  expect(body).toMatchObject({
    state: "DISMISSED",
    decidedAt: "2026-03-02T09:00:00.000Z",
    decidedBy: { id: teacher.id, name: "Ms Teach" },
  });
  expect(await history()).toEqual(["You are stupid."]);
  expect(await listed(app, teacher)).toEqual([]);
});

test.each(["HIDE_MESSAGE", "MUTE", "BAN"] as const)(
  "%s takes the message out of the room's history",
  async (decision) => {
    const { anna, roomId, teacher } = school;
    await say(app, roomId, anna, "Good morning.");
    const { reportId } = await makeReport(app, school);
    const { body } = await decide(app, teacher, reportId, { decision });
    expect(body.state).toBe("UPHELD");
    expect(await history()).toEqual(["Good morning."]);
  },
);

test.each([
  { hours: 24, inRoomOnly: true, endsAt: "2026-03-03T09:00:00.000Z" },
  { hours: 1, inRoomOnly: false, endsAt: "2026-03-02T10:00:00.000Z" },
  { hours: undefined, inRoomOnly: undefined, endsAt: null },
])("a mute has an end, a place and a reason: %j", async ({ hours, inRoomOnly, endsAt }) => {
  const { ben, teacher, roomId } = school;
  const { reportId } = await makeReport(app, school);
  await decide(app, teacher, reportId, {
    decision: "MUTE",
    ...(hours && { hours }),
    ...(inRoomOnly !== undefined && { inRoomOnly }),
  });
  const room = inRoomOnly ? { id: roomId, name: "Cafe" } : null;
  const sanction = { kind: "MUTE", room, reason: "Be kind here.", endsAt, liftedAt: null };
  expect((await mine(app, ben)).body).toMatchObject([{ ...sanction, appeal: null }]);
  expect(await listed(app, teacher)).toMatchObject([
    { ...sanction, user: { id: ben.id, name: "Ben" }, by: { id: teacher.id, name: "Ms Teach" } },
  ]);
});

test("somebody banned cannot read or join the room", async () => {
  const { ben, teacher, roomId } = school;
  const { reportId } = await makeReport(app, school);
  await decide(app, teacher, reportId, { decision: "BAN", hours: 1 });
  const read = () =>
    app.call("GET /api/rooms/{id}/messages", { params: { id: roomId } }, { as: ben });
  expect(await read()).toMatchObject({ status: 403, code: "forbidden" });
  clock.advance(3_600_000);
  expect((await read()).status).toBe(200);
});

test("a mute ends when its time is over, and not a moment before", async () => {
  const { ben, teacher } = school;
  const { reportId } = await makeReport(app, school);
  await decide(app, teacher, reportId, { decision: "MUTE", hours: 1 });
  clock.advance(3_600_000 - 1);
  expect((await mine(app, ben)).body).toHaveLength(1);
  clock.advance(1);
  expect((await mine(app, ben)).body).toEqual([]);
  expect(await listed(app, teacher)).toEqual([]);
});

describe("who may decide", () => {
  const sanctioning = ["MUTE", "BAN"] as const;

  test("a report is decided once: of parallel decisions one counts, with one audit row", async () => {
    const { teacher, otherTeacher, admin } = school;
    const { reportId } = await makeReport(app, school);
    const replies = await meetAtRow(app.db, { table: "report", id: reportId }, [
      () => decide(app, teacher, reportId, { decision: "MUTE", hours: 1 }),
      () => decide(app, otherTeacher, reportId, { decision: "BAN" }),
      () => decide(app, admin, reportId, { decision: "DISMISS" }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await audit(app, teacher)).toHaveLength(1);
    expect((await listed(app, teacher)).length).toBeLessThanOrEqual(1);
  });

  test.each(sanctioning)(
    "a teacher cannot %s a teacher, an admin or themselves; an admin can",
    async (decision) => {
      const { anna, teacher, otherTeacher, admin } = school;
      for (const about of [teacher, otherTeacher, admin]) {
        const { body } = await report(app, anna, { userId: about.id, reason: "RUDE" });
        expect(await decide(app, teacher, body.id, { decision })).toMatchObject({
          status: 404,
          text: "There is no such report.",
        });
        expect((await decide(app, admin, body.id, { decision })).status).toBe(
          about === admin ? 404 : 200,
        );
      }
      expect((await mine(app, admin)).body).toEqual([]);
      expect((await mine(app, otherTeacher)).body).toHaveLength(1);
    },
  );

  test("nobody decides a report about themselves, not even to dismiss it", async () => {
    const { anna, teacher, otherTeacher, admin } = school;
    const { body } = await report(app, anna, { userId: teacher.id, reason: "RUDE" });
    for (const one of [teacher, otherTeacher]) {
      expect((await decide(app, one, body.id, { decision: "DISMISS" })).status).toBe(404);
    }
    expect((await decide(app, admin, body.id, { decision: "DISMISS" })).status).toBe(200);
  });

  test("who reported leaves it to somebody else, as long as there is somebody else", async () => {
    const { teacher, otherTeacher, admin, ben, roomId } = school;
    const { id: messageId } = await say(app, roomId, ben, "Rude");
    const { body } = await report(app, teacher, { messageId, reason: "RUDE" });
    const attempt = () => decide(app, teacher, body.id, { decision: "HIDE_MESSAGE" });
    expect((await attempt()).status).toBe(404);
    const others = [otherTeacher.id, admin.id];
    await app.db.deleteFrom("account").where("id", "in", others).execute();
    expect((await attempt()).status).toBe(200);
  });
});

describe("what cannot be decided", () => {
  test("a report that does not exist", async () => {
    for (const id of [nowhere, "12"]) {
      expect(await decide(app, school.teacher, id, { decision: "DISMISS" })).toMatchObject({
        status: 404,
        text: "There is no such report.",
      });
    }
  });

  test.each([
    [{ decision: "HIDE_MESSAGE" }, "This report has no message to take down."],
    [{ decision: "MUTE", inRoomOnly: true }, "This report is about no room."],
  ] as const)("%j for a person who was reported without a message", async (wish, text) => {
    const { anna, ben, teacher } = school;
    const { body } = await report(app, anna, { userId: ben.id, reason: "RUDE" });
    expect(await decide(app, teacher, body.id, wish)).toMatchObject({ status: 409, text });
    expect(await queue(app, teacher)).toMatchObject([{ state: "OPEN" }]);
    expect(await audit(app, teacher)).toEqual([]);
  });

  test.each([{ hours: 0 }, { hours: 1.5 }, { hours: 8761 }, { reason: " " }])(
    "%j",
    async (part) => {
      const { reportId } = await makeReport(app, school);
      const reply = await decide(app, school.teacher, reportId, { decision: "MUTE", ...part });
      expect(reply).toMatchObject({ status: 400, code: "invalid-input" });
    },
  );
});

test("the room hears of a message taken down, and who is banned is put out, both once it is stored", async () => {
  const { ben, teacher, roomId } = school;
  const events: unknown[] = [];
  for (const name of ["messages-taken-down", "account-shut-out"] as const) {
    app.events.subscribe(name, (facts) => void events.push({ name, ...facts }));
  }

  const first = await makeReport(app, school);
  const wish = { decision: "BAN", reason: "Be kind.", hours: 2 } as const;
  await decide(app, teacher, first.reportId, wish);
  const messages = [{ id: first.messageId, seq: first.seq }];
  const until = "2 March 2026 at 11:00 (UTC)";
  const sentence = `You cannot use rooms until ${until}. Reason: Be kind.`;
  expect(events).toEqual([
    { name: "messages-taken-down", roomId, authorId: ben.id, messages },
    { name: "account-shut-out", accountId: ben.id, roomId: null, sentence },
  ]);

  await decide(app, teacher, first.reportId, wish);
  const second = await report(app, school.otherTeacher, { userId: ben.id, reason: "RUDE" });
  await decide(app, teacher, second.body.id, { decision: "MUTE" });
  expect(events).toHaveLength(2);
});

describe("somebody who cries for help", () => {
  const punished = {
    status: 403,
    text: expect.stringContaining("nobody is muted or banned for that"),
  };
  const reason = "I called the parents of this child.";
  test.each([
    ["what the filter found", null],
    ["what others report as that", "SELF_HARM"],
    ["what others report as rude", "RUDE"],
  ] as const)("is never muted or banned for it: %s", async (_by, as) => {
    const { anna, ben, teacher, roomId } = school;
    const { id: messageId } = await say(app, roomId, ben, "I want to die");
    if (as !== null) {
      await report(app, anna, { messageId, reason: as });
    } else {
      const found = { reasons: ["self-harm"], context: [], now: clock.now() };
      const where = { accountId: ben.id, roomId, messageId, content: "I want to die" };
      await raiseAlertIn(app, { ...where, ...found });
    }
    const [open] = await queue(app, teacher);
    expect(open).toMatchObject({ needsHelp: true });
    const section = as === "RUDE" ? "reports" : "safeguarding";
    const { body } = await groups(app, teacher, { section });
    const { newest, count } = body.groups[0]!;
    const read = { section, newest, count, reason } as const;
    for (const decision of ["MUTE", "BAN"] as const) {
      expect(await decide(app, teacher, open!.id, { decision, reason })).toMatchObject(punished);
      expect(await decideGroup(app, teacher, ben.id, { ...read, decision })).toMatchObject(
        punished,
      );
    }
    expect(await mine(app, ben)).toMatchObject({ body: [] });
    expect((await queue(app, teacher))[0]).toMatchObject({ state: "OPEN" });
    const done = await decideGroup(app, teacher, ben.id, { ...read, decision: "HIDE_MESSAGE" });
    expect(done.body).toEqual({ decided: 1 });
  });
});
