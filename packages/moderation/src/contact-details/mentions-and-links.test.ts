import { describe, expect, test } from "vitest";
import { judgeMessage } from "../judging/judge";
import type { MessageContext } from "../judging/verdict";

const among = (namesInRoom?: readonly string[]): MessageContext => ({
  author: { ageBand: "AGE_13_TO_17" },
  audienceHasMinors: true,
  namesInRoom,
  recent: [],
  now: 0,
});

describe("a mention", () => {
  const names = ["Ana", "Ben Carter", "Zoë", "mia_05"];
  test.each([
    "Hi @Ana",
    "@ana, come",
    "@Ben well done",
    "@BenCarter yes",
    "@Zoë hello",
    "@mia_05 hi",
    "@everyone hello",
  ])("of somebody in the room stays: %s", (text) =>
    expect(judgeMessage(text, among(names)).content).toBe(text),
  );

  test.each([
    ["Hi @stranger", "Hi ***"],
    ["@coolboy come", "*** come"],
    ["@ana on insta", "*** on insta"],
  ])("of nobody in the room is a handle: %s → %s", (text, content) =>
    expect(judgeMessage(text, among(names)).content).toBe(content),
  );

  test("stays while nobody knows who is in the room, unless another platform is named", () => {
    expect(judgeMessage("Hi @stranger", among()).action).toBe("allow");
    expect(judgeMessage("Hi @stranger, do you have snapchat", among()).content).toContain("***");
  });
});

describe("an address in the web", () => {
  test.each([
    "example.com",
    "www.bad.example.org/win",
    "https://evil.ru/x",
    "freegames dot com",
    "freegames[.]com",
    "coolboy.xyz",
    "bbc.com.evil.ru",
    "visit coolboy.live",
  ])("of an unknown place is hidden: %s", (text) =>
    expect(judgeMessage(text, among()).content).not.toContain(text.split(" ").at(-1)),
  );

  test.each([
    "https://en.wikipedia.org/wiki/Essex",
    "dictionary.cambridge.org",
    "www.youtube.com/watch?v=1",
    "essay.doc",
    "e.g. this",
    "3.30pm",
    "1.5",
    "I am late.So sorry",
    "I go to school.My sister too",
  ])("of a place to learn, or what is none, stays: %s", (text) =>
    expect(judgeMessage(text, among()).action).toBe("allow"),
  );

  test("stays among adults", () => {
    const adults: MessageContext = {
      ...among(),
      author: { ageBand: "ADULT" },
      audienceHasMinors: false,
    };
    expect(judgeMessage("see example.com and ask @stranger", adults).action).toBe("allow");
  });
});
