import { describe, expect, test } from "vitest";
import { fold } from "../text/fold";
import { dangersByForm } from "./find-frames";

const dangers = (text: string) => [...dangersByForm(fold(text).text)];

describe("who does what to whom is heard in whatever English", () => {
  test.each([
    ["self-harm", "If I disappear nobody notice"],
    ["self-harm", "I hide my arms because there are many cuts"],
    ["self-harm", "my sister dont eat, she is only bones, i am scared"],
    ["danger", "i am affraid when my dad come home"],
    ["danger", "They've been making my life hell since I moved to this school."],
    ["danger", "i send him a photo and now he want money"],
    ["danger", "I eat only at school because at home is no food"],
    ["danger", "a man is following me now what do i do"],
    ["danger", "my mom is on the floor and she dont move"],
  ])("%s: %j", (danger, text) => {
    expect(dangers(text)).toContain(danger);
  });

  test("in two sentences beside each other", () => {
    expect(dangers("i did it again. the knife. my leg")).toContain("self-harm");
  });

  test("with a slip of the pen in its chief word", () => {
    expect(dangers("i want escape from my husbend")).toContain("danger");
  });

  test("where several signs stand together, though none says enough alone", () => {
    expect(dangers("I'm hiding, he has a knife, please")).toContain("danger");
  });
});

test.each([
  "I have no food at home, I must go shopping",
  "He says he will send me the photos of the party",
  "My brother beat me at chess again",
  "I never want to go back to that hotel",
  "We play hide and seek and he is behind the door",
  "In the film the man hides with a knife and hits me with fear",
  "My boyfriend is 25 and I am 24",
  "We had fish, and he told me about his final exam",
])("%j is no cry, though it has its words", (text) => {
  expect(dangers(text)).toEqual([]);
});
