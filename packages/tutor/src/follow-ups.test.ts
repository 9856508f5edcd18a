import { expect, test } from "vitest";
import { followUps } from "./follow-ups";

test.each(["I don't like Ana's tea", "I don’t like  Ana’s tea", "I donʼt like\nAnaʼs tea"])(
  "%j is understood whatever its apostrophes and spaces, and said back with its capitals",
  (sentence) => {
    expect(followUps(sentence)).toEqual([
      "Why do you not like Ana's tea?",
      "What do you like better than Ana's tea?",
    ]);
  },
);
