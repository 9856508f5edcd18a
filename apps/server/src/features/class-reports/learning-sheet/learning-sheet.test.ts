import { lessonSkills } from "@saywell/contract";
import { loadContent } from "@saywell/content/answers";
import PdfDocument from "pdfkit";
import { afterEach, describe, expect, test, vi } from "vitest";
import { loadFonts } from "../../../pdf/sheet-fonts";
import { itemOf } from "../answered-items";
import type { LearningSheet } from "./learning-facts";
import { drawLearning } from "./learning-sheet";
import { plainly } from "./printed-names";
import {
  learntInWords,
  movementInWords,
  periodInWords,
  testInWords,
  workInWords,
} from "./sheet-words";

const { lessons } = loadContent();
const at = new Date("2026-02-10T10:00:00Z");
const test1 = { takenAt: at, level: "A2", lowest: "A1", highest: "B1" } as const;

const sheetOf = (over: Partial<LearningSheet> = {}): LearningSheet => ({
  name: "Mia Moss",
  className: "Intermediate B1",
  schoolName: "Harbour School",
  period: { from: "2026-02-05", to: "2026-03-04", timeZone: "Europe/Lisbon" },
  printedAt: at,
  lessonsFinished: 9,
  daysLearnt: 12,
  minutes: 135,
  canDo: ["Can order food and drink."],
  shownBefore: 3,
  work: { assigned: 7, done: 5, late: 1, owed: 1 },
  skills: [{ skill: "grammar", correct: 34, answered: 40 }],
  wrong: [{ question: "Which one?", answer: "an", lesson: "At the café" }],
  placement: { before: test1, after: { ...test1, level: "B1" }, movement: "unclear" },
  ...over,
});

/** What is written on the sheet, in its order. */
async function textsOf(over: Partial<LearningSheet> = {}): Promise<string[]> {
  const written = vi.spyOn(PdfDocument.prototype, "text");
  await drawLearning(sheetOf(over));
  return written.mock.calls.map(([text]) => String(text));
}
afterEach(() => vi.restoreAllMocks());

/** Every question of the course, as a sheet may have to say it. */
const allItems = lessons.flatMap((lesson) => [
  ...lesson.quizQuestions.map(({ id }) => ({ lesson, item: itemOf(lesson, `question:${id}`) })),
  ...lesson.dialogueFlow.steps.map(({ id }) => ({ lesson, item: itemOf(lesson, `step:${id}`) })),
]);

