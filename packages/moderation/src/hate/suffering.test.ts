import { describe, expect, test } from "vitest";
import { judgeMessage } from "../judging/judge";
import { lookAtHate } from "../judging/second-opinion";
import { tellsOfSuffering } from "./suffering";

const judged = (text: string) =>
  judgeMessage(text, {
    author: { ageBand: "UNDER_13" },
    audienceHasMinors: true,
    recent: [],
    now: 0,
  });

describe("who tells what people suffer is left alone, whatever the classifier thinks", () => {
  test.each([
    "Immigrants suffer from discrimination",
    "Black people often face racism at work",
    "Jews were persecuted in the Second World War",
    "Women are paid less than men",
    "Refugees fled from the war",
    "Muslim women are attacked because of their headscarf",
    "Roma children are bullied at school",
    "There is a lot of violence against women",
    "Immigrants have problems to find a flat because of prejudice",
    "They called me a monkey because I am black",
    "My friend was beaten because he is gay",
  ])("%s", (text) => {
    expect(judged(text).action).toBe("allow");
    expect(tellsOfSuffering(text)).toBe(true);
    expect(lookAtHate(1, { text, minorsRead: true })).toBeNull();
  });
});

test("racism against a group is the subject, not the group", () => {
  expect(judged("Racism against black people is a big problem").action).toBe("allow");
});

test.each([
  "Immigrants suffer and they deserve it",
  "Immigrants suffer because they are stupid rats",
  "Jews suffered? Haha good",
  "Gays suffer from a sick brain",
  "Refugees fled because they are cowards, they are parasites",
  "Women are hated because they are stupid",
  "Immigrants suffer from discrimination. Those rats!",
  "I suffer from a cold",
])("%s: no telling of what people suffer", (text) => {
  expect(tellsOfSuffering(text)).toBe(false);
});
