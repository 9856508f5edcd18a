import { loadContent, type QuizCategory } from "@saywell/content/answers";
import { roomCategories } from "@saywell/contract";
import { judgeMessage } from "@saywell/moderation";
import { describe, expect, test } from "vitest";

const { quiz } = loadContent();

describe.each(roomCategories)("the questions of %s", (category: QuizCategory) => {
  test("say nothing that moderation would keep from a room with children", () => {
    for (const { question, answer, wrong, explanation, ...own } of quiz.questions) {
      if (own.category !== category) continue;
      for (const text of [question, answer, ...wrong, explanation]) {
        const verdict = judgeMessage(text, {
          author: { ageBand: "ADULT" },
          audienceHasMinors: true,
          recent: [],
          now: 0,
        });
        expect(verdict, `${own.id}: ${text}`).toMatchObject({ action: "allow" });
      }
    }
  });
});
