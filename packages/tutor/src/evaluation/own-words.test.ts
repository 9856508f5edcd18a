import { expect, test } from "vitest";
import { ownWords } from "./own-words";

test.each([
  [
    "Exercise on “Can and can't” 1 of 6:\nMy brother can ___ fast.\na) to run\nb) run",
    "Exercise on “Can and can't” 1 of 6.",
  ],
  [
    "“Asking the way”: useful phrases.\n• “Where is it?” – to ask for a place\nSay “more”.",
    "“Asking the way”: useful phrases. Say “more”.",
  ],
  [
    "It is a form.\n\nI / he / she\n+ I am / She is\n? Am I? / Is she?\nSay “exercise” for more.",
    "It is a form. Say “exercise” for more.",
  ],
  [
    "“fed up” (phrase) means: angry because of something that has gone on too long. Is that clear?",
    "“fed up” (phrase) means. Is that clear?",
  ],
])("of %j Iris says herself: %j", (reply, own) => {
  expect(ownWords(reply)).toBe(own);
});

test("talk is left as it is, however long", () => {
  const reply = "I am a program, so I have no life that I could tell you about, but I like to ask.";
  expect(ownWords(reply)).toBe(reply);
});
