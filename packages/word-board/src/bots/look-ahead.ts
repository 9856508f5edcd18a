import { lay } from "../board/board";
import { draw } from "../board/rack";
import type { WordGraph } from "../lexicon/word-graph";
import { generateMoves } from "../moves/generate-moves";
import { blank } from "../rules/tile-sets";
import type { Position } from "./bot-move";
import type { Weighed } from "./equity";

/** How many plays are looked at, how many points behind the best one they may be, and on how many racks. */
const most = 4;
const furthest = 12;
const racks = 6;

/**
 * The best of some plays after the other's reply: from each is taken what the other would bring at
 * most next, on average over racks drawn from what is unseen. All plays meet the same racks, so that
 * luck does not choose. They have no blanks, with which the search takes twenty times as long.
 *
 * @param weighed the best first
 */
export function bestAfterReply(
  { rules, board, unseen }: Position,
  weighed: readonly Weighed[],
  { graph, chance }: { graph: WordGraph; chance: () => number },
): Weighed | undefined {
  const [first, second] = weighed;
  if (first === undefined || second === undefined) return first;
  const near = weighed.slice(0, most).filter(({ equity }) => equity >= first.equity - furthest);
  if (near.length === 1) return first;
  const letters = unseen.replaceAll(blank, "");
  const drawn = Array.from({ length: racks }, () => draw(letters, rules.rackSize, chance).drawn);
  let best = first;
  let mostLeft = -Infinity;
  for (const candidate of near) {
    const after = lay(board, candidate.play.placed, rules.layout);
    let replies = 0;
    for (const rack of drawn) {
      let reply = 0;
      for (const { score } of generateMoves(rules, after, rack, graph)) {
        reply = Math.max(reply, score);
      }
      replies += reply;
    }
    const left = candidate.equity - replies / racks;
    if (left <= mostLeft) continue;
    mostLeft = left;
    best = candidate;
  }
  return best;
}
