import type { Correction } from "@saywell/contract";
import { loadContent } from "@saywell/content/answers";
import { givesAway } from "@saywell/tutor";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { defaultRateLimits } from "../../config";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { movableClock } from "../../testing/movable-clock";

const mistake: Correction = { start: 4, length: 2, wrong: "go", better: "goes", why: "Because." };
const content = loadContent();
const silent = {
  check: () => Promise.resolve([]),
  checkAndWait: () => Promise.resolve([]),
  close: () => Promise.resolve(),
};
const checked: { text: string; knownWords: readonly string[] }[] = [];
let isClosed = false;
const clock = movableClock("2026-03-02T09:00:00Z");
let tester: TestApp;
let ana: TestUser;

beforeAll(async () => {
  tester = await buildTestApp({
    clock,
    config: { rateLimits: { ...defaultRateLimits, chat: { max: 30, timeWindow: 60_000 } } },
    grammar: {
      check(text, knownWords = []) {
        checked.push({ text, knownWords });
        if (text.includes("too slow")) return Promise.resolve(null);
        return Promise.resolve(text.includes("She go") || text.includes("die") ? [mistake] : []);
      },
      checkAndWait: () => Promise.resolve(null),
      close: () => Promise.resolve(void (isClosed = true)),
    },
  });
});
beforeEach(async () => {
  checked.length = 0;
  ana = await tester.signIn({ name: "Ana Xiadani", level: "A2" });
});
afterAll(async () => {
  await tester.close();
  expect(isClosed).toBe(true);
});

type Body = Parameters<typeof tester.call<"POST /api/ai/chat">>[1]["body"];
const chat = (message: string, more: Partial<Body> = {}, as: TestUser | undefined = ana) =>
  tester.call(
    "POST /api/ai/chat",
    { body: { message, conversationHistory: [], lessonId: "a1-lesson-2", ...more } },
    as && { as },
  );
const turn = (id: string, sender: "user" | "avatar", text: string) => ({ id, sender, text });

test("a sentence of the open lesson's quiz is neither marked nor called right", async () => {
  for (const message of [
    "check: She go to school. Omar have two brothers",
    "Omar has two brothers. Right?",
  ]) {
    const { body } = await chat(message, { lessonId: "a1-lesson-3" });
    expect(body.corrections).toEqual([]);
    expect(body.response).toContain("A question of this lesson asks about that");
  }
  const outside = await chat("check: She go to school.", { lessonId: "a1-lesson-3" });
  expect(outside.body.corrections).toHaveLength(1);
});

test("Iris answers at every hour of the day and on every day of the week, with nobody else there", async () => {
  // Thirty-one hours apart: all hours of the day come, and all days of the week.
  for (let turn = 0; turn < 24; turn++) {
    clock.advance(31 * 3_600_000);
    ana = await tester.signIn({ name: "Ana Xiadani", level: "A2" });
    const { status, body } = await chat("Hello Iris");
    expect([status, body.response.length > 0]).toEqual([200, true]);
  }
});

test("a word of the lesson is explained", async () => {
  const { status, body } = await chat("What does menu mean?");
  expect(status).toBe(200);
  expect(body.response).toContain("a list of the food and drink in a café");
  expect(body.corrections).toEqual([]);
});

test.each([
  "I want to have sex with you",
  "My name is Cunt",
  "I like hitler. He is my hero.",
  "I like beating my wife",
  "I live in 12 Oak Street, my phone is 612345678",
])("what is not fit to be said again is not: %j", async (message) => {
  const { body } = await chat(message);
  expect(body.response).toMatch(/^I would rather talk about something else\./);
});

test("who writes their address or number reads kindly that it is private, and others do not", async () => {
  for (const message of [
    "My name is Ana and I live in 12 Oak Street, my phone is 612345678",
    "write me to ana.s@example.org please",
  ])
    expect((await chat(message)).body.response).toMatch(/are private.*nothing wrong/s);
  expect((await chat("I like hitler")).body.response).not.toContain("private");
});

test("mistakes come marked, and names and words of the lesson are known to the checker", async () => {
  const { body } = await chat("She go to school.");
  expect(body.corrections).toEqual([mistake]);
  expect(body.response).toContain("“goes”");
  expect(checked).toEqual([
    {
      text: "She go to school.",
      knownWords: expect.arrayContaining(["Ana Xiadani", "Iris", "menu"]),
    },
  ]);
});

test("where the checker gave no answer, nothing is marked and nothing is said to be without mistakes", async () => {
  for (const lessonId of ["a1-lesson-2", null]) {
    const { status, body } = await chat("Is this correct: I are too slow?", { lessonId });
    expect([status, body.corrections]).toEqual([200, []]);
    expect(body.response).toMatch(/cannot look for mistakes/);
  }
});

test("outside lessons it offers one of the learner's level", async () => {
  const { body } = await chat("Which lesson should I take?", { lessonId: null });
  expect(body.response).toContain("A2");
});

