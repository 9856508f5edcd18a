import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { defaultRateLimits } from "../../../config";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { makeMessage } from "../../../testing/factories";
import { movableClock } from "../../../testing/movable-clock";
import { meetAtRow } from "../../../testing/meet-at-row";
import {
  decide,
  makeReport,
  nowhere,
  openSchool,
  queue,
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

test("a child who reports something sexual is told where help is, and is among those in danger", async () => {
  const { anna, ben, teacher } = school;
  const zoe = await app.signIn({ ageBand: "UNDER_13", timeZone: "Europe/Paris" });
  const wish = { userId: ben.id, reason: "SEXUAL", note: "I do not like it" } as const;
  expect((await report(app, zoe, wish)).body.help).toMatch(/112 in France.*119/s);
  expect((await report(app, anna, wish)).body.help).toBeNull();
  expect(
    (await queue(app, teacher)).map((each) => [each.reporter?.id, each.isSafeguarding]),
  ).toEqual(
    expect.arrayContaining([
      [zoe.id, true],
      [anna.id, false],
    ]),
  );
});

describe("a reported message", () => {
  test("is kept as it was, with the five messages before it that were shown", async () => {
    const { anna, ben, teacher, roomId } = school;
    for (const n of [1, 2, 3, 4, 5]) await say(app, roomId, anna, `Line ${n}`);
    const now = clock.now();
    await makeMessage(app.db, { roomId, accountId: ben.id, content: "Gone", now, isHidden: true });
    await say(app, roomId, ben, "Line 6");
    const { id: messageId } = await say(app, roomId, ben, "You are stupid.");
    await say(app, roomId, anna, "Later");
    const sent = await report(app, anna, { messageId, reason: "RUDE", note: " He was rude. " });
    expect(sent.status).toBe(200);
    await app.db.updateTable("room_message").set({ content: "Changed" }).execute();

    expect(await queue(app, teacher)).toEqual([
      {
        id: sent.body.id,
        source: "PERSON",
        reason: "RUDE",
        isSafeguarding: false,
        needsHelp: false,
        help: null,
        note: "He was rude.",
        state: "OPEN",
        reporter: { id: anna.id, name: "Anna", classes: [] },
        about: { id: ben.id, name: "Ben", classes: [] },
        room: { id: roomId, name: "Cafe" },
        saidTo: null,
        message: {
          id: messageId,
          content: "You are stupid.",
          createdAt: "2026-03-02T09:00:00.000Z",
        },
        context: [
          { userName: "Anna", content: "Line 2" },
          { userName: "Anna", content: "Line 3" },
          { userName: "Anna", content: "Line 4" },
          { userName: "Anna", content: "Line 5" },
          { userName: "Ben", content: "Line 6" },
        ],
        createdAt: "2026-03-02T09:00:00.000Z",
        decidedAt: null,
        decidedBy: null,
        decisionNote: null,
      },
    ]);
  });

  test("names guests without a name of their own so that teachers tell them apart", async () => {
    const { anna, ben, teacher, roomId } = school;
    const guests = { name: "Student", email: null };
    await app.db.updateTable("account").set(guests).where("id", "in", [anna.id, ben.id]).execute();
    const { id: messageId } = await say(app, roomId, ben, "You are stupid.");
    await say(app, roomId, anna, "Stop it.");
    await report(app, anna, { messageId, reason: "RUDE" });
    const friendly: unknown = expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(await queue(app, teacher)).toMatchObject([
      {
        reporter: { id: anna.id, name: friendly, classes: [] },
        about: { id: ben.id, name: friendly },
      },
    ]);
  });

  test("is reported once by each person, also in parallel", async () => {
    const { anna, teacher, ben, roomId } = school;
    const { id: messageId } = await say(app, roomId, ben, "Rude");
    const wish = { messageId, reason: "RUDE" } as const;
    const times = [1, 2, 3].map(() => () => report(app, anna, wish));
    const replies = await meetAtRow(app.db, { table: "account", id: anna.id }, times);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await report(app, teacher, wish)).status).toBe(200);
    expect(await queue(app, school.otherTeacher)).toHaveLength(2);
  });

  test.each(["own", "hidden", "missing", "no UUID", "of another author"] as const)(
    "is refused when it is %s",
    async (kind) => {
      const { anna, ben, roomId } = school;
      const now = clock.now();
      const message = await makeMessage(app.db, {
        roomId,
        accountId: kind === "own" ? anna.id : ben.id,
        now,
        isHidden: kind === "hidden",
      });
      const messageId = { missing: nowhere, "no UUID": "12" }[kind as string] ?? message.id;
      const userId = kind === "of another author" ? { userId: anna.id } : {};
      const sent = await report(app, anna, { messageId, ...userId, reason: "SPAM" });
      const refusal =
        kind === "own"
          ? { status: 403, text: "You cannot report your own message." }
          : { status: 404, text: "There is no such message." };
      expect(sent).toMatchObject(refusal);
      expect(await queue(app, school.teacher)).toEqual([]);
    },
  );

  test("must be in a room that the reporter may read", async () => {
    const { ben, roomId } = school;
    const { id: messageId } = await say(app, roomId, ben, "Rude");
    const stranger = await app.signInGuest();
    expect(await report(app, stranger, { messageId, reason: "RUDE" })).toMatchObject({
      status: 404,
      text: "There is no such message.",
    });
  });
});

