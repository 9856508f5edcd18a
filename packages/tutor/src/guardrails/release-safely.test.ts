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