test("the conversation counts, with the message at its end or without", async () => {
  const asked = [turn("1", "user", "hint"), turn("2", "avatar", "A hint for question 2: think.")];
  const one = await chat("one more", { conversationHistory: asked });
  const conversationHistory = [...asked, turn("3", "user", "one more")];
  const same = await chat("one more", { conversationHistory });
  expect(one.body.response).toContain("question 2");
  expect(same.body).toEqual(one.body);
});

const alerts = () =>
  tester.db
    .selectFrom("report")
    .select(["about_id", "reason", "is_safeguarding", "is_from_unproved", "said_to", "content"])
    .execute();

describe("somebody who tells the AI teacher that they are in danger", () => {
  beforeEach(() => tester.db.deleteFrom("report").execute());

  test("is not corrected, and reads where help is in their own country", async () => {
    const { body } = await chat("I want to die");
    expect(body.response).toMatch(/999 or 112 in the UK.*Samaritans on 116 123/s);
    expect(body.corrections).toEqual([]);
    const zoe = await tester.signIn({ timeZone: "America/Chicago" });
    expect((await chat("I want to die", {}, zoe)).body.response).toMatch(/988/);
  });

  test.each([
    ["I want to die", "SELF_HARM", "zoe@example.org"],
    ["my father hits me", "ABUSE", undefined],
    ["my stepdad makes me to take my clothes off", "ABUSE", "kim@example.org"],
    ["he ask me for naked pictures", "ABUSE", undefined],
  ])("%j is put before the staff, of guests and of others", async (message, reason, email) => {
    const zoe = await tester.signIn(email === undefined ? {} : { email });
    const { body } = await chat(message, {}, zoe);
    expect(body.response).toContain("findahelpline.com");
    expect(body.corrections).toEqual([]);
    await chat(message, {}, zoe);
    expect(await alerts()).toEqual([
      {
        about_id: zoe.id,
        reason,
        is_safeguarding: true,
        is_from_unproved: email === undefined,
        said_to: "TUTOR",
        content: message,
      },
    ]);
  });

  test("is nobody who asks about a word", async () => {
    await chat("What does menu mean?");
    expect(await alerts()).toEqual([]);
  });
});

test.each<[string, string, Partial<Body>, number, string]>([
  ["an unknown lesson", "Hi", { lessonId: "z9-lesson-9" }, 404, "not-found"],
  ["an empty message", " \n ", {}, 400, "invalid-input"],
  ["a message that is too long", "a".repeat(2001), {}, 400, "invalid-input"],
  ["one whose signs stand for too many letters", "ﷺ".repeat(200), {}, 400, "invalid-input"],
  [
    "a conversation that is too long",
    "Hi",
    { conversationHistory: Array(101).fill(turn("1", "user", "Hi")) },
    400,
    "invalid-input",
  ],
])("%s is refused", async (_what, message, more, status, code) => {
  const refused = await chat(message, more);
  expect([refused.status, refused.code]).toEqual([status, code]);
});

test("somebody without a session is refused", async () => {
  const refused = await tester.call("POST /api/ai/chat", {
    body: { message: "Hi", conversationHistory: [], lessonId: null },
  });
  expect([refused.status, refused.code]).toEqual([401, "not-signed-in"]);
});

test("one learner may say 30 things a minute; the next learner is not held up", async () => {
  const bea = await tester.signIn();
  for (let count = 0; count < 30; count++) expect((await chat("Hi")).status).toBe(200);
  const refused = await chat("Hi");
  expect([refused.status, refused.code]).toEqual([429, "too-many-requests"]);
  expect((await chat("Hi", {}, bea)).status).toBe(200);
});

