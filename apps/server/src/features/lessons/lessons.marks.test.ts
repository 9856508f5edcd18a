import { createContent } from "@saywell/content/answers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { defaultRateLimits } from "../../config";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { grammarThat } from "../../testing/grammar-that";
import { smallLesson } from "./testing/small-course";

const correction = { start: 5, length: 4, wrong: "form", better: "from", why: "The spelling." };
const asked: [string, readonly string[] | undefined][] = [];
let isReady = true;
let found = [correction];

const model = "I am from a village in Chile.";
const free = { model, about: ["from", "form", "live"], atLeast: 2 };
const lesson = smallLesson("a1-lesson-1");
const [welcome, name, greeting] = lesson.dialogueFlow.steps;
const content = createContent({
  lessons: [
    {
      ...lesson,
      words: [
        { word: "kiosk", partOfSpeech: "noun", meaning: "a small shop", example: "A kiosk." },
      ],
      dialogueFlow: {
        steps: [
          welcome!,
          name!,
          { ...name!, id: "home", text: "Where are you from?", free },
          { ...name!, id: "past", reactions: [{ when: ["went"], say: "Right." }] },
          greeting!,
        ],
      },
    },
  ],
  badges: [],
});

let tester: TestApp;
let ana: TestUser;
beforeAll(async () => {
  tester = await buildTestApp({
    content,
    config: { rateLimits: { ...defaultRateLimits, chat: { max: 10, timeWindow: 60_000 } } },
    grammar: {
      ...grammarThat(() => Promise.resolve([])),
      checkAndWait(text, knownWords) {
        asked.push([text, knownWords]);
        return Promise.resolve(isReady ? found : null);
      },
    },
  });
});
beforeEach(async () => {
  asked.length = 0;
  isReady = true;
  found = [correction];
  ana = await tester.signIn({ name: "Ana Xiadani" });
});
afterAll(() => tester.close());

const answers = [
  { stepId: "welcome", answer: "" },
  { stepId: "name", answer: "Anushka" },
  { stepId: "home", answer: "I am form Spain" },
  { stepId: "past", answer: "wented" },
  { stepId: "greeting", answer: "Goodbye" },
];
const answer = (as: TestUser, written = answers) =>
  tester.call(
    "POST /api/lessons/{id}/answers",
    { params: { id: lesson.id }, body: { userId: as.id, answers: written } },
    { as },
  );
const marks = (stepId: string, as: TestUser | undefined = ana, id = lesson.id) =>
  tester.call(
    "GET /api/lessons/{id}/steps/{stepId}/marks",
    { params: { id, stepId } },
    as && { as },
  );

test("what a learner wrote is marked, and the lesson's words and the learner's names are known", async () => {
  await answer(ana);
  const { status, body } = await marks("home");
  expect([status, body]).toEqual([
    200,
    { answer: "I am form Spain", corrections: [correction], verdict: "nearly", model },
  ]);
  expect(asked).toEqual([
    [
      "I am form Spain",
      expect.arrayContaining(["Ana Xiadani", "Anushka", "kiosk", "Where are you from?"]),
    ],
  ]);
});

test("where mistakes cannot be looked for in time, that is not the same as none", async () => {
  await answer(ana);
  isReady = false;
  expect((await marks("home")).body).toEqual({
    answer: "I am form Spain",
    corrections: null,
    verdict: null,
    model,
  });
});

test.each([
  ["I come from Spain", "right"],
  ["Pizza is good", "off-the-point"],
  ["Spain", "too-short"],
  ["I don't know", "too-short"],
])("an answer without mistakes is told how it fits: %s", async (words, verdict) => {
  found = [];
  const written = answers.map((each) =>
    each.stepId === "home" ? { ...each, answer: words } : each,
  );
  await answer(ana, written);
  expect((await marks("home")).body).toEqual({ answer: words, corrections: [], verdict, model });
});

