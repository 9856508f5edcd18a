import type { CefrLevel } from "@saywell/cefr";
import { takeFrom } from "../board/rack";
import { sortTiles, tilesLaid } from "../board/tile-worth";
import type { Position } from "../bots/bot-move";
import { leaveWorth } from "../bots/leave-value";
import type { Lexicon } from "../lexicon/lexicon";
import type { WordGraph } from "../lexicon/word-graph";
import { findPlays, type FoundPlay } from "../moves/find-plays";

/** A play that could have been made. Plain data, unlike what is found. */
export type PossiblePlay = FoundPlay;

/** What a turn could have been. */
export interface TurnAnalysis {
  /** The play that brings most, with all words; null where there was none. */
  best: PossiblePlay | null;
  /** The same with words of the learner's level and below. */
  bestOfLevel: PossiblePlay | null;
}

/**
 * What a turn could have been. What brings most need not be what wins the game: what is kept is weighed
 * only between plays of as many points.
 */
export const analyseTurn = (
  position: Position,
  { lexicon, level }: { lexicon: Lexicon; level: CefrLevel },
): TurnAnalysis => ({
  best: bestPlay(position, lexicon.graph),
  bestOfLevel: bestPlay(position, lexicon.upTo(level)),
});

function bestPlay(position: Position, graph: WordGraph): PossiblePlay | null {
  const { rules, board, rack } = position;
  const plays = findPlays(rules, board, rack, graph);
  const most = plays.reduce((highest, { score }) => Math.max(highest, score), 0);
  const worth = leaveWorth(position);
  let best: { play: FoundPlay; kept: number } | null = null;
  for (const play of plays) {
    if (play.score < most) continue;
    const kept = worth(sortTiles(takeFrom(rack, tilesLaid(play.placed))!));
    if (best === null || kept > best.kept) best = { play, kept };
  }
  return best && { word: best.play.word, score: best.play.score, placed: best.play.placed };
}
