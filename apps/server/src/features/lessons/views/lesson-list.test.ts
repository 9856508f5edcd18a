import { loadContent } from "@saywell/content/answers";
import { expect, test } from "vitest";
import { createLessonList } from "./lesson-list";
import { viewSummary } from "./lesson-view";
import type { LessonRecord } from "../lessons.store";

const { lessons } = loadContent();
const at = new Date("2026-03-02T09:00:00Z");
const record = (traits: Partial<LessonRecord>): LessonRecord => ({
  progress: null,
  completedAt: null,
  begunAt: null,
  isBookmarked: false,
  ...traits,
});

test.each([
  ["nobody has begun", []],
  ["is completed", [record({ progress: 100, completedAt: at })]],
  ["is begun, and bookmarked", [record({ progress: 40 }), record({ isBookmarked: true })]],
])("a list of which a part %s says what each lesson's summary says", (_what, those) => {
  const records = new Map(those.map((each, place) => [lessons[place]!.id, each]));
  const lockOf = (id: string) => (id.startsWith("b1") ? "Not part of your plan." : null);
  const { bytes } = createLessonList(lessons)(records, lockOf);
  expect(JSON.parse(bytes.toString())).toEqual(
    lessons.map((lesson) => viewSummary(lesson, records.get(lesson.id), lockOf(lesson.id))),
  );
});

test("a course without lessons has an empty list", () => {
  expect(createLessonList([])(new Map(), () => null).bytes.toString()).toBe("[]");
});