test("a cry for help is neither judged nor shown how to say it", async () => {
  const cry = answers.map((each) =>
    each.stepId === "home" ? { ...each, answer: "My father hits me" } : each,
  );
  await answer(ana, cry);
  expect((await marks("home")).body).toMatchObject({ verdict: null, model: null });
});

test("the lesson itself tells no model answer, not before trying nor after", async () => {
  const read = async () => {
    const reply = await tester.call(
      "GET /api/lessons/{id}",
      { params: { id: lesson.id } },
      { as: ana },
    );
    expect(reply.status).toBe(200);
    return JSON.stringify(reply.body);
  };
  const before = await read();
  await answer(ana);
  for (const sent of [before, await read()]) {
    expect(sent).toContain("Where are you from?");
    expect(sent).not.toContain(model);
    expect(sent).not.toContain("atLeast");
  }
});

test.each([
  ["a step that was not answered", "home", false],
  ["the learner's name", "name", true],
  ["a choice", "greeting", true],
  ["a step that is not there", "nowhere", true],
  ["what every object has", "constructor", true],
])("%s has no marks", async (_what, stepId, isAnswered) => {
  if (isAnswered) await answer(ana);
  expect(await marks(stepId)).toMatchObject({ status: 404, code: "not-found" });
  expect(asked).toEqual([]);
});

test.each([
  ["that is expected", "went", [], "right", []],
  ["that is not", "wented", [correction], null, [["wented", expect.anything()]]],
])(
  "at a step with expected answers, one %s is answered plainly",
  async (_what, words, marked, verdict, looked) => {
    await answer(
      ana,
      answers.map((each) => (each.stepId === "past" ? { ...each, answer: words } : each)),
    );
    const { status, body } = await marks("past");
    expect(status).toBe(200);
    expect(body).toEqual({ answer: words, corrections: marked, verdict, model: null });
    expect(asked).toEqual(looked);
  },
);

test("nobody reads what another learner wrote", async () => {
  await answer(ana);
  const ben = await tester.signIn();
  expect(await marks("home", ben)).toMatchObject({ status: 404, code: "not-found" });
  const stranger = await tester.call("GET /api/lessons/{id}/steps/{stepId}/marks", {
    params: { id: lesson.id, stepId: "home" },
  });
  expect(stranger).toMatchObject({ status: 401, code: "not-signed-in" });
  expect(asked).toEqual([]);
});

test("an unknown lesson is refused", async () => {
  expect(await marks("home", ana, "z9-lesson-9")).toMatchObject({ status: 404 });
});

test("one learner is marked no more often than the chat answers; the next is not held up", async () => {
  const ben = await tester.signIn();
  await Promise.all([answer(ana), answer(ben)]);
  for (let count = 0; count < 10; count++) expect((await marks("home")).status).toBe(200);
  expect(await marks("home")).toMatchObject({ status: 429, code: "too-many-requests" });
  expect((await marks("home", ben)).status).toBe(200);
});

test("whoever writes as if they may be in danger reads where help is, and the staff is told", async () => {
  const zoe = await tester.signIn({ timeZone: "Europe/Paris" });
  const answer = (stepId: string, words: string) =>
    tester.call(
      "POST /api/lessons/{id}/answers",
      { params: { id: lesson.id }, body: { userId: zoe.id, answers: [{ stepId, answer: words }] } },
      { as: zoe },
    );
  await answer("welcome", "ready");
  const plain = await answer(name!.id, "Zoe");
  expect(plain.body.help).toBeUndefined();
  const cry = await answer("home", "My father hits me");
  expect(cry.body.help).toContain("3114");
  const alerts = await tester.db
    .selectFrom("report")
    .select(["reason", "said_to", "content", "is_safeguarding"])
    .where("about_id", "=", zoe.id)
    .execute();
  expect(alerts).toEqual([
    { reason: "ABUSE", said_to: "LESSON", content: "My father hits me", is_safeguarding: true },
  ]);
});
