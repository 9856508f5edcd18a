import { expect, test } from "vitest";
import { withoutFormat } from "./format";
import { guardReply, type ReplyGuard } from "./guard-reply";
import {
  unsafeAdvice,
  safeAdvice,
  askingWho,
  lessonQuestions,
  waysOut,
  noAddresses,
} from "./testing/sample-replies";

const guard: ReplyGuard = {
  level: "C1",
  lesson: null,
  message: "Hello there.",
  levelOf: () => null,
  isFitForAll: () => true,
};
const problemWith = (reply: string): string | null => {
  const guarded = guardReply(reply, guard);
  return guarded.ok ? null : guarded.problem;
};

test.each(unsafeAdvice)("nothing unsafe is advised: %j", (reply) =>
  expect(problemWith(reply)).toBe("unsafe-advice"),
);

test.each(safeAdvice)("safe advice and stories of others may be told: %j", (reply) =>
  expect([reply, problemWith(reply)]).toEqual([reply, null]),
);

test.each(askingWho)("nobody is asked who or where they are: %j", (reply) =>
  expect(problemWith(reply)).toBe("asks-who-you-are"),
);

test.each(lessonQuestions)("what lessons speak of may be asked: %j", (reply) =>
  expect([reply, problemWith(reply)]).toEqual([reply, null]),
);

test.each(waysOut)("no way out of the chat is offered: %j", (reply) =>
  expect(problemWith(reply)).not.toBeNull(),
);

test.each(noAddresses)("numbers and short forms are no addresses: %j", (reply) =>
  expect([reply, problemWith(reply)]).toEqual([reply, null]),
);

test.each([
  ["Tea<img src=x onerror=alert(1)> is nice.", "Tea is nice."],
  ["<b>Tea</b> is <i>nice</i>.", "Tea is nice."],
  ["Tea<script>alert(1)</script> is nice.", "Tea is nice."],
  ["&lt;b&gt;T&#101;a&lt;/b&gt; is nice.", "Tea is nice."],
  ["&amp;lt;b&amp;gt;Tea is nice.", "Tea is nice."],
  ["Tea<br>is nice.", "Tea is nice."],
  ["Tea is nice.<!-- hidden -->", "Tea is nice."],
  ["Tea is nice.<img src=x", "Tea is nice."],
  ["<<b>b>Tea is nice.", "Tea is nice."],
  ["I <3 tea & 2 < 3.", "I <3 tea & 2 < 3."],
  ["I ___ a student. You __ one.", "I ___ a student. You __ one."],
])("marks of HTML go: %j", (reply, text) => expect(withoutFormat(reply)).toBe(text));

test("marks of HTML hide no key", () => {
  const lesson = {
    title: "",
    difficulty: "A1",
    topic: "",
    canDo: "",
    words: [],
    grammar: { title: "", explanation: "", examples: [] },
    dialogueFlow: { steps: [] },
    quizQuestions: [
      { question: "I ___ here.", choices: [], correct: "am", acceptAlternatives: [] },
    ],
    outline: [],
  };
  for (const reply of ["<b>am</b>", "It is &#97;m.", "It is a<b></b>m.", "It is &#x61;<i>m</i>."])
    expect(guardReply(reply, { ...guard, lesson })).toEqual({ ok: false, problem: "gives-away" });
});
