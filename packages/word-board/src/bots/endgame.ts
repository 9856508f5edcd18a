import { lay } from "../board/board";
import type { Tiles } from "../board/rack";
import type { WordGraph } from "../lexicon/word-graph";
import type { Position } from "./bot-move";
import { bestOf, keptAfter, playsOf, type PossiblePlay } from "./plays";
import { worthOf } from "../board/tile-worth";

/** Turns that are played out: with more than this nobody lays tiles that they have. */
const longest = 6;

/**
 * By how many points a play gains on the other, if both then play for most points to the end. For two
 * players and an empty bag: all unseen tiles are the other's.
 */
export function playOut(position: Position, first: PossiblePlay, graph: WordGraph): number {
  const { rules } = position;
  let board = lay(position.board, first.placed, rules.layout);
  let racks: [Tiles, Tiles] = [keptAfter(position.rack, first.placed), position.unseen];
  let gained = first.score;
  /** 1 while the one whose play it is gains, -1 while the other does. */
  let sign = 1;
  let isStuck = false;
  for (let turn = 0; turn < longest; turn++) {
    // Whoever goes out has what the other's tiles are worth, and the other loses it.
    if (racks[0] === "") return gained + sign * 2 * worthOf(racks[1], rules.tiles);
    racks = [racks[1], racks[0]];
    sign = -sign;
    const [rack, others] = racks;
    const outBonus = 2 * worthOf(others, rules.tiles);
    const play = bestOf(playsOf({ rules, board, rack }, graph), ({ score, placed }) =>
      placed.length === rack.length ? score + outBonus : score,
    );
    if (play === undefined) {
      if (isStuck) break;
      isStuck = true;
      continue;
    }
    isStuck = false;
    gained += sign * play.score;
    board = lay(board, play.placed, rules.layout);
    racks = [keptAfter(rack, play.placed), others];
  }
  if (racks[0] === "") return gained + sign * 2 * worthOf(racks[1], rules.tiles);
  return gained + sign * (worthOf(racks[1], rules.tiles) - worthOf(racks[0], rules.tiles));
}
