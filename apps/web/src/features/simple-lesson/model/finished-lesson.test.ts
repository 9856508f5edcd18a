// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeLesson } from "../../../testing/learning";
import { forgetFinishedLesson, keepFinishedLesson, unseenLessonOf } from "./finished-lesson";

const result = {
  xpAwarded: 30,
  coinsAwarded: 25,
  badgeAwarded: null,
  badgesAwarded: [],
  leveledUp: false,
  level: 1,
  isReplay: false,
  message: "You earned 30 XP and 25 coins.",
};
const lesson = makeLesson();

afterEach(() => {
  forgetFinishedLesson();
  vi.resetModules();
});

describe("a lesson that was finished in the simple player", () => {
  it("is there for its learner after a reload, until it was seen", async () => {
    keepFinishedLesson({ userId: "anna", lesson, result });
    vi.resetModules();
    const reloaded = await import("./finished-lesson");
    expect(reloaded.unseenLessonOf("anna")).toEqual({
      userId: "anna",
      lesson: { id: lesson.id, title: lesson.title, difficulty: lesson.difficulty },
      result,
    });
    expect(reloaded.unseenLessonOf("ben")).toBeNull();
    reloaded.forgetFinishedLesson();
    expect(reloaded.unseenLessonOf("anna")).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(["", "nonsense", "{}", '{"userId":"anna"}'])("is none in %j", (stored) => {
    sessionStorage.setItem("saywell.finished-lesson", stored);
    expect(unseenLessonOf("anna")).toBeNull();
  });
});
