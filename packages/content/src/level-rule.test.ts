import { cefrLevels } from "@saywell/cefr";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { lessonSource, type LessonSource } from "./lesson-schema";
import { levelRule } from "./level-rule";

const dir = fileURLToPath(new URL("../data/lessons/", import.meta.url));
const lessons = readdirSync(dir).map((name) =>
  lessonSource.parse(parse(readFileSync(dir + name, "utf8"))),
);
/** Of the thirty lessons that the limits were set on: a later one may be a special case. */
const ofLevel = (level: string) =>
  lessons.filter((lesson) => lesson.level === level && /-[1-5]$/.test(lesson.id));
const one = (level: string): LessonSource => {
  const [lesson] = ofLevel(level);
  if (!lesson) throw new Error(`There is no lesson at ${level}.`);
  return lesson;
};
const findings = (lesson: LessonSource) => [...levelRule(lesson)];
const places = (lesson: LessonSource) => findings(lesson).map(({ path }) => path.join("."));

test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
  "%s is at its level",
  (_, lesson) => {
    expect(findings(lesson)).toEqual([]);
  },
);

const twoApart = cefrLevels.flatMap((written, at) =>
  cefrLevels.slice(at + 2).map((higher) => [written, higher] as const),
);

// Above B1 the levels differ more in style than in words: B2 and C2 overlap.
test.each(twoApart.filter(([level]) => level !== "B2"))(
  "at %s, every text of a %s lesson is too hard",
  (level, higher) => {
    for (const lesson of ofLevel(higher))
      expect(places({ ...lesson, level }), lesson.id).not.toEqual([]);
  },
);

test.each(twoApart.filter(([, higher]) => higher !== "C2" && higher !== "B1"))(
  "a %s lesson is too easy for %s",
  (written, level) => {
    for (const lesson of ofLevel(written))
      expect(places({ ...lesson, level }), lesson.id).toContain("level");
  },
);

test.each(["dialogue", "quiz", "outline"] as const)(
  "in an A1 lesson, the %s of a B2, C1 or C2 lesson shows",
  (section) => {
    for (const other of ["B2", "C1", "C2"].flatMap(ofLevel)) {
      const found = places({ ...one("A1"), [section]: other[section] });
      expect(
        found.some((place) => place.startsWith(section)),
        other.id,
      ).toBe(true);
    }
  },
);

test("the worst words are named with their places", () => {
  const lesson = structuredClone(one("A1"));
  for (const [index, step] of lesson.dialogue.entries())
    if (index % 2 === 0)
      step.text = "The reluctant negotiators acquiesced with palpable indignation.";
  expect(findings(lesson)).toContainEqual({
    path: ["dialogue", 0, "text"],
    reason: expect.stringMatching(/beyond rank 2000.*acquiesced \(dialogue\.\d+\.text\)/),
  });
});

test("a long sentence is named where it stands", () => {
  const lesson = structuredClone(one("A1"));
  lesson.outline.introduction.teacher = `${"I like tea and ".repeat(6)}I like milk.`;
  expect(findings(lesson)).toEqual([
    {
      path: ["outline", "introduction", "teacher"],
      reason: expect.stringContaining("a sentence of 27 words, more than 22 at A1"),
    },
  ]);
});

test("key words of the lesson, names and numbers are never rare", () => {
  const lesson = structuredClone(one("A1"));
  const [word] = lesson.words;
  if (!word) throw new Error("The lesson has no words.");
  word.word = "chrysanthemum";
  for (const step of lesson.dialogue)
    step.text = "I met Xanthippe, and she has 1,250 chrysanthemums in Ouagadougou.";
  expect(findings(lesson)).toEqual([]);
});
