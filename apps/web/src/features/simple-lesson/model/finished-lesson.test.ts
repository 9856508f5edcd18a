// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { makeLesson } from "../../../testing/learning";
import { closeFinishedLesson, keepFinishedLesson, readFinishedLesson } from "./finished-lesson";

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

afterEach(() => sessionStorage.clear());

describe("a lesson that was finished in the simple player", () => {
  it("is there after a reload, until it is closed", () => {
    keepFinishedLesson({ userId: "anna", lesson, result });
    expect(readFinishedLesson()).toEqual({
      userId: "anna",
      lesson: { id: lesson.id, title: lesson.title, difficulty: lesson.difficulty },
      result,
    });
    closeFinishedLesson();
    expect(readFinishedLesson()).toBeNull();
  });

  it.each(["", "nonsense", "{}", '{"userId":"anna"}'])("is none in %j", (stored) => {
    sessionStorage.setItem("saywell.finished-lesson", stored);
    expect(readFinishedLesson()).toBeNull();
  });
});
