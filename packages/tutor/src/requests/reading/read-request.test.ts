import { describe, expect, test } from "vitest";
import { sampleEnglish } from "../../testing/sample-english";
import { readRequest } from "./read-request";

test("what is repeated many times is read quickly", { timeout: 2000 }, () => {
  const parts = [
    "i want to ",
    "can you give me ",
    "more ",
    "please, ",
    "exercise ",
    "what is the ",
    "?",
  ];
  for (const part of parts) {
    expect(() => readRequest(part.repeat(40).slice(0, 219), sampleEnglish)).not.toThrow();
  }
});

describe("slips in the words of a request are forgiven", () => {
  test.each(["exercize please", "explane presnt perfect", "gimme an exersise", "excercise pls"])(
    "%j",
    (message) => expect(readRequest(message, sampleEnglish)).not.toBeNull(),
  );
});

test("what is to be corrected stays as it was written", () => {
  expect(readRequest("corect please: i dont like exersise", sampleEnglish)).toEqual({
    kind: "correct",
    sentence: "i dont like exersise",
  });
});

test.each(["I do exercise every day.", "My teacher gave me homework", "I have a test tomorrow"])(
  "%j only tells something",
  (message) => expect(readRequest(message, sampleEnglish)).toBeNull(),
);
