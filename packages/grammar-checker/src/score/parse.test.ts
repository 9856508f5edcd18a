import { expect, test } from "vitest";
import type { LabelledSentence } from "./labelled-sentence";
import { parseEdits } from "./parse-edits";
import { parseM2 } from "./parse-m2";
import { parseTsv, writeTsv } from "./parse-tsv";
import { splitTokens } from "./split-tokens";

/** The tokens with those that are wrong in brackets. */
const shown = ({ tokens, wrong }: LabelledSentence): string =>
  tokens.map((token, index) => (wrong[index] === true ? `[${token}]` : token)).join(" ");

test.each([
  ["a changed token", ["A 1 2|||R:VERB|||went|||REQUIRED|||-NONE-|||0"], "I [go] home ."],
  ["several tokens", ["A 0 2|||R:WO|||Went I|||REQUIRED|||-NONE-|||0"], "[I] [go] home ."],
  ["a gap, at what follows", ["A 2 2|||M:ADV|||back|||REQUIRED|||-NONE-|||0"], "I go [home] ."],
  ["a gap at the end, at the last", ["A 4 4|||M:X|||!|||REQUIRED|||-NONE-|||0"], "I go home [.]"],
  ["nothing, by noop", ["A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0"], "I go home ."],
  ["nothing, where nobody found any", [], "I go home ."],
  [
    "only what annotator 0 found",
    ["A 0 1|||X|||x|||REQUIRED|||-NONE-|||1", "A 1 2|||X|||x|||REQUIRED|||-NONE-|||0"],
    "I [go] home .",
  ],
  [
    "what the first annotator found where there is no 0",
    ["A 0 1|||X|||x|||REQUIRED|||-NONE-|||2", "A 1 2|||X|||x|||REQUIRED|||-NONE-|||3"],
    "[I] go home .",
  ],
])("M2 marks %s", (_, edits, expected) => {
  expect(parseM2(["S I go home .", ...edits, "", ""].join("\n")).map(shown)).toEqual([expected]);
});

test("M2 keeps sentences apart, also with the line ends of Windows", () => {
  const file = "S Hi !\r\nA 0 1|||X|||Hey|||REQUIRED|||-NONE-|||0\r\n\r\nS Bye !\r\n";
  expect(parseM2(file).map(shown)).toEqual(["[Hi] !", "Bye !"]);
});

test("M2 with an edit outside the sentence is refused", () => {
  expect(() => parseM2("S Hi !\nA 2 4|||X|||x|||REQUIRED|||-NONE-|||0")).toThrow("2 to 4");
});

test("a table of tokens is read and written alike", () => {
  const file = "I\tc\ngoes\ti\n.\tc\n\nBye\tc\n";
  expect(parseTsv(file).map(shown)).toEqual(["I [goes] .", "Bye"]);
  expect(writeTsv(parseTsv(file))).toBe(file);
});

test("a table without labels is refused", () => {
  expect(() => parseTsv("I\ngo\tc")).toThrow("“I”");
});

test.each([
  ["I {go|went} home.", "I go home.", "I went home.", "I [go] home ."],
  ["go to {|the }market", "go to market", "go to the market", "go to [market]"],
  ["go {to |}home", "go to home", "go home", "go [to] home"],
  ["I am here{|.}", "I am here", "I am here.", "I am [here]"],
  ["Yes{|,} I am.", "Yes I am.", "Yes, I am.", "Yes [I] am ."],
  ["I know{,|} that.", "I know, that.", "I know that.", "I know [,] that ."],
  [
    "What {you are|are you} doing?",
    "What you are doing?",
    "What are you doing?",
    "What [you] [are] doing ?",
  ],
  ["All right.", "All right.", "All right.", "All right ."],
])("edits in braces: %s", (line, text, rightText, labelled) => {
  const [sentence] = parseEdits(line);
  expect(sentence?.text).toBe(text);
  expect(sentence?.rightText).toBe(rightText);
  expect(sentence && shown(sentence)).toBe(labelled);
});

test("comments and empty lines are no sentences", () => {
  expect(parseEdits("# A1, chat\n\nHi {ther|there}\n").map(shown)).toEqual(["Hi [ther]"]);
});

test.each(["I {go home.", "I go} home.", "I {go} home.", "I {go|go} home.", "I {a|b|c} home."])(
  "edits that cannot be read are refused: %s",
  (line) => {
    expect(() => parseEdits(line)).toThrow();
  },
);

test.each([
  ["I don’t know, it's 9:30!", "I|don’t|know|,|it's|9:30|!"],
  ["a well-known T-shirt (new)", "a|well|-|known|T|-|shirt|(|new|)"],
  ["Mr. Sato paid £3.50 at 5 p.m. :)", "Mr.|Sato|paid|£|3.50|at|5|p.m.|:)"],
  ["the students' room... my 21st, “wow”", "the|students'|room|...|my|21st|,|“|wow|”"],
  ["write to ana@example.org or www.example.org.", "write|to|ana@example.org|or|www.example.org|."],
  ["café 100% dont", "café|100|%|dont"],
])("the tokens of %s", (text, expected) => {
  const tokens = splitTokens(text);
  expect(tokens.map(({ token }) => token).join("|")).toBe(expected);
  for (const { token, start, end } of tokens) expect(text.slice(start, end)).toBe(token);
});
