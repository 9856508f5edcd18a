import { describe, expect, test } from "vitest";
import type { TutorLesson } from "../types";
import { withoutFormat } from "./format";
import { guardReply, mostRead, problemOf, type ReplyGuard, spokenMaxLength } from "./guard-reply";
import { releaseSafely } from "./release-safely";
import * as samples from "./testing/sample-replies";
import * as strangers from "./testing/strangers-replies";

const guard = (lesson: TutorLesson | null, more: Partial<ReplyGuard> = {}): ReplyGuard => ({
  level: "C1",
  lesson,
  message: "I like my class.",
  levelOf: () => null,
  isFitForAll: () => true,
  ...more,
});
/** What was heard after each piece. */
function moments(reply: string, size: number, held: ReplyGuard): string[] {
  let text = "";
  const after: string[] = [];
  const take = releaseSafely(held, (piece) => {
    text += piece;
    after.push(text);
  });
  for (let at = 0; at < reply.length; at += size) take(reply.slice(at, at + size));
  return after;
}

const inLessons = [
  ...samples.toldKeys,
  ...samples.speltKeys,
  ...samples.describedLetters,
  ...samples.describedSounds,
  ...samples.codedKeys,
  ...samples.translatedKeys,
  ...samples.eliminations,
  ...samples.pointedChoices,
];
const anywhere = [...samples.unsafeAdvice, ...samples.askingWho, ...samples.waysOut];
const good = [
  ...samples.saidInLessons,
  ...samples.safeAdvice,
  ...samples.lessonQuestions,
  ...samples.noAddresses,
  ...strangers.goodInLesson,
  ...strangers.goodAnywhere,
];
const sizes = [1, 3, 7, 1000];

describe("nothing that a whole reply may not say is heard for a moment:", () => {
  const cases = [
    ...inLessons.map((reply) => [reply, samples.school] as const),
    ...anywhere.map((reply) => [reply, null] as const),
    ...good.map((reply) => [reply, samples.schoolOfChoices] as const),
    ...strangers.badInLesson.map((reply) => [reply, strangers.beach] as const),
    ...strangers.badAnywhere.map((reply) => [reply, null] as const),
    ...strangers.goodInLesson.map((reply) => [reply, strangers.beach] as const),
  ];
  test.each(cases)("%j", (reply, lesson) => {
    const held = guard(lesson);
    for (const [text, size] of [
      [`${reply} `, 1],
      [`Well done! ${reply}`, 3],
      [reply, 7],
    ] as const) {
      const heard = moments(text, size, held);
      for (const each of heard) expect([each, problemOf(`${each}.`, held)]).toEqual([each, null]);
      expect(problemOf(heard.at(-1) ?? "", held)).toBeNull();
    }
  });
});

test.each(good)("what a whole reply may say is heard, once its sentence has ended: %j", (reply) => {
  const held = guard(null);
  expect(guardReply(reply, held).ok).toBe(true);
  for (const size of sizes)
    expect(moments(`${reply} `, size, held).at(-1)?.trim()).toBe(withoutFormat(reply));
});

const sentence = "Tea is nice in the morning. ";
test("behind the longest reply nothing is heard, and it ends with a whole sentence", () => {
  for (const size of sizes) {
    const heard = moments(sentence.repeat(1000), size, guard(null)).at(-1)!;
    expect(heard.length).toBeLessThanOrEqual(spokenMaxLength);
    expect(heard.length).toBeGreaterThan(spokenMaxLength - sentence.length - 1);
    expect(heard).toMatch(/morning\. $/);
    expect(guardReply(sentence.repeat(1000), guard(null))).toEqual({
      ok: true,
      text: heard.trim(),
    });
  }
});

test("behind the longest reply nothing is read", () => {
  let read = 0;
  const counting = guard(null, {
    isFitForAll: () => {
      read += 1;
      return true;
    },
  });
  const take = releaseSafely(counting, () => {});
  for (let at = 0; at < mostRead; at += 4) take("tea ");
  const before = read;
  for (let at = 0; at < 1000; at += 1) take("tea ");
  expect(read).toBe(before);
});

test("a reply is judged at most once for each piece and each sentence", () => {
  let judged = 0;
  const counting = guard(null, {
    isFitForAll: () => {
      judged += 1;
      return true;
    },
  });
  const reply = sentence.repeat(20);
  moments(reply, 4, counting);
  const ended = spokenMaxLength / sentence.length;
  expect(judged).toBeLessThanOrEqual(spokenMaxLength / 4 + ended + 1);
});

test.each([
  "Tea<img src=x onerror=alert(1)> is nice. ",
  "<b>Tea</b> is <i>nice</i>. ",
  "Tea<script>alert(1); alert(2)</script> is nice. ",
  "<style>\nb { color: red }\n</style>Tea is nice. ",
  "&lt;b&gt;T&#101;a&lt;/b&gt; is nice. ",
  "Tea is nice. <!-- a hidden. remark --> Tea is good. ",
  "```js\nalert(1);\n```\nTea is nice. ",
  "**Tea** is _nice_, [here](javascript:alert(1)). ",
  "Tea is nice. <img src=x onerror=alert(1)",
  "See www.evil.example/alert or https://evil.example/alert now. ",
])("no mark of a format is heard for a moment: %j", (reply) => {
  for (const size of sizes) {
    const heard = moments(reply, size, guard(null));
    for (const text of heard)
      expect(text).not.toMatch(/[<>&`*]|alert|onerror|color|hidden|evil|101/);
    expect(heard.length).toBeGreaterThan(0);
  }
});

test.each(["It is a<b></b>m.", "It is &#97;m.", "<i>am</i>", "It is <b>a</b>m now.", "**a**m"])(
  "no mark of a format hides a key that comes in pieces: %j",
  (reply) => {
    for (const size of sizes)
      for (const text of moments(`${reply} `, size, guard(samples.school)))
        expect(text).not.toMatch(/\bam\b/);
  },
);
