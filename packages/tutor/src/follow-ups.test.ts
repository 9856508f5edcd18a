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

test("whoever says their name is greeted by it, and nobody by what is none", () => {
  expect(followUps("Hello, my name is ana and I like dogs")[0]).toMatch(/^Nice to meet you, Ana\./);
  expect(followUps("My name is not important").join(" ")).not.toMatch(/Nice to meet you|Hello/);
});
