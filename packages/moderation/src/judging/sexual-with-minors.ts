import data from "../../data/sexual-with-minors.json";
import { createPlainWords } from "../frames/plain-words";
import { fold } from "../text/fold";
import { disguisedReadings } from "../text/views";

/**
 * What a text says of children and sex. `grave` is never posted and told to the staff, and so is
 * `young` where people under 18 write or read: of girls, boys and students, who may be grown up among
 * adults. `unfit` is a child without clothes in the bath or in art, or what is spoken against: it is
 * refused and no more.
 */
export type SexualWithMinors = "grave" | "young" | "unfit";

const wordsIn = (list: string): string[] => list.split(" ");
const anyOf = (...lists: readonly (readonly string[])[]): string => lists.flat().join("|");
const phrasesIn = (list: string): string[] => list.split(", ");

const sexualWords = anyOf(phrasesIn(data.sexualPhrases), wordsIn(data.sexual));
const ages = [
  // "For ten years" and "ten years ago" are no ages.
  "(?<!(?:for|in|after|over|since|last|past|next|every|about) )(?:[1-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) ?(?:years?|yrs?|yo|y o|yers?)(?! ago| later| together| married)(?: old)?",
  "(?:she|he|they|who|i) be (?:only )?(?:[6-9]|1[0-7])(?= and| but| year|$)",
];
const minors = anyOf(
  wordsIn(data.minors),
  wordsIn(data.babies),
  phrasesIn(data.agePhrases),
  ages,
  wordsIn(data.young).map((each) => `(?:little|small|young|school|teen|under) ${each}`),
);
const everybodyYoung = anyOf([minors], wordsIn(data.young));
const near = "(?: [^ ]+){0,8}? ";
const beside = (who: string): RegExp =>
  new RegExp(
    `(?<![^ ])(?:(?:${sexualWords})(?![^ ])${near}(?:${who})|(?:${who})(?![^ ])${near}(?:${sexualWords}))(?![^ ])`,
  );
const both = beside(everybodyYoung);
const withMinors = beside(minors);
const word = (words: string): RegExp => new RegExp(`(?<![^ ])(?:${words})(?![^ ])`);
const young = word(everybodyYoung);
const sexual = word(sexualWords);
const innocent = new RegExp(`(?<![^ ])(?:${anyOf(phrasesIn(data.innocent))})(?![^ ])`, "g");
/** "My wife is sexy and we have a child": said of grown-ups. */
const ofAdults = new RegExp(
  `(?<![^ ])(?:(?:${sexualWords}) (?:and )?(?:[^ ]+ )?(?:${anyOf(wordsIn(data.adults))})|(?:${anyOf(wordsIn(data.adults))}) (?:be|look|very|so|really|too|get|more|most|how) (?:[^ ]+ )?(?:${sexualWords}))(?![^ ])`,
  "g",
);
/** Children sleep with their toys, and parents put them to bed: only who says it of others is meant. */
const sleepWith = new RegExp(
  `(?<![^ ])(?:i|he|she|man|teacher|we|they) (?:[^ ]+ ){0,3}sleep with (?:my |his |her |our |their |some |one |young |little |young |small |beautiful )*(?:${anyOf(wordsIn(data.sleepWith))}|(?:young|little|small|teen|school) (?:girls?|boys?))(?![^ ])`,
);
/** "Our child": whose parents write. */
const ownChild = /(?<![^ ])(?:my|our) (?:[^ ]+ )?(?:child|children|kids?|baby)(?![^ ])/;
const everyday = word(anyOf(wordsIn(data.everyday)));
const bare = /(?<![^ ])(?:naked|nude|undress|topless|without clothes|no clothes on)(?![^ ])/g;
const spokenAgainst = word(anyOf(wordsIn(data.spokenAgainst)));
/** What one sentence says of the children of the sentence before: "I like them naked." */
const ofThem = /(?<![^ ])(?:they|them|their|her|him|she|he)(?![^ ])/;

let plainWords: ((text: string) => string) | undefined;
/** Made when the first text comes, so that no start of the server waits for it. */
const plain = (text: string): string => {
  plainWords ??= createPlainWords(
    new Set(
      [data.sexual, data.minors, data.babies, data.young, data.adults, data.everyday]
        .flatMap(wordsIn)
        .concat(["be", "clothes", "sleep", "make", "take", "turn"]),
    ),
    new Set(wordsIn(data.realWords)),
  );
  return plainWords(text);
};

/** What a text says of children and sex, in any order and any learner's spelling; null for nothing. */
export function sexualWithMinors(text: string): SexualWithMinors | null {
  const folded = fold(text).text;
  const found = [folded, ...disguisedReadings(folded)].map(readPlain);
  return worstOf(found);
}

const worstOf = (found: readonly (SexualWithMinors | null)[]): SexualWithMinors | null =>
  (["grave", "young", "unfit"] as const).find((each) => found.includes(each)) ?? null;

function readPlain(text: string): SexualWithMinors | null {
  const sentences = plain(text)
    .split(/ ?\. ?/)
    .map((each) => each.replace(innocent, " ").replace(/ +/g, " ").trim());
  const found = sentences.map((sentence, at): SexualWithMinors | null => {
    if (sleepWith.test(sentence) && !ownChild.test(sentence)) return "grave";
    const ownWords = sentence.replace(ofAdults, " ").replace(/ +/g, " ").trim();
    const before = sentences[at - 1] ?? "";
    const isOfThem = ofThem.test(ownWords) && sexual.test(ownWords) && young.test(before);
    if (!both.test(ownWords) && !(isOfThem && !sexual.test(before))) return null;
    const withoutBare = ownWords.replace(bare, " ");
    const isBareOnly = !sexual.test(withoutBare);
    if (isBareOnly && everyday.test(ownWords)) return "unfit";
    if (spokenAgainst.test(ownWords)) return "unfit";
    return withMinors.test(ownWords) || withMinors.test(`${before} ${ownWords}`)
      ? "grave"
      : "young";
  });
  return worstOf(found);
}
