import { expect, test } from "vitest";
import { emptyBoard, lay } from "../board/board";
import { generateMoves } from "../moves/generate-moves";
import { rulesetOf } from "../rules/ruleset";
import { smallLexicon } from "../testing/small-words";
import type { Position } from "./bot-move";
import { bestAfterReply } from "./look-ahead";

const { graph } = smallLexicon();
const rules = rulesetOf("CLASSIC", "STANDARD");
const board = emptyBoard(rules.layout);
/** All that is unseen is one rack, so that every rack drawn is that one. */
const position: Position = {
  rules,
  board,
  rack: "ACTEONS",
  bagSize: 1,
  unseen: "AEILRST",
  lead: 0,
};
const chance = (): number => 0.5;
const plays = generateMoves(rules, board, position.rack, graph);

const replyTo = (play: (typeof plays)[number]): number =>
  Math.max(
    0,
    ...generateMoves(rules, lay(board, play.placed, rules.layout), position.unseen, graph).map(
      ({ score }) => score,
    ),
  );

test("of plays that are worth the same, the one is chosen to which the other has least to say", () => {
  const byReply = plays.toSorted((one, other) => replyTo(other) - replyTo(one));
  const [generous, stingy] = [byReply[0]!, byReply.at(-1)!];
  expect(replyTo(stingy)).toBeLessThan(replyTo(generous));
  const weighed = [generous, stingy].map((play) => ({ play, equity: 10 }));
  expect(bestAfterReply(position, weighed, { graph, chance })?.play).toBe(stingy);
});

test("a play that is worth far less is not chosen, whatever the other has to say", () => {
  const [first, second] = plays;
  const weighed = [
    { play: first!, equity: 60 },
    { play: second!, equity: 10 },
  ];
  expect(bestAfterReply(position, weighed, { graph, chance })?.play).toBe(first);
});

test("of no plays there is no best", () => {
  expect(bestAfterReply(position, [], { graph, chance })).toBeUndefined();
});
