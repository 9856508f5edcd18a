import { expect, test } from "vitest";
import { placeAt } from "./places";

test.each([
  ["/student-dashboard", "Home"],
  ["/teacher", "Home"],
  ["/admin/people/7", "Home"],
  ["/classes", "Home"],
  ["/classes/7/assignments", "Home"],
  ["/my-classes/7", "Home"],
  ["/join-class/ABCD2345", "Home"],
  ["/class-games", "Home"],
  ["/class-games/7", "Home"],
  ["/quiz-sets/new", "Home"],
  ["/moderation", "Moderation"],
  ["/lessons", "Lessons"],
  ["/lesson/a1-lesson-1", "Lessons"],
  ["/review", "Words"],
  ["/rooms", "Rooms"],
  ["/room/7", "Rooms"],
  ["/game/7", "Rooms"],
  ["/daily-five", "Rooms"],
  ["/me", "Me"],
  ["/settings", "Me"],
  ["/badges", "Me"],
] as const)("%s belongs to %s", (path, place) => {
  expect(placeAt(path)).toBe(place);
});

test.each(["/teacher/amara-okafor", "/level-test", "/message", "/"])(
  "%s belongs to no place",
  (path) => {
    expect(placeAt(path)).toBeNull();
  },
);
