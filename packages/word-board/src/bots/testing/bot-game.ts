import type { CefrLevel } from "@saywell/cefr";
import { emptyBoard, lay } from "../../board/board";
import { judgePlay } from "../../board/play";
import { draw, takeFrom, type Tiles } from "../../board/rack";
import { sortTiles, tilesLaid, worthOf } from "../../board/tile-worth";
import type { Lexicon } from "../../lexicon/lexicon";
import type { Ruleset } from "../../rules/ruleset";
import { allTiles } from "../../rules/tile-sets";
import type { WordBotId } from "../../word-board-facts";
import type { Move, Position } from "../bot-move";
import { chooseMove } from "../choose-move";

interface BotGame {
  rules: Ruleset;
  lexicon: Lexicon;
  level: CefrLevel;
  chance: () => number;
  /** Sees each choice before it is done. */
  look?: (position: Position, bot: WordBotId, move: Move) => void;
}

/** The points of two bots at the end of a game; the first begins. */
export function playBotGame(
  bots: readonly [WordBotId, WordBotId],
  { rules, lexicon, level, chance, look }: BotGame,
): [number, number] {
  let bag = allTiles(rules.tiles);
  let board = emptyBoard(rules.layout);
  const racks: [Tiles, Tiles] = ["", ""];
  const scores: [number, number] = [0, 0];
  const refill = (side: 0 | 1): void => {
    const { drawn, rest } = draw(bag, rules.rackSize - racks[side].length, chance);
    racks[side] += drawn;
    bag = rest;
  };
  refill(0);
  refill(1);
  let side: 0 | 1 = 0;
  for (let scoreless = 0; scoreless < 6; side = side === 0 ? 1 : 0) {
    const other = side === 0 ? 1 : 0;
    const position = {
      rules,
      board,
      rack: racks[side],
      bagSize: bag.length,
      unseen: sortTiles(bag + racks[other]),
      lead: scores[side] - scores[other],
    };
    const move = chooseMove(position, bots[side], { lexicon, company: { level }, chance });
    look?.(position, bots[side], move);
    scoreless++;
    if (move.kind === "play") {
      const judged = judgePlay(rules, board, move.placed);
      if (!judged.ok) throw new Error(`${bots[side]} has laid tiles wrongly: ${judged.fault}`);
      if (judged.play.score > 0) scoreless = 0;
      scores[side] += judged.play.score;
      board = lay(board, move.placed, rules.layout);
      racks[side] = takeFrom(racks[side], tilesLaid(move.placed))!;
      refill(side);
      if (racks[side] === "") {
        const left = worthOf(racks[other], rules.tiles);
        scores[side] += left;
        scores[other] -= left;
        return scores;
      }
    } else if (move.kind === "exchange") {
      const { drawn, rest } = draw(bag, move.tiles.length, chance);
      racks[side] = takeFrom(racks[side], move.tiles)! + drawn;
      bag = rest + move.tiles;
    }
  }
  for (const each of [0, 1] as const) scores[each] -= worthOf(racks[each], rules.tiles);
  return scores;
}
