import { wordsOf } from "../../text";
import type { GrammarTopic } from "../../english-questions/types";

/** Small words of which somebody asks when or how to use them, by the grammar that tells it. */
const lines = `
  question-forms: do, does, did, do and does, do does did, do does, auxiliary do
  verb-be: am, is, are, am is are, be
  past-simple: was, were, was and were
  present-perfect: have been, has been, ever, have done, has done
  past-perfect: had, had been, had done, had had
  future-continuous-and-perfect: will have, will be doing, will be, by the time
  second-conditional: if i were, were to
  third-conditional: would have, would have done
  have-got: have, has, have and has, got
  will-and-going-to: going to, be going to, shall, will be, gonna
  modal-verbs: might, may, may and might, could, need
  must-and-have-to: must, have to, has to, need to, mustn't, needn't, don't have to
  should: should, ought, ought to
  articles: the, a, an, a the, a an the, a and an, the article, a and the, the and a
  articles-with-places: the with countries, the before countries, the with places, the with mountains, the with rivers, countries, mountains, rivers, the before names, the with names, cities, place names
  some-and-any: some, any, something, anything, somebody, anybody, anyone, someone
  much-and-many: much, many, a lot, a lot of, lots of, how much, how many
  few-and-little: few, little, a few, a little
  for-and-since: for and since, since
  already-yet-just: already, yet, still, just
  adverbs-of-frequency: always, usually, often, sometimes, never, rarely, seldom, hardly ever, every day
  adverbs: also, only, even, too in a sentence, probably, adverb, really
  relative-clauses: who, which, that, whose, whom, where in relative
  conditionals: if, when and if, if sentences
  unless-and-as-long-as: unless, as long as, provided
  although-and-despite: although, though, even though, despite, in spite of, however, whereas
  so-and-such: such, so that
  too-and-enough: too, enough
  like-and-as: as, like
  each-and-every: each, every
  both-either-neither: both, either, neither, nor
  used-to: used to, use to
  be-used-to: be used to, get used to, am used to
  wishes: wish, if only, i wish
  apostrophes: it's, apostrophe, 's or s'
  possessive-s: s', 's, of or 's
  commas: comma, commas
  reflexive-pronouns: myself, yourself, himself, herself, itself, themselves, ourselves
  there-is-there-are: there is, there are, there
  demonstratives: this, these, those, this and these, that and those
  possessive-adjectives: my, his, her, their, our, your
  possessive-pronouns: mine, yours, hers, theirs, ours
  subject-and-object-pronouns: me, him, them, us, me and i
  comparatives: than, more, as as
  superlatives: most, est
  have-something-done: have something done, get something done
  make-and-let: let, make somebody
  third-person-s: -s, -es, s in the verb, es in the verb, -es in verb, -s in verb, s with he, s after the verb
  gerund-or-infinitive: ing, -ing, to do, to and ing, doing, ing form
  infinitive-of-purpose: in order to, so as to
  unreal-past: had better, would rather, it's time
  past-modals: should have, could have, must have, might have, may have
  modals-of-deduction: can't be, must be
  would-in-the-past: would for past
  question-words: what, where, how, why, who what where
  tag-questions: isn't it, don't you, aren't you
  linking-words: because, therefore, moreover, furthermore
  joining-sentences: and, but
  inversion: hardly, no sooner, not only
  subject-verb-agreement: everybody, everyone, nobody
  capital-letters: capitals, big letters
  polite-requests: could you, would you mind
  time-clauses: as soon as, until, when, while, by the time
  supposed-to: supposed to, be supposed to, meant to
  quantifiers: none, all of, most of, none of
  prepositions-of-time: in on at, on monday`;

const byWord: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [id = "", words = ""] = line.trim().split(": ");
      return words.split(", ").map((word) => [word, id] as const);
    }),
);

/** The grammar that tells how a small word is used; undefined where none does. */
export function grammarOfWord(
  term: string,
  topics: readonly GrammarTopic[],
): GrammarTopic | undefined {
  const id = byWord.get(wordsOf(term).join(" "));
  return topics.find((each) => each.id === id);
}

/** Words of time, and the tense that goes with them. */
const tenses: readonly (readonly [id: string, words: RegExp])[] = [
  ["for-and-since", /^(?:since|for)\b/],
  ["already-yet-just", /^(?:already|yet|just|still)\b/],
  ["present-perfect", /^(?:ever|never|so far|until now|recently|lately|this week|this year)\b/],
  ["present-perfect-continuous", /^(?:how long|all day)\b/],
  ["past-simple", /^(?:yesterday|ago|last|in \d|when i was)\b|\bago$/],
  ["present-simple", /^(?:every|always|usually|often|sometimes|on mondays)\b/],
  ["present-continuous", /^(?:now|at the moment|right now|look|listen|currently)\b/],
  ["will-and-going-to", /^(?:tomorrow|next|tonight|soon)\b/],
  ["future-continuous-and-perfect", /^by (?:next|tomorrow|the end|2)/],
  ["conditionals", /^if\b/],
  ["wishes", /^(?:i )?wish|^if only\b/],
  ["time-clauses", /^(?:when|while|as soon as|until|till|before|after|by the time)\b/],
  ["unless-and-as-long-as", /^(?:unless|as long as)\b/],
];

/** The grammar of the tense that stands with a word of time; undefined where none is sure. */
export const tenseWith = (
  term: string,
  topics: readonly GrammarTopic[],
): GrammarTopic | undefined => {
  const id = tenses.find(([, words]) => words.test(term))?.[0];
  return topics.find((each) => each.id === id);
};
