import { expect, test } from "vitest";
import { emptyBoard } from "../board/board";
import { rulesetOf } from "../rules/ruleset";
import { smallLexicon } from "../testing/small-words";
import { analyseTurn } from "./analyse-turn";

const rules = rulesetOf("CLASSIC", "STANDARD");
const analyse = (rack: string, bagSize = 80) =>
  analyseTurn(
    { rules, board: emptyBoard(rules.layout), rack, bagSize, unseen: "", lead: 0 },
    { lexicon: smallLexicon(), level: "A1" },
  );

test("the best play is told with all words, and with those of the learner's level", () => {
  expect(analyse("QUITCAT")).toMatchObject({
    best: { word: "QUIT", score: 26 },
    bestOfLevel: { score: 10 },
  });
  expect(analyse("QUITCAT").bestOfLevel!.word).toHaveLength(3);
});

test("of plays that bring as much the best keeps the better tiles: BUT keeps an S, and BUS a T", () => {
  expect(analyse("BUSTVVV").best).toMatchObject({ word: "BUT", score: 10 });
});

test("nothing is best where there is no play", () => {
  expect(analyse("VVWWC")).toEqual({ best: null, bestOfLevel: null });
  expect(analyse("")).toEqual({ best: null, bestOfLevel: null });
});

test("what is best is plain data, with its tiles", () => {
  const { best } = analyse("BUSTVVV");
  expect(JSON.parse(JSON.stringify(best))).toEqual(best);
  expect(best!.placed).toHaveLength(3);
});
