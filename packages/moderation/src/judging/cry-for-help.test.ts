import { describe, expect, test } from "vitest";
import { dangerIn, helpFor } from "./cry-for-help";
import { somewhere } from "./help";

describe("somebody who may be in danger is told where help is", () => {
  test.each([
    "I want to kill myself",
    "i wanna die",
    "I don’t want to live anymore",
    "what does suicide mean",
    "thinking about self-harm",
    "my father hits me",
    "Hello, I want to end my life. What does menu mean?",
    // Found only by what a room refuses.
    "Nobody would care if I died",
  ])("%j", (message) => {
    const replies = helpFor(message, somewhere);
    expect(replies).not.toBeNull();
    for (const reply of replies ?? []) {
      expect(reply).toMatch(/trust/);
      expect(reply).toContain("findahelpline.com");
    }
  });

  test.each([
    "My phone died",
    "I want to dye my hair",
    "He beats me at chess",
    "This lesson is killing time",
    "I cut my bread",
  ])("%j is an ordinary sentence", (message) => {
    expect(helpFor(message, somewhere)).toBeNull();
  });
});

test.each([
  "Ich will mich umbringen",
  "Ich will nicht mehr leben.",
  "ich moechte reden: ich möchte sterben",
  "Je veux mourir",
  "j’ai envie de mourir",
  "Quero me matar",
  "Voglio uccidermi",
  "YA NO QUIERO VIVIR",
  "Chcę się zabić",
  "Kendimi öldürmek istiyorum",
  "Хочу умереть",
  "я хочу покончить с собой",
  "Не хочу більше жити",
  "Tôi muốn chết",
  "أريد أن أموت",
  "今天我想死了",
  "もう死にたいです",
  "죽고 싶어",
])("%j is heard, of whoever has no English for it", (text) => {
  expect(dangerIn(text)).toBe("self-harm");
});

test.each([
  "Je veux mourir de rire",
  "Quiero morir de risa",
  "我想死你了",
  "Ich will leben",
  "Je veux manger",
  "Хочу уметь говорить",
  "How do you say sterben in English?",
  "No quiero vivir en Madrid",
])("%j is no cry", (text) => {
  expect(dangerIn(text)).toBeNull();
});
