import { expect, test } from "vitest";
import { testsOfChange } from "./tests-of-change.mjs";

test.each([
  ["apps/server/src/features/rooms/chat/chat.store.ts", ["apps/server/src/features/rooms/"]],
  ["apps/web/src/features/rooms/model/outbox.ts", ["apps/web/src/features/rooms/"]],
  ["apps/web/src/ui/button.tsx", ["apps/web/src/ui/"]],
  ["apps/server/src/events.ts", ["apps/server/src/events."]],
  ["packages/lesson/src/grading.ts", ["packages/lesson/"]],
  ["packages/content/data/lessons/a1-lesson-1.yaml", ["packages/content/"]],
  ["scripts/steps/run.mjs", ["scripts/"]],
  ["README.md", []],
  ["package.json", []],
])("a change of %s is tested by %j", (file, places) => {
  expect(testsOfChange([file])).toEqual(places);
});

test("files of one feature are tested once", () => {
  const files = ["packages/lesson/src/a.ts", "packages/lesson/src/b.ts", "packages/cefr/src/c.ts"];
  expect(testsOfChange(files)).toEqual(["packages/cefr/", "packages/lesson/"]);
});
