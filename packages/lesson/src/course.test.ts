import { describe, expect, test } from "vitest";
import {
  continueLearning,
  lessonsBegun,
  lessonState,
  nextLesson,
  outlineAt,
  progressAfterAnswer,
  progressOfParts,
  recommendedLessons,
} from "./course";

const done = "2026-11-20T10:00:00.000Z";

describe("a lesson", () => {
  test.each([
    ["not-started", null],
    ["not-started", { progress: 0, completedAt: null }],
    ["in-progress", { progress: 1, completedAt: null }],
    ["in-progress", { progress: 100, completedAt: null }],
    ["completed", { progress: 100, completedAt: done }],
  ] as const)("is %s with the progress %j", (state, place) => {
    expect(lessonState(place)).toBe(state);
  });
});

/** `-` not started, `+` in progress, `#` completed. */
const course = (marks: string) =>
  Array.from(marks).map((mark, index) => ({
    id: index,
    difficulty: "A1",
    progress:
      mark === "-"
        ? null
        : mark === "+"
          ? { progress: 40, completedAt: null }
          : { progress: 100, completedAt: done },
  }));
const ids = (lessons: { id: number }[]) => lessons.map(({ id }) => id);

describe("the dashboard", () => {
  test.each([
    ["", [], [], 0],
    ["####", [], [], 4],
    ["--------", [0, 1, 2], [3, 4, 5], 0],
    ["-----", [0, 1, 2], [3, 4, 0], 0],
    ["---", [0, 1, 2], [0, 1, 2], 0],
    ["#-+--", [2, 1, 3, 4], [1, 3, 4], 2],
    ["-+-+-+-+", [1, 3, 5, 0], [2, 4, 6], 4],
    ["+++++", [0, 1, 2], [], 5],
    ["--++", [2, 3, 0, 1], [0, 1], 2],
  ])(
    "of the course '%s' continues %j, recommends %j and counts %i",
    (marks, next, begin, begun) => {
      const lessons = course(marks);
      expect(ids(continueLearning(lessons, null))).toEqual(next);
      expect(ids(recommendedLessons(lessons, null))).toEqual(begin);
      expect(lessonsBegun(lessons)).toBe(begun);
    },
  );
});

test.each([
  [null, [4, 1, 2], [0, 1, 2, 3]],
  ["A1", [4, 1, 2], [0, 1, 2, 3]],
  ["A2", [1, 2, 3], [0, 2, 3, 4]],
  ["B1", [3, 4, 1], [0, 4, 1, 2]],
  ["C2", [4, 1, 2], [0, 1, 2, 3]],
] as const)(
  "a learner at %s is recommended %j, others than the ones to continue where there are some, and continues %j: from that level on first",
  (level, begin, next) => {
    const levels = ["A1", "A1", "A2", "A2", "B1"];
    const lessons = course("+----").map((lesson, index) => ({
      ...lesson,
      difficulty: levels[index]!,
    }));
    expect(ids(recommendedLessons(lessons, level))).toEqual(begin);
    expect(ids(continueLearning(lessons, level))).toEqual(next);
  },
);

describe("a locked lesson", () => {
  const locked = (marks: string, open: number[]) =>
    course(marks).map((lesson) => ({ ...lesson, lock: open.includes(lesson.id) ? null : "Why." }));

  test("comes after what one can begin now, whatever the level", () => {
    const lessons = locked("-----", [3]).map((lesson) => ({
      ...lesson,
      difficulty: lesson.id === 3 ? "A1" : "B1",
    }));
    expect(ids(continueLearning(lessons, "B1"))).toEqual([3, 0, 1]);
    expect(ids(continueLearning(locked("---", []), null))).toEqual([0, 1, 2]);
  });

  test("follows another only where nothing else is left", () => {
    expect(nextLesson(locked("#--", [2]).map(named), "0")?.id).toBe("2");
    expect(nextLesson(locked("#--", []).map(named), "0")?.id).toBe("1");
  });
  const named = <L extends { id: number }>(lesson: L) => ({ ...lesson, id: String(lesson.id) });
});

describe("the simple player", () => {
  test.each([
    [0, true, 5, 20],
    [60, true, 2, 80],
    [80, true, 1, 90],
    [90, true, 1, 90],
    [90, true, 0, 100],
    [80, true, 0, 100],
    [95, true, 1, 95],
    [100, true, 2, 100],
    [40, false, 3, 40],
    [90, false, 0, 90],
  ])(
    "at %i percent after an answer that is right: %j, with %i parts left, shows %i",
    (before, isCorrect, left, after) => {
      expect(progressAfterAnswer(before, isCorrect, left)).toBe(after);
    },
  );

  test("five right answers of its six parts do not finish it, whichever five", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(progressOfParts)).toEqual([0, 20, 40, 60, 80, 90, 100]);
  });

  test.each([
    [0, 0, "Introduction"],
    [19, 0, "Introduction"],
    [20, 1, "Key Vocabulary"],
    [40, 2, "Listening Exercise"],
    [59, 2, "Listening Exercise"],
    [60, 3, "Grammar Practice"],
    [79, 3, "Grammar Practice"],
    [80, 4, "Role Play"],
    [90, 5, "Final Assessment"],
    [99, 5, "Final Assessment"],
    [100, 6, undefined],
  ])("at %i percent has reached %i parts and is in %s", (progress, reached, current) => {
    const outline = outlineAt(progress);
    expect(outline.map(({ isReached }) => isReached)).toEqual(
      Array.from({ length: 6 }, (_, index) => index < reached),
    );
    expect(outline.filter(({ isCurrent }) => isCurrent).map(({ title }) => title)).toEqual(
      current === undefined ? [] : [current],
    );
  });
});

describe("after a lesson", () => {
  const numbered = (marks: string) =>
    course(marks).map((lesson) => ({ ...lesson, id: String(lesson.id) }));
  test.each([
    ["comes the next one", "#--", "0", "1"],
    ["comes the next that is not completed", "##-+", "0", "2"],
    ["comes one that was left out before it, at the end", "-##", "2", "0"],
    ["comes none where all are completed", "###", "0", null],
    ["comes none that nobody knows", "---", "9", null],
  ])("%s", (_what, marks, id, next) => {
    expect(nextLesson(numbered(marks), id)?.id ?? null).toBe(next);
  });
});
