import { loadContent } from "@saywell/content/answers";
import { expect, test } from "vitest";
import { createLessonList } from "./lesson-list";
import { viewSummary } from "./lesson-view";
import type { Standing } from "./lessons.store";

const { lessons } = loadContent();
const at = new Date("2026-03-02T09:00:00Z");
const standing = (traits: Partial<Standing>): Standing => ({
  progress: null,
  completedAt: null,
  isBookmarked: false,
  ...traits,
});

test.each([
  ["nobody has begun", []],
  ["is completed", [standing({ progress: 100, completedAt: at })]],
  ["is begun, and bookmarked", [standing({ progress: 40 }), standing({ isBookmarked: true })]],
])("a list of which a part %s says what each lesson's summary says", (_what, those) => {
  const standings = new Map(those.map((each, place) => [lessons[place]!.id, each]));
  const { bytes } = createLessonList(lessons)(standings);
  expect(JSON.parse(bytes.toString())).toEqual(
    lessons.map((lesson) => viewSummary(lesson, standings.get(lesson.id))),
  );
});

test("a course without lessons has an empty list", () => {
  expect(createLessonList([])(new Map()).bytes.toString()).toBe("[]");
});
