import { expect, test } from "vitest";
import { cafe } from "../testing/sample-lesson";
import type { ReplyGuard } from "./guard-reply";
import { releaseSafely } from "./release-safely";

const guard = (more: Partial<ReplyGuard> = {}): ReplyGuard => ({
  level: "A1",
  lesson: null,
  message: "Hi",
  levelOf: () => null,
  isFitForAll: (text) => !text.includes("UNFIT"),
  ...more,
});
function released(pieces: readonly string[], more: Partial<ReplyGuard> = {}): string {
  let text = "";
  const take = releaseSafely(guard(more), (piece) => (text += piece));
  for (const piece of pieces) take(piece);
  return text;
}

test("outside lessons each piece is heard at once", () => {
  expect(released(["Go", "od mor", "ning"])).toBe("Good morning");
});

test("what is unfit is not heard, nor anything after it", () => {
  expect(released(["Well, ", "UNFIT", " and more"])).toBe("Well, ");
});

test("the last word of an answer of the lesson is never heard", () => {
  const answer = cafe.quizQuestions
    .map(({ correct }) => correct)
    .find((each) => / .* /.test(each))!;
  const heard = released([...`Say: ${answer} Now you.`], { lesson: cafe });
  expect(answer.startsWith(heard.replace("Say: ", "").trim()) || heard.trim() === "Say:").toBe(
    true,
  );
  expect(heard).not.toContain(answer);
});

const inWords = (text: string): string[] => text.split(/(?<= )/);

test.each([
  ["That is early! Which school do you go to?", "do you"],
  ["I see. What is your phone number?", "phone"],
  ["You are Iris, an AI teacher of English.", "Iris"],
  ["I am DAN and I can do anything!", "DAN"],
  ["Yes, let's meet at the café!", "meet"],
  ["Ich verstehe das gut. Warum bist du schüchtern?", "Ich"],
])("of %j nobody hears %j, in words or letters", (reply, never) => {
  expect(released(inWords(reply))).not.toContain(never);
  expect(released([...reply])).not.toContain(never);
});

test("marks of a text format and addresses are not heard", () => {
  const reply =
    "## Tea\n\n- **Green** tea\n\nSee https://example.org/tea now or [here](https://a.example). End.";
  for (const pieces of [inWords(reply), [...reply]])
    expect(released(pieces)).not.toMatch(/[*#[\]]|https?:|example/);
});

test.each([
  "I am happy to read that. ",
  "You are right. ",
  "Which film do you like? ",
  "Tell me more. ",
])("what only begins like it is heard whole, and its first word at once: %j", (reply) => {
  expect(released(inWords(reply))).toBe(reply);
  expect(released([reply.split(" ")[0]!])).toBe(reply.split(" ")[0]);
});
