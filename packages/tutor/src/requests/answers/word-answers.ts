import { baseForms } from "@saywell/english";
import { describePair } from "../../english-questions/word-pairs";
import type { EnglishSources, WordHelp } from "../../english-questions/types";
import { answerBuilding } from "../../study-help/answer-building";
import { type NearWords, nearWordsOf } from "../../study-help/near-words";
import { respellingOf } from "../../study-help/speech-sounds";
import { collocations, soundTold } from "../../study-help/word-book/answer-word-question";
import { registersOf } from "../../study-help/word-book/look-up";
import { clip, quote, quoteExample } from "../../text";
import { type Answer, answer } from "../answer";
import type { WordAspect } from "../request";

/** What stands around a word, of itself or of one of its forms. */
export const helpWith = (term: string, { wordHelp }: EnglishSources): readonly WordHelp[] => {
  const exact = wordHelp.filter(({ word }) => word.toLowerCase() === term);
  if (exact.length > 0) return exact;
  const forms = baseForms(term);
  const ofBase = wordHelp.filter(({ word }) => forms.includes(word));
  return ofBase.length > 0
    ? ofBase
    : wordHelp.filter(({ family }) => family.some(({ word }) => word === term)).slice(0, 1);
};

const listed = (words: readonly { word: string; partOfSpeech: string }[]): string =>
  words.map(({ word, partOfSpeech }) => `${quote(word)} (${partOfSpeech})`).join(", ");

/** What is made from a word, and what people say with it. */
export function aboutWord(
  about: WordAspect,
  term: string,
  english: EnglishSources,
  isFormal = false,
): Answer {
  const [help, second] = helpWith(term, english);
  const word = help?.word ?? term;
  switch (about) {
    case "family": {
      const family = [help, second].flatMap((each) => each?.family ?? []);
      if (help === undefined || family.length === 0)
        return answerBuilding("family", [term], english) ?? nothing("word family", term, english);
      const unique = family.filter(
        (each, at) => family.findIndex((other) => other.word === each.word) === at,
      );
      return answer("word", `Words made from ${quote(word)}: ${listed(unique)}.`, [
        `collocations with ${word}`,
        "vocabulary exercise",
      ]);
    }
    case "collocations": {
      const inBook = collocations(term, english);
      if (inBook !== null) return inBook;
      if (help === undefined) return nothing("collocations", term, english);
      return answer(
        "word",
        `People say with ${quote(word)}: ${help.collocations.map(quote).join(", ")}. Can you write a sentence with one of them?`,
        [`word family of ${word}`, "vocabulary exercise"],
      );
    }
    case "synonym":
      return near(term, english, isFormal);
    case "sound":
      return sound(term, english);
    case "meaning":
    case "example":
      return known(term, english) ?? nothing("meaning", term, english);
  }
}

const means = /\b(?:same|both|similar|a little|stronger|formal|usual|very)\b/i;

function near(term: string, english: EnglishSources, isFormal: boolean): Answer {
  // "Broke down" is "break down": the dictionary knows its first form.
  const first = english.entries.get(term)?.word.toLowerCase();
  const base =
    [term, ...baseForms(term), ...(first === undefined ? [] : [first])].find(
      (each) => nearWordsOf(each) !== undefined,
    ) ?? term;
  const known = nearWordsOf(base) ?? nearOfBook(term, english);
  if (known !== undefined) {
    const plain = known.plain.map(quote).join(", ");
    const formal = known.formal.map(quote).join(", ");
    const parts = isFormal
      ? [formal && `In formal English: ${formal}.`, plain && `In everyday English: ${plain}.`]
      : [plain && `${plain}.`, formal && `More formal: ${formal}.`];
    return answer("word", `Near in meaning to ${quote(term)}: ${parts.filter(Boolean).join(" ")}`, [
      `opposite of ${term}`,
      "vocabulary exercise",
    ]);
  }
  const forms = new Set([term, ...baseForms(term)]);
  const pairs = english.pairs.filter(({ words }) => words.some((each) => forms.has(each)));
  const likest = [...pairs.filter(({ difference }) => means.test(difference)), ...pairs].slice(
    0,
    1,
  );
  const [pair] = likest;
  if (pair === undefined) return nothing("synonyms", term, english);
  const others = pair.words.filter((each) => !forms.has(each)).map(quote);
  return answer(
    "word",
    `Near in meaning to ${quote(term)}: ${others.join(", ")}. ${describePair(pair)}`,
    [`opposite of ${term}`, "vocabulary exercise"],
  );
}

