import { foldSpaces } from "@saywell/english";
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

/** By what stands in a sentence, the grammar that is to be seen in it; the narrower first. */
const inSentences: readonly (readonly [id: string, sign: RegExp])[] = [
  ["mixed-conditionals", /\bif\b.*\bhad \w+.*\bwould (?!have)/],
  [
    "third-conditional",
    /\bif\b.*\b(?:would|could|might) have\b|\b(?:would|could|might) have\b.*\bif\b/,
  ],
  [
    "past-modals",
    /\b(?:might|must|could|can't|can not|may|should|would|ought to)(?: not|n't)? have (?:been )?\w+/,
  ],
  ["wishes", /\b(?:i|he|she|we|they) wish(?:es)?\b|\bif only\b/],
  ["used-to", /\bused to \w+/],
  [
    "inversion",
    /^(?:never|hardly|rarely|seldom|not only|no sooner|little) (?:have|has|had|did|do|does|was|were)\b/,
  ],
  [
    "cleft-sentences",
    /^(?:it (?:is|was) .+ (?:that|who)\b|what (?:i|we|he|she|they|you) .+ (?:is|was)\b)/,
  ],
  ["present-perfect-continuous", /\b(?:have|has|'ve|'s) (?:not )?been \w+ing\b/],
  [
    "past-perfect",
    /\bhad (?:not |n't |already |never |just )?(?:been )?\w+(?:ed|en|ne|wn|ought|ade|aid|ent|ost|ung|um|old|eft|ad|ut|ot)\b/,
  ],
  [
    "passive",
    /\b(?:is|are|was|were|been|being|be) (?:\w+ly )?\w+(?:ed|en|wn|ade|ilt|old|ound|ought|ut|aid|ent) by\b/,
  ],
  ["second-conditional", /\bif\b.*\b(?:would|'d|could)\b|\b(?:would|'d|could)\b.*\bif\b/],
  ["first-conditional", /\bif\b.*\b(?:will|'ll|won't)\b|\b(?:will|'ll|won't)\b.*\bif\b/],
  ["zero-conditional", /^if\b/],
  [
    "reported-speech",
    /\b(?:said|told \w+|asked \w+)(?: that| if| whether)? (?:he|she|they|i|we|it)\b/,
  ],
  ["past-continuous", /\b(?:was|were)(?:n't| not)? \w+ing\b/],
  ["present-continuous", /\b(?:am|is|are|'m|'re|'s)(?:n't| not)? (?!going to)\w+ing\b/],
  ["will-and-going-to", /\b(?:will|'ll|won't|going to)\b/],
  ["modals-of-deduction", /\b(?:must|might|can't|may) be\b/],
  [
    "present-perfect",
    /\b(?:have|has|'ve)(?:n't| not| never| ever| already| just)? \w+(?:ed|en|ne|wn|ought|ade|aid|ent|ost|ung|um|old|eft|ad|ut|ot|un|ome)\b/,
  ],
];

/** The grammar that a sentence shows best; undefined where none is seen in it. */
export function grammarOfSentence(
  sentence: string,
  topics: readonly GrammarTopic[],
): GrammarTopic | undefined {
  const plain = foldSpaces(sentence);
  const id = inSentences.find(([, sign]) => sign.test(plain))?.[0];
  return topics.find((each) => each.id === id);
}

/** The grammar of the tense that stands with a word of time; undefined where none is sure. */
export const tenseWith = (
  term: string,
  topics: readonly GrammarTopic[],
): GrammarTopic | undefined => {
  const id = tenses.find(([, words]) => words.test(term))?.[0];
  return topics.find((each) => each.id === id);
};