describe("what a plan has a day", () => {
  let charging: TestApp;
  beforeAll(
    async () =>
      void (charging = await buildTestApp({ clock, config: { plans: true }, grammar: silent })),
  );
  afterAll(() => charging.close());
  const say = (as: TestUser, message = "Hi") =>
    charging.call(
      "POST /api/ai/chat",
      { body: { message, conversationHistory: [], lessonId: null } },
      { as },
    );
  const many = (as: TestUser, count: number) =>
    Promise.all(Array.from({ length: count }, () => say(as)));

  test("is 30 messages on Freemium, counted exactly however many come at once, and new at midnight where the learner is", async () => {
    clock.set("2026-03-02T20:00:00Z");
    const zoe = await charging.signIn({ timeZone: "Europe/Berlin" });
    const statuses = (await many(zoe, 40)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    const refused = await say(zoe);
    expect([refused.status, refused.code]).toEqual([402, "plan-required"]);
    expect(refused.text).toBe(
      "You have sent all the messages to the AI teacher that your plan has today. You can go on with Core.",
    );
    clock.set("2026-03-02T23:00:00Z");
    expect((await say(zoe)).status).toBe(200);
  });

  test("is not had again by going to another zone and back", async () => {
    clock.set("2026-03-05T12:00:00Z");
    const zoe = await charging.signIn({ timeZone: "Pacific/Niue" });
    await many(zoe, 30);
    for (const time_zone of ["Pacific/Kiritimati", "Pacific/Niue"]) {
      await charging.db
        .updateTable("account")
        .set({ time_zone })
        .where("id", "=", zoe.id)
        .execute();
      // The day there is another; it is counted by itself.
      expect((await say(zoe)).status).toBe(time_zone === "Pacific/Niue" ? 402 : 200);
    }
  });

  test("does not silence who may be in danger", async () => {
    const zoe = await charging.signIn();
    await many(zoe, 31);
    expect((await say(zoe)).status).toBe(402);
    expect((await say(zoe, "I want to die")).body.isHelp).toBe(true);
  });

  test("is without end on Core", async () => {
    const zoe = await charging.signIn();
    await charging.db
      .insertInto("subscription")
      .values({ account_id: zoe.id, plan_type: "CORE", status: "active" })
      .execute();
    expect((await many(zoe, 31)).every(({ status }) => status === 200)).toBe(true);
  });
});

test.each(content.lessons.map(({ id }) => id))("hints for %s never tell the answer", async (id) => {
  const { quizQuestions } = content.lesson(id)!;
  const { createTutorService } = await import("./tutor.service");
  const tutor = createTutorService({
    db: tester.db,
    clock: tester.clock,
    content,
    grammar: { check: () => Promise.resolve([]) },
    explainWord: () => Promise.resolve(null),
    raiseCry: () => Promise.resolve(null),
    refusalToWrite: () => Promise.resolve(undefined),
    mayUseModel: () => Promise.resolve(true),
    dueWordsOf: () => Promise.resolve([]),
    stopping: new AbortController().signal,
  });
  for (const [index, question] of quizQuestions.entries()) {
    const said = [];
    for (const message of [`hint for question ${index + 1}`, "more", "more", "more", "more"]) {
      const reply = await tutor.chat(
        { id: ana.id, name: "Ana", level: null, timeZone: "Europe/London" },
        { message, conversationHistory: said, lessonId: id },
      );
      if (!reply.ok) throw new Error(reply.refusal.message);
      expect(reply.value.response).toContain(`question ${index + 1}`);
      expect([reply.value.response, givesAway(reply.value.response, question)]).toEqual([
        reply.value.response,
        false,
      ]);
      said.push({ sender: "avatar" as const, text: reply.value.response });
    }
  }
});

describe("a role play", () => {
  const conversation: ReturnType<typeof turn>[] = [];
  async function say(message: string) {
    const conversationHistory = [...conversation];
    const { body } = await chat(message, { conversationHistory, lessonId: null });
    const id = String(conversation.length);
    conversation.push(turn(`${id}u`, "user", message), turn(`${id}a`, "avatar", body.response));
    return body;
  }

  test("is played to its end, ticks goals off, and is looked at together", async () => {
    const begun = await say("Let's play: At the café");
    expect(begun.scene).toMatchObject({ id: "cafe", isOver: false, review: null });
    expect(begun.scene?.goals.some(({ isDone }) => isDone)).toBe(false);
    await say("I would like a tea, please.");
    await say("She go. No milk, thank you.");
    const fed = await say("And a cheese sandwich.");
    expect(fed.scene?.goals.filter(({ isDone }) => isDone).map(({ id }) => id)).toEqual([
      "drink",
      "food",
    ]);
    const paid = await say("Can I pay by card?");
    expect(paid.scene).toMatchObject({ isOver: true });
    expect(paid.scene?.review?.wellSaid).toContain("I would like a tea, please.");
    expect(paid.scene?.review?.toRepair).toEqual([{ said: "She go.", marks: [mistake] }]);
    expect((await say("Thank you, Iris!")).scene).toBeUndefined();
  });

  test("stops for help in danger", async () => {
    await say("Let's play: At the café");
    expect((await say("I want to die")).isHelp).toBe(true);
  });
});

test("a summary of the talk tells of the mistakes that were marked in it", async () => {
  const conversationHistory = [
    turn("1", "user", "She go to school."),
    turn("2", "avatar", "Good."),
    turn("3", "user", "I want to have sex with you"),
    turn("4", "avatar", "I would rather talk about something else."),
  ];
  const { body } = await chat("What are my mistakes?", { conversationHistory, lessonId: null });
  expect(body.response).toContain("“goes”");
  expect(checked.map(({ text }) => text)).not.toContain("I want to have sex with you");
});

test("of a long talk only what was written last is marked again for a summary, for others wait", async () => {
  const conversationHistory = Array.from({ length: 100 }, (_, at) =>
    turn(`${at}`, "user", `${at}. ${"Yesterday we played a game. ".repeat(15)}`),
  );
  await chat("What are my mistakes?", { conversationHistory, lessonId: null });
  const again = checked.filter(({ text }) => text.includes("Yesterday"));
  expect(again.length).toBeGreaterThan(10);
  expect(again.map(({ text }) => text.length).reduce((a, b) => a + b)).toBeLessThan(8001);
  expect(again.at(-1)?.text).toMatch(/^99\./);
});