describe("a reported person", () => {
  test("waits in the queue without a message, once for each reporter while it is open", async () => {
    const { anna, ben, teacher } = school;
    const wish = { userId: ben.id, reason: "SEXUAL" } as const;
    const times = [1, 2, 3].map(() => () => report(app, anna, wish));
    const replies = await meetAtRow(app.db, { table: "account", id: anna.id }, times);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const [open] = await queue(app, teacher);
    expect(open).toMatchObject({ about: { name: "Ben" }, room: null, message: null, context: [] });
    await decide(app, teacher, open!.id, { decision: "DISMISS" });
    expect((await report(app, anna, wish)).status).toBe(200);
  });

  test("is somebody else who exists", async () => {
    const { anna } = school;
    const about = (userId: string) => report(app, anna, { userId, reason: "OTHER" });
    expect(await about(anna.id)).toMatchObject({
      status: 403,
      text: "You cannot report yourself.",
    });
    expect(await about(nowhere)).toMatchObject({ status: 404, text: "There is no such person." });
    expect(await about("x")).toMatchObject({ status: 404, text: "There is no such person." });
  });
});

test("a report names a message or a person", async () => {
  expect(await report(app, school.anna, { reason: "OTHER" })).toMatchObject({
    status: 400,
    code: "invalid-input",
  });
});

test("HTML and SQL in a note are text", async () => {
  const { anna, ben, teacher } = school;
  const note = `<img src=x onerror=alert(1)>'; drop table report; --`;
  await report(app, anna, { userId: ben.id, reason: "OTHER", note });
  expect((await queue(app, teacher))[0]!.note).toBe(note);
});

test("the list has open reports first, danger before all, then the oldest; of decided ones the latest", async () => {
  const { anna, ben, teacher, roomId } = school;
  const ids: Record<string, string> = {};
  for (const name of ["old", "first decided", "then decided", "harm", "new"]) {
    clock.advance(1000);
    const { id: messageId } = await say(app, roomId, ben, name);
    const reason = name === "harm" ? "SELF_HARM" : "RUDE";
    ids[name] = (await report(app, anna, { messageId, reason })).body.id;
  }
  for (const name of ["first decided", "then decided"]) {
    clock.advance(1000);
    await decide(app, teacher, ids[name]!, { decision: "DISMISS" });
  }
  const contents = (await queue(app, teacher)).map(({ message }) => message!.content);
  expect(contents).toEqual(["harm", "old", "new", "then decided", "first decided"]);
  const open = await app.call(
    "GET /api/moderation/reports",
    { query: { state: "OPEN" } },
    { as: teacher },
  );
  expect(open.body.map(({ message }) => message!.content)).toEqual(["harm", "old", "new"]);
});

test("a report outlives its reporter, without their name", async () => {
  await makeReport(app, school);
  await app.db.deleteFrom("account").where("id", "=", school.anna.id).execute();
  expect(await queue(app, school.teacher)).toMatchObject([
    { reporter: null, about: { name: "Ben" } },
  ]);
});

test("one person's reports are limited", async () => {
  const limits = { ...defaultRateLimits, reports: { max: 1, timeWindow: 60_000 } };
  const limited = await buildTestApp({ clock, config: { rateLimits: limits } });
  const { anna, ben, teacher } = await openSchool(limited);
  const statuses = [];
  for (const about of [ben, teacher]) {
    statuses.push((await report(limited, anna, { userId: about.id, reason: "SPAM" })).status);
  }
  statuses.push((await report(limited, ben, { userId: anna.id, reason: "SPAM" })).status);
  await limited.close();
  expect(statuses).toEqual([200, 429, 200]);
});
