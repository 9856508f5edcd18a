import { type Board, emptyBoard, lay, type Placement, signOf, tileOf } from "../../board/board";
import { judgePlay } from "../../board/play";
import { draw, takeFrom, type Tiles } from "../../board/rack";
import type { Ruleset } from "../../rules/ruleset";
import { allTiles } from "../../rules/tile-sets";
import { wordBoardRules } from "../../word-board-facts";
import type { Move, Position } from "../bot-move";
import { worthOf } from "../../board/tile-worth";

/** One turn of a game that was played to be looked at. */
export interface PlayedTurn {
  /** A place among the players. */
  by: number;
  position: Position;
  move: Move;
  score: number;
}

/** The tiles that a play takes from a rack. */
export const tilesOf = (placed: readonly Placement[]): Tiles =>
  placed.map((each) => tileOf(signOf(each))).join("");

/**
 * A game of two from its first turn to its end, without clocks and challenges.
 *
 * @param choose what each of the two does; the first begins
 * @param seen told of each turn
 * @returns the points of both in the end
 */
export function playGame(
  rules: Ruleset,
  {
    choose,
    chance,
    seen,
  }: {
    choose: readonly [(position: Position) => Move, (position: Position) => Move];
    chance: () => number;
    seen?: (turn: PlayedTurn) => void;
  },
): [number, number] {
  let bag = allTiles(rules.tiles);
  const racks: [Tiles, Tiles] = ["", ""];
  const scores: [number, number] = [0, 0];
  const refill = (by: 0 | 1) => {
    const { drawn, rest } = draw(bag, rules.rackSize - racks[by].length, chance);
    racks[by] += drawn;
    bag = rest;
  };
  refill(0);
  refill(1);
  let board: Board = emptyBoard(rules.layout);
  let scoreless = 0;
  for (let turn = 0; ; turn++) {
    const by = (turn % 2) as 0 | 1;
    const other = (1 - by) as 0 | 1;
    const position: Position = {
      rules,
      board,
      rack: racks[by],
      bagSize: bag.length,
      unseen: Array.from(bag + racks[other])
        .toSorted()
        .join(""),
      lead: scores[by] - scores[other],
    };
    const move = choose[by](position);
    const score = move.kind === "play" ? scoreOf(position, move.placed) : 0;
    seen?.({ by, position, move, score });
    scores[by] += score;
    scoreless = score === 0 ? scoreless + 1 : 0;
    if (move.kind === "play") {
      board = lay(board, move.placed, rules.layout);
      racks[by] = without(racks[by], tilesOf(move.placed));
      refill(by);
      if (racks[by] === "" && bag === "") {
        const left = worthOf(racks[other], rules.tiles);
        scores[by] += left;
        scores[other] -= left;
        return scores;
      }
    } else if (move.kind === "exchange") {
      if (bag.length < rules.exchangeNeeds) throw new Error("The bag is too small to exchange.");
      racks[by] = without(racks[by], move.tiles);
      refill(by);
      bag += move.tiles;
    }
    if (scoreless < wordBoardRules.scorelessTurns) continue;
    scores[0] -= worthOf(racks[0], rules.tiles);
    scores[1] -= worthOf(racks[1], rules.tiles);
    return scores;
  }
}

function scoreOf({ rules, board }: Position, placed: readonly Placement[]): number {
  const judged = judgePlay(rules, board, placed);
  if (!judged.ok) throw new Error(`A play is against the rules: ${judged.fault}.`);
  return judged.play.score;
}

function without(rack: Tiles, taken: Tiles): Tiles {
  const rest = takeFrom(rack, taken);
  if (rest === null) throw new Error(`${taken} is not on the rack ${rack}.`);
  return rest;
}
