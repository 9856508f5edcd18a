import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import type { FilterAlert } from "./filter-alerts";
import { decide, openSchool, queue, raiseAlertIn, say, type School } from "../testing/school";

let app: TestApp;
let school: School;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  school = await openSchool(app);
});
afterEach(() => app.empty());
afterAll(() => app.close());

const raise = (
  reasons: string[],
  content: string,
  { messageId = null, context = [] }: Partial<Pick<FilterAlert, "messageId" | "context">> = {},
) =>
  raiseAlertIn(app, {
    accountId: school.ben.id,
    roomId: school.roomId,
    messageId,
    content,
    reasons,
    context,
    now: app.clock.now(),
  });

test("a cry for help that was not posted waits first in the queue, with what was said before it", async () => {
  await raise(["threat"], "I will find you.");
  const context = [{ userId: school.anna.id, userName: "Anna", content: "How are you?" }];
  await raise(["self-harm"], "I cannot go on.", { context });
  const [first, second] = await queue(app, school.teacher);
  expect(first).toMatchObject({
    source: "FILTER",
    reason: "SELF_HARM",
    note: "self-harm",
    reporter: null,
    about: { name: "Ben" },
    room: { name: "Cafe" },
    message: { id: null, content: "I cannot go on." },
    context: [{ userName: "Anna", content: "How are you?" }],
  });
  expect(second).toMatchObject({ reason: "THREAT", context: [] });
});

test("a posted message can be taken down", async () => {
  const { ben, roomId, teacher } = school;
  const { id } = await say(app, roomId, ben, "Call me on 1234");
  await raise(["personal-data"], "Call me on 1234", { messageId: id });
  const [open] = await queue(app, teacher);
  expect(open).toMatchObject({ reason: "PERSONAL_DATA", message: { id } });
  await decide(app, teacher, open!.id, { decision: "HIDE_MESSAGE" });
  const row = await app.db
    .selectFrom("room_message")
    .select("hidden_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row.hidden_at).not.toBeNull();
});

test("what was not posted can be upheld with a mute, and has nothing to take down", async () => {
  await raise(["hate"], "Hateful words.");
  const [open] = await queue(app, school.teacher);
  const attempt = (decision: "HIDE_MESSAGE" | "MUTE") =>
    decide(app, school.teacher, open!.id, { decision, inRoomOnly: true });
  expect((await attempt("HIDE_MESSAGE")).status).toBe(409);
  expect((await attempt("MUTE")).status).toBe(200);
});

test("the same words of the same person wait there once, until somebody has looked", async () => {
  for (let n = 0; n < 3; n++) await raise(["self-harm"], "I cannot go on.");
  const [open, ...others] = await queue(app, school.teacher);
  expect(others).toEqual([]);
  await decide(app, school.teacher, open!.id, { decision: "DISMISS" });
  await raise(["self-harm"], "I cannot go on.");
  expect(await queue(app, school.teacher)).toHaveLength(2);
});

test.each([
  ["danger", "ABUSE"],
  ["grooming", "ABUSE"],
  ["meeting", "ABUSE"],
  ["harassment", "RUDE"],
  ["flood", "SPAM"],
  ["something new", "OTHER"],
])("%s is shown as %s", async (found, shown) => {
  await raise([found], "Words.");
  expect(await queue(app, school.teacher)).toMatchObject([{ reason: shown }]);
});

test("one person cannot fill the queue: ten alerts of a kind wait, and others still find a place", async () => {
  for (let n = 0; n < 15; n++) await raise(["threat"], `Threat ${n}.`);
  await raise(["self-harm"], "I cannot go on.");
  const reasons = (await queue(app, school.teacher)).map(({ reason }) => reason);
  expect(reasons).toEqual(["SELF_HARM", ...Array<string>(10).fill("THREAT")]);
});