/** What is said for a word in other company is near in meaning to it. */
function nearOfBook(term: string, { wordBook }: EnglishSources): NearWords | undefined {
  const entries = wordBook === undefined ? [] : registersOf(term, wordBook);
  return entries.length === 0
    ? undefined
    : {
        plain: entries.flatMap(({ informal }) => informal),
        formal: entries.flatMap(({ formal }) => formal),
      };
}

function sound(term: string, english: EnglishSources): Answer {
  const told = soundTold(term, english);
  if (told !== undefined)
    return answer(
      "english",
      `${told}. Say the part in capitals, or behind the mark ˈ, a little louder.`,
      [`what does ${term} mean?`, `word family of ${term}`],
    );
  const respelt = respellingOf(term);
  if (respelt !== undefined)
    return answer(
      "english",
      `It sounds so: ${quote(term)} – ${respelt}. Say the part in capitals a little louder and longer.`,
      [`what does ${term} mean?`],
    );
  const help = helpWith(term, english).find(
    ({ word, sound }) => sound !== undefined && word === term,
  );
  return help === undefined
    ? answer(
        "english",
        `I only write, so I cannot say ${quote(clip(term, 40))} for you. A teacher can, or a dictionary with sound. I can tell you what it means.`,
        [`what does ${term} mean?`, `how do you spell ${term}?`],
      )
    : answer(
        "english",
        `It sounds so: ${quote(help.word)} – ${help.sound}. Say the part in capitals a little louder and longer.`,
        [`what does ${term} mean?`, `word family of ${term}`],
      );
}

/** What the course or the learner's dictionary says of a word, and how it sounds. */
export function known(term: string, english: EnglishSources): Answer | null {
  const entry = english.words.find(({ word }) => word.toLowerCase() === term);
  if (entry === undefined) return null;
  const { word, partOfSpeech, meaning, example } = entry;
  return answer(
    "word",
    `${quote(word)} (${partOfSpeech}) means: ${meaning.replace(/[.\s]+$/, "")}. For example: ${quoteExample(example)}`,
    aroundWord(term, english),
  );
}

/** What the large dictionary says, for words that the learner's has not. */
function inDictionary(term: string, english: EnglishSources): Answer | null {
  const first = english.entries.get(term)?.meanings[0];
  if (first === undefined || first.isTooHard === true) return null;
  const example = first.example === null ? "" : ` For example: ${quoteExample(first.example)}`;
  return answer(
    "word",
    `${quote(term)} (${first.partOfSpeech}) means: ${first.meaning.replace(/[.\s]+$/, "")}.${example}`,
    [`how do you pronounce ${term}?`, `word family of ${term}`],
  );
}

/** What else can be asked about a word. */
export const aroundWord = (term: string, english: EnglishSources): readonly string[] => {
  const [help] = helpWith(term, english);
  return help === undefined
    ? []
    : [
        ...(help.family.length > 0 ? [`word family of ${help.word}`] : []),
        `collocations with ${help.word}`,
        `how do you pronounce ${help.word}?`,
      ];
};

/** What else there is about a word: how it sounds, its family and what goes with it. */
export function moreAbout(term: string, english: EnglishSources): Answer | null {
  const [help] = helpWith(term, english);
  if (help === undefined) return null;
  const parts = [
    help.family.length > 0 ? `Words made from ${quote(help.word)}: ${listed(help.family)}.` : "",
    `People say with ${quote(help.word)}: ${help.collocations.map(quote).join(", ")}.`,
    help.sound === undefined ? "" : `It sounds so: ${help.sound}.`,
  ];
  return answer("word", parts.filter(Boolean).join(" "), ["vocabulary exercise"]);
}

function nothing(what: string, term: string, english: EnglishSources): Answer {
  const meaning = what === "meaning" ? null : (known(term, english) ?? inDictionary(term, english));
  const start = `I have no ${what} for ${quote(clip(term, 40))}.`;
  return meaning === null
    ? answer(
        "word",
        [
          `${start} Ask me about another word, for example “decide” or “success”.`,
          `${start} A dictionary may have one. Which other word would you like to know?`,
        ],
        ["vocabulary exercise", "word family of decide"],
      )
    : answer("word", `${start} But I know this: ${meaning.replies[0]}`, meaning.suggestions);
}
