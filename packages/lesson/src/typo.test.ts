import { foldText } from "@saywell/english";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sameAnswer } from "./grading";
import { findTypo, type TypoPiece } from "./typo";

const asked = (correct: string, ...acceptAlternatives: string[]) => ({
  correct,
  acceptAlternatives,
});
const piecesOf = (right: string, answer: string) => findTypo(asked(right), answer)?.pieces ?? null;

describe("a typo is", () => {
  test.each<[string, string, string, TypoPiece[]]>([
    ["a wrong letter", "wrote", "wrute", ["wr", { wrong: "u", better: "o" }, "te"]],
    ["a letter too many", "apple", "appple", ["a", { wrong: "p", better: "" }, "pple"]],
    ["a letter too few", "relieved", "releved", ["rel", { wrong: "", better: "i" }, "eved"]],
    ["two letters exchanged", "friend", "freind", ["fr", { wrong: "ei", better: "ie" }, "nd"]],
    [
      "two of them in a long answer",
      "tomorrow",
      "tommorow",
      ["to", { wrong: "m", better: "" }, "mo", { wrong: "", better: "r" }, "row"],
    ],
    [
      "a missing mark",
      "Here you are.",
      "here you are",
      ["here you are", { wrong: "", better: "." }],
    ],
    [
      "a missing space",
      "Good morning",
      "Goodmorning",
      ["Good", { wrong: "", better: " " }, "morning"],
    ],
    ["a missing accent", "café", "cafe", ["caf", { wrong: "e", better: "é" }]],
    [
      "a whole emoji",
      "good 😀 day",
      "good 😃 day",
      ["good ", { wrong: "😃", better: "😀" }, " day"],
    ],
  ])("%s: %s, %s", (_what, right, answer, pieces) => {
    expect(piecesOf(right, answer)).toEqual(pieces);
  });

  test("shown in the learner's own writing, whose case and quotation marks do not count", () => {
    expect(piecesOf("I'm from Spain", "  i’M frm spain ")).toEqual([
      "i’M fr",
      { wrong: "", better: "o" },
      "m spain",
    ]);
  });

  test("found where letters are added between two that are exchanged", () => {
    // Three edits for a distance that never touches a pair twice, two for the one that may.
    expect(piecesOf("xxxxabc", "xxxxca")).toEqual(["xxxx", { wrong: "ca", better: "abc" }]);
  });
});

describe("nothing is a typo", () => {
  test.each([
    ["that is right", "hello", " Hello "],
    ["that is empty", "I", " "],
    ["with two edits in six characters", "banana", "bananoo"],
    ["with three edits in more", "bananas", "bonono"],
    ["that is another answer", "Yes", "No"],
    ["much shorter", "How much is it?", "How much"],
  ])("%s", (_what, right, answer) => {
    expect(findTypo(asked(right), answer)).toBeNull();
  });

  test("that is one of the alternatives", () => {
    expect(findTypo(asked("colour", "color"), "color")).toBeNull();
  });
});

test("the nearest right answer is the one that is meant, and of equals the first", () => {
  const spain = asked("I'm from Spain", "I am from Spain");
  expect(findTypo(spain, "I am form Spain")?.right).toBe("I am from Spain");
  expect(findTypo(spain, "I'm from Spane")?.right).toBe("I'm from Spain");
  expect(findTypo(asked("mat", "cat"), "bat")?.right).toBe("mat");
});

describe("whatever is typed", () => {
  const letter = fc.constantFrom(...Array.from("abcAB ’'.é"), "😀", "e\u0301");
  const text = fc.array(letter, { maxLength: 14 }).map((letters) => letters.join(""));

  test("the pieces rebuild the answer and the right answer", () => {
    fc.assert(
      fc.property(text, text, (right, answer) => {
        const typo = findTypo(asked(right), answer);
        if (typo === null) return;
        const side = (take: "wrong" | "better") =>
          typo.pieces.map((piece) => (typeof piece === "string" ? piece : piece[take])).join("");
        expect(side("wrong")).toBe(answer.normalize("NFC").trim());
        expect(foldText(side("better"))).toBe(foldText(right.normalize("NFC").trim()));
      }),
    );
  });

  test("a letter left out of a long answer is found, and pieces of a kind never follow each other", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 7, unit: "grapheme-ascii" }), fc.nat(), (right, at) => {
        fc.pre(right.trim() === right);
        const place = 1 + (at % (right.length - 2));
        const answer = right.slice(0, place) + right.slice(place + 1);
        fc.pre(!sameAnswer(right, answer));
        const typo = findTypo(asked(right), answer);
        const [mark, ...others] = typo?.pieces.filter((piece) => typeof piece === "object") ?? [];
        expect(others).toEqual([]);
        expect(mark?.wrong).toBe("");
        expect(foldText(mark?.better ?? "")).toBe(foldText(right[place]!));
        const kinds = typo?.pieces.map((piece) => typeof piece) ?? [];
        expect(kinds.every((kind, index) => kind !== kinds[index - 1])).toBe(true);
      }),
    );
  });
});