test("the longest report fits on two sheets", async () => {
  const wrong = allItems
    .flatMap(({ lesson, item }) => (item ? [{ ...item, lesson: lesson.title }] : []))
    .toSorted((one, other) => other.question.length - one.question.length)
    .slice(0, 10);
  const { bytes, pages } = await drawLearning(
    sheetOf({
      name: "Maximiliane Aleksandrowicz ".repeat(8),
      className: "Intermediate ".repeat(8),
      schoolName: "Language School ".repeat(6),
      canDo: lessons.map(({ canDo }) => canDo),
      skills: lessonSkills.map((skill) => ({ skill, correct: 34, answered: 40 })),
      wrong,
    }),
  );
  expect(bytes.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(pages);
  expect(pages).toBe(2);
});

test("an ordinary report fits on one sheet and says whose, of which days and where", async () => {
  expect((await drawLearning(sheetOf())).pages).toBe(1);
  const texts = (await textsOf()).join("\n");
  expect(texts).toContain("Harbour School, Intermediate B1");
  expect(texts).toContain("Mia Moss finished 9 lessons and learnt on 12 days.");
  expect(texts).toContain("5 February 2026 to 4 March 2026 (Europe/Lisbon time)");
  expect(texts).toContain("Can order food and drink.");
});

test("a report of nothing says so, and has no empty parts", async () => {
  const texts = await textsOf({
    lessonsFinished: 0,
    daysLearnt: 0,
    minutes: 0,
    canDo: [],
    shownBefore: 0,
    work: { assigned: 0, done: 0, late: 0, owed: 0 },
    skills: [],
    wrong: [],
    placement: null,
  });
  expect(texts.slice(-2)).toEqual([
    "Mia Moss has not learnt in these days. The next lesson is waiting.",
    expect.stringMatching(/finished for the first time.*60% of the quiz/s),
  ]);
});

test.each(["Ана", "小明", "نور", "Ana 😀", "Nguyễn"])(
  "a name in letters that the sheet does not have is left to be written by hand: %s",
  async (name) => {
    const texts = await textsOf({ name, className: name, schoolName: name });
    expect(texts).toContain("Name:");
    expect(texts).toContain("This learner finished 9 lessons and learnt on 12 days.");
    expect(texts.join("")).not.toContain(name);
  },
);

test("a name of Polish letters stands at the top and in the sentence", async () => {
  const texts = await textsOf({ name: "Łukasz Nowak" });
  expect(texts.join("")).toContain("Łukasz Nowak finished 9 lessons");
  expect(texts).not.toContain("Name:");
});

test("every letter of what the course asks and promises is in the sheet's font", async () => {
  const doc = new PdfDocument();
  for (const [name, bytes] of await loadFonts()) doc.registerFont(name, bytes);
  doc.font("text");
  const { font } = (
    doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }
  )["_font"];
  const said = allItems.flatMap(({ lesson, item }) =>
    item ? [item.question, item.answer, lesson.title, lesson.canDo].map(plainly) : [],
  );
  const letters = new Set(said.flatMap((text) => [...text]));
  expect(letters.size).toBeGreaterThan(60);
  expect([...letters].filter((each) => !font.hasGlyphForCodePoint(each.codePointAt(0)!))).toEqual(
    [],
  );
});

describe("in plain words", () => {
  const none = { name: "Mia", lessonsFinished: 0, daysLearnt: 0, minutes: 0 };
  test.each([
    [{ lessonsFinished: 1, daysLearnt: 1 }, ["Mia finished 1 lesson and learnt on 1 day."]],
    [{ daysLearnt: 2 }, ["Mia learnt on 2 days."]],
    [{ lessonsFinished: 2 }, ["Mia finished 2 lessons."]],
    [
      { daysLearnt: 2, minutes: 61 },
      ["Mia learnt on 2 days.", "Time in lessons: 1 hour and 1 minute."],
    ],
    [{ minutes: 120 }, ["Time in lessons: 2 hours."]],
    [{}, ["Mia has not learnt in these days. The next lesson is waiting."]],
  ])("what was learnt: %o", (over, sentences) => {
    expect(learntInWords({ ...none, ...over })).toEqual(sentences);
  });

  test.each([
    [[0, 0, 0, 0], null],
    [[1, 1, 0, 0], "1 of 1 piece of work done."],
    [[7, 5, 1, 1], "5 of 7 pieces of work done, 1 of them late. One is past the due time."],
    [[7, 5, 0, 2], "5 of 7 pieces of work done. 2 are past the due time."],
  ] as const)("work: %o", ([assigned, done, late, owed], sentence) => {
    expect(workInWords({ assigned, done, late, owed })).toBe(sentence);
  });

  test("tests and what they say about each other", () => {
    expect(testInWords(test1, "UTC")).toBe(
      "10 February 2026: level A2, very likely between A1 and B1.",
    );
    expect(testInWords({ ...test1, lowest: "A2", highest: "A2" }, "UTC")).toBe(
      "10 February 2026: level A2.",
    );
    expect([movementInWords(null), movementInWords("likely-up")]).toEqual([
      null,
      "The level has likely gone up: the two tests do not overlap.",
    ]);
  });

  test("one day", () => {
    const period = { from: "2026-02-05", to: "2026-02-05", timeZone: "UTC" };
    expect(periodInWords(period)).toBe("5 February 2026 (UTC time)");
  });
});
