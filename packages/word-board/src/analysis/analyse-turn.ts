import type { CefrLevel } from "@saywell/cefr";
import type { Placement } from "../board/board";
import { judgePlay } from "../board/play";
import type { Move, Position } from "../bots/bot-move";
import { bestExchange, weighPlays } from "../bots/equity";
import { bestOf, playsOf, type PossiblePlay } from "../bots/plays";
import { writePosition, writtenPlay } from "../gcg/position";
import type { Lexicon } from "../lexicon/lexicon";

/** A play as it is shown after a game: "QUIET for 42 at 8D". */
export interface ShownPlay {
  /** Its main word, in capital letters. */
  word: string;
  score: number;
  /** Where it begins: `8D` across, `D8` down. */
  at: string;
  placed: readonly Placement[];
}

/** What somebody could have done in a turn. A play is null where there was none. */
export interface TurnAnalysis {
  /** What the move brought. */
  score: number;
  /** The play with most points. */
  mostPoints: ShownPlay | null;
  /** The play that is best with what the tiles that it keeps will bring. */
  best: ShownPlay | null;
  /** Whether to exchange tiles would have been better than any play. */
  wasExchangeBetter: boolean;
  /** The play with most points of the words of the learner's level. */
  bestKnown: ShownPlay | null;
  /** By how many points the move brought less than the play with most. Never under 0. */
  pointsLost: number;
  /** The same against the play with most points of the words of the learner's level. */
  knownPointsLost: number;
}

/**
 * Holds a move against what there was, all words and those that the learner may know.
 *
 * @param position before the move
 * @param level the learner's
 */
export function analyseTurn(
  position: Position,
  played: Move,
  { lexicon, level }: { lexicon: Lexicon; level: CefrLevel },
): TurnAnalysis {
  const judged = played.kind === "play" && judgePlay(position.rules, position.board, played.placed);
  const score = judged !== false && judged.ok ? judged.play.score : 0;
  const plays = playsOf(position, lexicon.graph);
  const weighed = position.rules.isCrossword ? weighPlays(position, plays, lexicon.graph)[0] : null;
  const mostPoints = highest(plays);
  const bestKnown = highest(playsOf(position, lexicon.upTo(level)));
  const shown = (play: PossiblePlay | undefined): ShownPlay | null =>
    play === undefined ? null : showPlay(position, play);
  const exchange = bestExchange(position);
  return {
    score,
    mostPoints: shown(mostPoints),
    best: shown(weighed?.play ?? mostPoints),
    wasExchangeBetter:
      exchange !== null && exchange.equity > (weighed?.equity ?? mostPoints?.score ?? -Infinity),
    bestKnown: shown(bestKnown),
    pointsLost: Math.max(0, (mostPoints?.score ?? 0) - score),
    knownPointsLost: Math.max(0, (bestKnown?.score ?? 0) - score),
  };
}

const highest = (plays: readonly PossiblePlay[]): PossiblePlay | undefined =>
  bestOf(plays, ({ score }) => score);

/** Without crosswords a word is where its own tiles are, whatever lies beside them. */
function showPlay({ rules, board }: Position, { word, score, placed }: PossiblePlay): ShownPlay {
  const [first, second] = placed;
  const at = rules.isCrossword
    ? writtenPlay(board, placed, rules.layout)
    : { ...first!, isDown: second !== undefined && second.col === first!.col };
  return { word, score, at: writePosition(at), placed };
}
