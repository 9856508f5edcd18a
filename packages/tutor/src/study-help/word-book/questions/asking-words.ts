import type { Place } from "../look-up";

/** Words that a question is asked with: what is left of it is what it is about. */
export const askingWords = new Set(
  `what which how when where why who whats is are do does did can could should would will must may might a an the
  of for to in with on after before about and or i we you me my your us it its this that these those one people they
  he she somebody someone say says said mean means meaning meant use used using go goes come comes put take takes get give
  need know tell explain define understand find want like please word words verb verbs noun nouns adjective adjectives adverb adverbs
  preposition prepositions idiom idioms expression expressions phrase phrases phrasal sentence english british
  correct right wrong better best good more less very other another some any example examples list common typical
  formal informal formally informally polite politely slang casual friendly colloquial official academic way ways
  not no dont don't doesn't isn't there if as be am so well then than right just only really exactly idea have has
  follow follows following followed stand stands behind next always collocation collocations collocate collocates exist
  term language synonym synonyms equivalent version alternative instead text email letter essay writing speaking
  write speak call called express sound sounds native speakers help look between difference
  ask asking sometimes heard hear read saw film movie song book teacher yesterday today when iris`
    .trim()
    .split(/\s+/),
);

export const leftOver = (said: readonly string[], { from, to }: Place): readonly string[] =>
  said.filter((word, at) => (at < from || at >= to) && !askingWords.has(word));

/** The words of a question that are not asked with, the last first; then those that may be asked with too. */
export function wanted(said: readonly string[]): readonly string[] {
  const named = said.filter((word) => !askingWords.has(word)).toReversed();
  const others = said
    .filter(
      (word) =>
        askingWords.has(word) &&
        /^(?:good|bad|right|wrong|like|look|listen|write|speak|call|use|used|need|know|tell|explain|example|idea|difference|find|help|hear|read|want|say|better|essay|email|letter|call)$/.test(
          word,
        ),
    )
    .toReversed();
  return [...named, ...others];
}
