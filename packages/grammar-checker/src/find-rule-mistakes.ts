import { tagSentence } from "./pattern/tag-sentence";
import { overlaps, type RuleFinding } from "./rule";
import { allRules } from "./rules/all-rules";

/** A longer sentence is not looked at: nobody can say where its clauses begin. In UTF-16 units. */
const longestSentence = 600;

/**
 * What the rule bank finds in one sentence: in order, not overlapping. Of two rules that mark the
 * same words the one that stands first in the bank holds.
 */
export function findRuleMistakes(sentence: string): RuleFinding[] {
  if (sentence.length > longestSentence) return [];
  const tokens = tagSentence(sentence);
  const kept: RuleFinding[] = [];
  for (const rule of allRules)
    for (const finding of rule.find(sentence, tokens))
      if (kept.every((each) => !overlaps(each, finding))) kept.push(finding);
  return kept.toSorted((a, b) => a.start - b.start);
}
