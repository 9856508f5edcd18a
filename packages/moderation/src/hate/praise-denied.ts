import { predicates as said, grammar } from "../lists/hate";
import type { Mention } from "./mentions";
import type { Badness } from "./said-of-group";
import type { Sentence } from "./tokens";
import { wordAt, wordsFrom } from "./word-groups";

const doubts =
  /(?:^| )(?:(?:i|we) (?:(?:really|just|honestly) )?(?:do|can|could|would|will) (?:not|never) (?:really )?(?:think|believe|feel)|(?:i|we) (?:(?:really|highly|seriously) )?doubt)(?: that| if| whether)?$/;
const LONGEST_DOUBT = 8;

/**
 * "I don't think that women are clever": where the writer's own doubt of what follows begins, which
 * turns it round like a "not" of its own; null where there is none.
 */
export function doubtedFrom(sentence: Sentence, mention: Mention): number | null {
  const many = Math.min(LONGEST_DOUBT, mention.start);
  const found = doubts.exec(wordsFrom(sentence, mention.start - many, many));
  return found === null ? null : mention.start - found[0].trim().split(" ").length;
}

/** "There is no such thing as a good Jew", "the only good Jew is a dead Jew". */
export function praiseDenied(sentence: Sentence, { from, to }: Mention): Badness {
  if (!said.mildWorth.has(wordAt(sentence, from - 1))) return 0;
  const rest = wordsFrom(sentence, to, 3);
  if (/^(?:is|are)(?: a)? dead/.test(rest)) return 3;
  const before = wordsFrom(sentence, Math.max(0, from - 9), Math.min(9, from) - 1);
  const isNone = /there (?:is|are|was|were) (?:no|not a single)(?: such thing as an?)?$/.test(
    before,
  );
  return isNone && (rest === "" || grammar.counts.has(rest)) ? 3 : 0;
}
