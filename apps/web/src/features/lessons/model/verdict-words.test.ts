import { describe, expect, it } from "vitest";
import { inOneLine, saidByVerdict } from "./verdict-words";

const scripted = { reaction: "Thank you.", hint: 'Begin with "I have".' };

describe("to an answer that is", () => {
  it.each([
    ["not judged", null, null, "Thank you."],
    ["right", "right", null, "Thank you."],
    ["nearly right", "nearly", "nearly", "Thank you."],
    ["off the point", "off-the-point", null, 'That was about something else. Begin with "I have".'],
    ["too short", "too-short", null, "That was short: a whole sentence tells more."],
  ] as const)("%s Iris says what fits", (_what, verdict, mark, line) => {
    const said = saidByVerdict(verdict, scripted);
    expect([said.mark, inOneLine(said)]).toEqual([mark, line]);
  });
});

it("off the point, at a step without a hint, nothing more is said", () => {
  const said = saidByVerdict("off-the-point", { ...scripted, hint: null });
  expect(inOneLine(said)).toBe("That was about something else.");
});

it.each(["right", "nearly", "off-the-point", "too-short"] as const)(
  "who may be in danger hears no verdict, whatever it is: %s",
  (verdict) => {
    const said = saidByVerdict(verdict, { ...scripted, reaction: null });
    expect([said.mark, inOneLine(said)]).toEqual([null, null]);
  },
);
