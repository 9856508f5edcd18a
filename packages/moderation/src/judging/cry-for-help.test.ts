import { describe, expect, test } from "vitest";
import { helpFor } from "./cry-for-help";
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
