import { describe, expect, test } from "vitest";
import { readStatementObject, statementObject, titleSlug } from "./statement";

test.each([
  ["Meet and greet", "meet-and-greet"],
  ["Hello, nice to meet you!", "hello-nice-to-meet-you"],
  ["What’s in the café?", "whats-in-the-cafe"],
  ["  2 for 1  ", "2-for-1"],
  ["A weekend — by train!", "a-weekend-by-train"],
])("the slug of %j is %j", (title, slug) => {
  expect(titleSlug(title)).toBe(slug);
  expect(statementObject(title)).toBe(`lesson.${slug}`);
  expect(statementObject(title, "your-name")).toBe(`lesson.${slug}.step_your-name`);
});

describe("the object of a statement", () => {
  test.each([
    ["lesson.whats-your-name", { stepId: null }],
    ["lesson.what-s-your-name", { stepId: null }],
    ["lesson.whats-your-name.step_first-step_2", { stepId: "first-step_2" }],
    ["lesson.whats-your-job", undefined],
    ["lesson.whats-your-name-again", undefined],
    ["lesson.step_first", undefined],
    ["course.whats-your-name", undefined],
    ["", undefined],
  ])("%j is about %j of the lesson", (object, about) => {
    expect(readStatementObject("What's your name?", object)).toEqual(about);
  });

  test.each([
    "lesson.mr-brown-at-the-cafe",
    "lesson.mr-brown-at-the-caf",
    "lesson.mr.-brown-at-the-café!",
    "lesson.Mr_Brown_at_the_café",
  ])("may have been cut into a slug as %j, with or without a step", (object) => {
    const title = "Mr. Brown at the café!";
    expect(readStatementObject(title, object)).toEqual({ stepId: null });
    expect(readStatementObject(title, `${object}.step_menu`)).toEqual({ stepId: "menu" });
  });

  test("of marks alone names no lesson, not even one whose title has no letter of ours", () => {
    expect(readStatementObject("Привет!", "lesson.!!!")).toBeUndefined();
  });
});
