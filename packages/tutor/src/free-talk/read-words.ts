import { baseForms, expandContractions, foldText, irregularBaseOf } from "@saywell/english";
import type { Mistake } from "../types";
import type { TaggedWord } from "./types";

/** A word of a message with all that it may be a form of, so that wrong tags do little harm. */
export interface Word {
  readonly lower: string;
  readonly forms: ReadonlySet<string>;
  /** A Universal POS tag; "X" where nobody tagged it. */
  readonly pos: string;
}

/** What a tagger makes of contractions, and what learners write without an apostrophe. */
const written: Readonly<Record<string, string>> = {
  ca: "can",
  wo: "will",
  "n't": "not",
  nt: "not",
  "'m": "am",
  "'re": "are",
  "'ve": "have",
  "'ll": "will",
  "'d": "would",
  cannot: "can not",
  im: "i am",
  ive: "i have",
  dont: "do not",
  doesnt: "does not",
  didnt: "did not",
  cant: "can not",
  couldnt: "could not",
  isnt: "is not",
  arent: "are not",
  wasnt: "was not",
  werent: "were not",
  havent: "have not",
  wont: "will not",
  wanna: "want to",
  gonna: "going to",
  gotta: "have to",
  mum: "mother",
  mom: "mother",
  mummy: "mother",
  mama: "mother",
  dad: "father",
  daddy: "father",
  papa: "father",
  grandma: "grandmother",
  granny: "grandmother",
  grandpa: "grandfather",
  granddad: "grandfather",
  kid: "child",
  kids: "children",
  tv: "television",
  favorite: "favourite",
  exhausting: "tiring",
  flat: "apartment",
  movie: "film",
  movies: "film",
  yrs: "years",
  u: "you",
  bc: "because",
  cuz: "because",
  coz: "because",
};

const before = /^(?:it|he|she|that|there|what|who|where|here|let)$/;

function formsOf(lower: string, lemma: string): ReadonlySet<string> {
  const irregular = irregularBaseOf(lower);
  const forms = new Set([lower, lemma, ...baseForms(lower)]);
  if (irregular !== undefined) forms.add(irregular);
  return forms;
}

function wordsFrom(tagged: readonly Pick<TaggedWord, "lower" | "lemma" | "pos">[]): Word[] {
  const words: Word[] = [];
  for (const { lower, lemma, pos } of withoutInLaw(tagged)) {
    const plain = foldText(lower).replace(/^(\p{L}+)-in-law(s?)$/u, "$1$2");
    const full =
      plain === "'s" && before.test(words.at(-1)?.lower ?? "")
        ? "is"
        : ((Object.hasOwn(written, plain) ? written[plain] : undefined) ??
          expandContractions(plain));
    for (const each of foldText(full).split(/(?<=\p{L})(?='s$)|\s+/u)) {
      const isSame = each === plain;
      const said = each === "'s" && before.test(words.at(-1)?.lower ?? "") ? "is" : each;
      words.push({
        lower: said,
        forms: formsOf(said, isSame ? lemma : said),
        pos: isSame ? pos : "X",
      });
    }
  }
  return words;
}

/** A mother-in-law is somebody's mother here; a tagger sees three words and two marks in it. */
const withoutInLaw = <T extends { readonly lower: string }>(tagged: readonly T[]): T[] =>
  tagged.filter(
    (_, at) =>
      ![0, 1, 2, 3].some((back) =>
        ["-", "in", "-", "law"].every((part, place) => tagged[at - back + place]?.lower === part),
      ),
  );

const token = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|[.,;:!?…]+/gu;

/** Long messages are read at their beginning: nobody asks on about the hundredth sentence. */
const mostWords = 120;

/** The words of a text without tags, by sentence. */
export function untaggedSentences(text: string): Word[][] {
  const sentences: Word[][] = [[]];
  for (const [part] of [...foldText(text).matchAll(token)].slice(0, mostWords)) {
    const isMark = /^[.,;:!?…]/.test(part);
    sentences
      .at(-1)!
      .push(...wordsFrom([{ lower: part, lemma: part, pos: isMark ? "PUNCT" : "X" }]));
    if (/^[.!?…]/.test(part)) sentences.push([]);
  }
  return sentences.filter(({ length }) => length > 0);
}

/** The words of tagged sentences, with single words put right as far as their mistakes are known. */
export function taggedSentences(
  sentences: readonly (readonly TaggedWord[])[],
  mistakes: readonly Mistake[],
): Word[][] {
  const better = new Map(
    mistakes.flatMap(({ wrong, better }) =>
      better !== null && /^[\p{L}'’]+$/u.test(wrong) && /^[\p{L}'’]+$/u.test(better)
        ? [[foldText(wrong), foldText(better)] as const]
        : [],
    ),
  );
  return sentences.slice(0, 12).map((sentence) =>
    wordsFrom(
      sentence.slice(0, mostWords).map(({ lower, lemma, pos }) => {
        const right = better.get(foldText(lower));
        return right === undefined ? { lower, lemma, pos } : { lower: right, lemma: right, pos };
      }),
    ),
  );
}
