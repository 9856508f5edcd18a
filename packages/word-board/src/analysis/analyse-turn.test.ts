import { expect, test } from "vitest";
import { emptyBoard } from "../board/board";
import type { Move, Position } from "../bots/bot-move";
import { generateMoves } from "../moves/generate-moves";
import { rulesetOf } from "../rules/ruleset";
import { smallLexicon } from "../testing/small-words";
import { analyseTurn } from "./analyse-turn";

const lexicon = smallLexicon();
const rules = rulesetOf("CLASSIC", "STANDARD");
const position: Position = {
  rules,
  board: emptyBoard(rules.layout),
  rack: "QUIETNX",
  bagSize: 86,
  unseen: "",
  lead: 0,
};
const pass: Move = { kind: "pass" };
const atA1 = { lexicon, level: "A1" } as const;

test("the best plays of a position are shown, of all words and of those that the learner knows", () => {
  const found = analyseTurn(position, pass, atA1);
  const scores = generateMoves(rules, position.board, position.rack, lexicon.graph).map(
    ({ score }) => score,
  );
  expect(found.mostPoints).toMatchObject({ word: "QUIET", score: Math.max(...scores) });
  expect(found.mostPoints?.at).toMatch(/^8[A-O]$|^H\d+$/);
  expect(found.bestKnown?.word).toHaveLength(3);
});

test("a turn without a play loses what the best brings", () => {
  const found = analyseTurn(position, pass, atA1);
  expect(found).toMatchObject({
    score: 0,
    pointsLost: found.mostPoints!.score,
    knownPointsLost: found.bestKnown!.score,
  });
});

test("the best play loses nothing, and beats the learner's words without a negative loss", () => {
  const { mostPoints } = analyseTurn(position, pass, atA1);
  const played: Move = { kind: "play", placed: mostPoints!.placed };
  expect(analyseTurn(position, played, atA1)).toMatchObject({
    score: mostPoints!.score,
    pointsLost: 0,
    knownPointsLost: 0,
  });
});

test("where there is no play, none is shown and nothing is lost", () => {
  expect(analyseTurn({ ...position, rack: "VVVVVVV" }, pass, atA1)).toMatchObject({
    mostPoints: null,
    best: null,
    bestKnown: null,
    pointsLost: 0,
    wasExchangeBetter: true,
  });
});

test("by Starter rules a word is shown where its own tiles lie", () => {
  const starter = rulesetOf("STARTER", "SMALL");
  const found = analyseTurn(
    { ...position, rules: starter, board: emptyBoard(starter.layout) },
    pass,
    atA1,
  );
  expect(found.mostPoints).toMatchObject({ word: "QUIET" });
  expect(found.mostPoints?.at).toMatch(/^(\d+[A-K]|[A-K]\d+)$/);
});
