import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { lessonSource, type LessonSource } from "./lesson-schema";
import { lintLesson } from "./lint-lesson";
import { lintSpeech, spokenWords } from "./lint-speech";
import { readSource } from "./read-source";

const good = readFileSync(
  fileURLToPath(new URL("./testing/good-lesson.yaml", import.meta.url)),
  "utf8",
);
const read = readSource("lesson.yaml", good, lessonSource, lintLesson);
const lesson = "value" in read ? read.value : null;
/** The good lesson with one step changed, at a level. */
function findings(step: Partial<LessonSource["dialogue"][number]>, level = "A1") {
  const [first, ...others] = lesson!.dialogue;
  const dialogue = [{ ...first, ...step }, ...others];
  return [...lintSpeech({ ...lesson!, level, dialogue } as LessonSource)];
}
const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

describe("what Iris says at once", () => {
  test.each([
    ["A1", 25],
    ["A2", 25],
    ["B1", 40],
    ["B2", 40],
    ["C1", 40],
    ["C2", 40],
  ])("at %s has %i words at most", (level, most) => {
    expect(findings({ text: words(most) }, level)).toEqual([]);
    expect(findings({ text: words(most + 1) }, level)).toEqual([
      { path: ["dialogue", 0, "text"], reason: `has ${most + 1} words, not ${most} at most` },
    ]);
  });

  test.each(["A1", "C2"])("to an answer has 15 words at most at %s too", (level) => {
    const reactions = (count: number) => ({ reactions: [{ when: [], say: words(count) }] });
    expect(findings(reactions(15), level)).toEqual([]);
    expect(findings(reactions(16), level)).toEqual([
      { path: ["dialogue", 0, "reactions", 0, "say"], reason: "has 16 words, not 15 at most" },
    ]);
  });

  test.each([
    ["A1", 15],
    ["A2", 15],
    ["B1", 40],
    ["C2", 40],
  ])(
    "of why an answer of the quiz or of a part is right has, at %s, %i words at most",
    (level, most) => {
      const explained = (why: string) => {
        const [question, ...others] = lesson!.quiz;
        const { introduction } = lesson!.outline;
        const quiz = [{ ...question, why }, ...others];
        const outline = { ...lesson!.outline, introduction: { ...introduction, why } };
        return [...lintSpeech({ ...lesson!, level, quiz, outline } as LessonSource)];
      };
      expect(explained(words(most))).toEqual([]);
      const reason = `has ${most + 1} words, not ${most} at most`;
      expect(explained(words(most + 1))).toEqual([
        { path: ["quiz", 0, "why"], reason },
        { path: ["outline", "introduction", "why"], reason },
      ]);
    },
  );

  test("is counted as it is spoken", () => {
    expect(spokenWords('It\'s 7:45, {name}. "I … two."')).toBe(5);
  });
});

describe("what Iris says to writing that nobody has read yet", () => {
  test.each([
    "That's right.",
    "Well done, Ana.",
    "Perfect.",
    "A very good question.",
    "Yes. Now go on.",
  ])("is no praise: %s", (say) => {
    expect(findings({ reactions: [{ when: [], say }] })).toEqual([
      {
        path: ["dialogue", 0, "reactions", 0, "say"],
        reason: "praises what was written, whatever it was",
      },
    ]);
  });

  test("may thank and give an example", () => {
    const say = 'Thank you. One good answer is "Yes, please."';
    expect(findings({ reactions: [{ when: [], say }] })).toEqual([]);
  });

  test("may praise what was expected", () => {
    expect(findings({ reactions: [{ when: ["Ana"], say: "That's right." }] })).toEqual([]);
  });
});
