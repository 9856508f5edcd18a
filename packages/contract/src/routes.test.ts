import { expect, test } from "vitest";
import { isWebRoute } from "./constants/routes";

test.each([
  "/",
  "/privacy",
  "/student-dashboard",
  "/lessons",
  "/badges",
  "/offers/textbooks",
  "/teacher",
  "/teacher/t1",
  "/classes/c1/assignments/a1",
  "/join-class",
  "/join-class/ABCD2345",
  "/lesson/a1-lesson-1",
  "/lesson-interactive/a1-lesson-1",
  "/pricing",
  "/pricing/",
  "/rooms",
  "/room/r1",
  "/game/g1",
  "/level-test",
  "/level-test/adult",
  "/level-test/results",
])("%s is a page", (path) => {
  expect(isWebRoute(path)).toBe(true);
});

test.each([
  "",
  "//",
  "/lesson",
  "/lesson/a/b",
  "/Rooms",
  "/student-dashboard.html",
  "/nowhere",
  "/api",
])("%j is no page", (path) => {
  expect(isWebRoute(path)).toBe(false);
});
