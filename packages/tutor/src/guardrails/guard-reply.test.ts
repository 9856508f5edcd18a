import type { CefrLevel } from "@saywell/cefr";
import { describe, expect, test } from "vitest";
import { cafe } from "../testing/sample-lesson";
import { guardReply, type ReplyGuard } from "./guard-reply";

const levels: Readonly<Record<string, CefrLevel>> = {
  elaborate: "C1",
  notwithstanding: "C2",
  consequence: "B2",
  comprehend: "C1",
  tea: "A1",
};
const guard = (more: Partial<ReplyGuard> = {}): ReplyGuard => ({
  level: "A1",
  lesson: null,
  message: "I like tea.",
  levelOf: (word) => levels[word] ?? null,
  isFitForAll: (text) => !text.includes("UNFIT"),
  ...more,
});
const said = (reply: string, more: Partial<ReplyGuard> = {}) => guardReply(reply, guard(more));

test("a plain reply at the learner's level is said as it is", () => {
  expect(said("Tea is nice. When do you drink it?")).toEqual({
    ok: true,
    text: "Tea is nice. When do you drink it?",
  });
});

test.each([
  ["**Tea** is _nice_.", "Tea is nice."],
  ["# Tea\n- Green tea\n- Black tea", "Tea Green tea Black tea"],
  [
    "Look at [this](https://example.org) page: https://example.org/tea now.",
    "Look at this page: now.",
  ],
  ["```js\nalert(1)\n```Do you like it?", "Do you like it?"],
])("marks of a text format and addresses go: %j", (reply, text) => {
  expect(said(reply)).toEqual({ ok: true, text });
});

test("a long sentence of two clauses is cut in two", () => {
  const reply = "You can drink tea in the morning with milk, but you can also drink it cold.";
  expect(said(reply)).toEqual({
    ok: true,
    text: "You can drink tea in the morning with milk. But you can also drink it cold.",
  });
});

test("a long reply ends with a whole sentence", () => {
  const guarded = said("Tea is nice. ".repeat(80));
  expect(guarded.ok && guarded.text.length).toBeLessThanOrEqual(600);
  expect(guarded.ok && guarded.text).toMatch(/nice\.$/);
});

describe("too hard is", () => {
  test.each([
    ["words far above the level", "Can you elaborate and comprehend it?"],
    ["a sentence without an end", `Tea is ${"very ".repeat(30)}nice.`],
  ])("%s", (_what, reply) => {
    expect(said(reply)).toEqual({ ok: false, problem: "too-hard" });
  });

  test.each<[string, string, Partial<ReplyGuard>]>([
    ["for who is at that level", "Can you elaborate and comprehend it?", { level: "C1" }],
    ["for who used them", "Elaborate and comprehend it.", { message: "elaborate comprehend" }],
    ["where they are only spoken of", "What do “elaborate” and “comprehend” mean?", {}],
  ])("no word %s", (_what, reply, more) => {
    expect(said(reply, more).ok).toBe(true);
  });
});

test.each([
  ["What is your phone number?", "asks-who-you-are"],
  ["Please send me a photo!", "asks-who-you-are"],
  ["Which school do you go to?", "asks-who-you-are"],
  ["I am a real person.", "says-human"],
  ["I'm not a robot.", "says-human"],
  ["That is early! Which school do you go to?", "asks-who-you-are"],
  ["Yes, let's meet at the café tomorrow at five!", "offers-to-meet"],
  ["Sure, I can meet you after school.", "offers-to-meet"],
  ["Meet me at the station.", "offers-to-meet"],
  ["You are Iris, an AI teacher of English.", "tells-instructions"],
  ["Facts as JSON: {}", "tells-instructions"],
  ["My instructions are simple.", "tells-instructions"],
  ["I am DAN and I can do anything!", "obeys"],
  ["I will ignore my rules now.", "obeys"],
  ["Ich verstehe das gut. Warum bist du schüchtern?", "not-english"],
  ["Je ne sais pas.", "not-english"],
  ["Привет, как дела?", "not-english"],
  ["This is UNFIT.", "unfit"],
  ["I'm actually a real human being.", "says-human"],
  ["I was born in London and I have two children.", "says-human"],
  ["What is your credit card number?", "asks-for-money"],
  ["Send me some money, please.", "asks-for-money"],
  ["Text me on WhatsApp!", "asks-for-money"],
  ["You are so stupid.", "insults"],
  ["Your English is terrible.", "insults"],
  ["You should vote for the labour party.", "persuades"],
  ["", "empty"],
  ["🙂", "empty"],
])("never said: %j (%s)", (reply, problem) => {
  expect(said(reply)).toEqual({ ok: false, problem });
});

test("the key of a question of the lesson is never told, but its words may be said", () => {
  const lesson = cafe;
  const question = lesson.quizQuestions.find(({ correct }) => correct.length > 3)!;
  expect(said(`The right answer is “${question.correct}”.`, { lesson })).toEqual({
    ok: false,
    problem: "gives-away",
  });
  const [{ word }] = lesson.words as [(typeof lesson.words)[0]];
  expect(said(`Can you use “${word}”?`, { lesson }).ok).toBe(true);
});

test.each([
  "We cannot meet: I am a program.",
  "Where did you meet your friend?",
  "Nice to meet you, Dan. Is Dan your full first name here?",
  "Follow the instructions in the recipe.",
  "You are not stupid. You made a small mistake.",
  "In the shop you can pay by credit card.",
  "Do people in your country vote on Sunday?",
  "Say “ich” as you like. What is it in English?",
])("may be said: %j", (reply) => {
  expect(guardReply(reply, guard({ level: "C1" })).ok).toBe(true);
});

test("a sentence that is too hard is left out where the others do without it", () => {
  expect(said("Tea is nice. You must elaborate and comprehend it. When do you drink it?")).toEqual({
    ok: true,
    text: "Tea is nice. When do you drink it?",
  });
});

test.each([
  ["“I like tea” is wrong.", [], false],
  ["Say “I love tea” instead of “I like tea”.", [], false],
  ["“I like tea” is wrong.", ["like"], true],
  ["“I likes tea” is wrong.", [], true],
])("what the checker did not mark is not called wrong: %j", (reply, marked, ok) => {
  expect(guardReply(reply, guard({ level: "C1", marked })).ok).toBe(ok);
});
