import { expect, test } from "vitest";
import type { TutorLesson } from "../types";
import { guardReply, type ReplyGuard } from "./guard-reply";
import {
  badAnywhere,
  badInLesson,
  beach,
  goodAnywhere,
  goodInLesson,
} from "./testing/strangers-replies";

const guard = (lesson: TutorLesson | null): ReplyGuard => ({
  level: "B2",
  lesson,
  message: "I like this.",
  levelOf: () => null,
  isFitForAll: () => true,
});

test.each(badInLesson)("in a lesson a stranger's telling is refused: %j", (reply) =>
  expect(guardReply(reply, guard(beach)).ok).toBe(false),
);
test.each(badAnywhere)("a stranger's bad reply is refused: %j", (reply) =>
  expect(guardReply(reply, guard(null)).ok).toBe(false),
);
test.each(goodInLesson)("in a lesson a stranger's good reply is said: %j", (reply) =>
  expect(guardReply(reply, guard(beach))).toMatchObject({ ok: true }),
);
test.each(goodAnywhere)("a stranger's good reply is said: %j", (reply) =>
  expect(guardReply(reply, guard(null))).toMatchObject({ ok: true }),
);
