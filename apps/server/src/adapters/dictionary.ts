import { basesOf, foldSpaces, isFormOf, wordsIn } from "@saywell/english";
import WordPOS, { type Synset } from "wordpos";
import { openSenseIndex, type Sense } from "./dictionary-senses";

export interface Meaning {
  partOfSpeech: string;
  meaning: string;
  example: string | null;
}

/** Tells what English words mean. */
export interface Dictionary {
  /**
   * The meanings that people use most, first the most used, of the form that was found: `go` for
   * `went`. Null for what is no word, and for one that has no meaning fit for a class.
   */
  lookUp(word: string): Promise<{ word: string; meanings: Meaning[] } | null>;
}

/** Small words that WordNet knows only as something else: `it` is no information technology. */
const grammarWords = new Set(
  "a an and as at he her his i if in it its me my of or our she the to us we who".split(" "),
);

const partsOfSpeech = {
  n: "noun",
  v: "verb",
  a: "adjective",
  s: "adjective",
  r: "adverb",
} as const;
/** WordNet files vulgar words under these. */
const vulgarUses = new Set(["obscenity", "disparagement", "ethnic_slur"]);
/** And says so in words of many that it does not file. */
const vulgarWords =
  /\b(obscene|vulgar|coarse|insulting|offensive|derogatory|disparaging)\b.*\b(terms?|words?|names?|slang|expression)\b|slang for (sex|mast)|sexual(ly)? (intercourse|gratif|urges)|\bhave .*\bsex with|self-stimulation|stimulate sexually|woman adulterer|subnormal intelligence/i;
const shown = 4;

/** WordNet, read from the files of its package. `isFit` refuses words that are no business of ours. */
export function createDictionary(isFit: (word: string) => boolean = () => true): Dictionary {
  const wordNet = new WordPOS();
  let index: ReturnType<typeof openSenseIndex> | undefined;

  async function isVulgar({ gloss, ptrs }: Synset): Promise<boolean> {
    if (vulgarWords.test(gloss)) return true;
    for (const { pointerSymbol, synsetOffset, pos } of ptrs) {
      if (pointerSymbol !== ";u") continue;
      if (vulgarUses.has((await wordNet.seek(synsetOffset, pos)).lemma)) return true;
    }
    return false;
  }

  async function explain(word: string, senses: readonly Sense[]): Promise<Meaning[]> {
    const meanings: Meaning[] = [];
    for (const { offset, pos } of senses) {
      const synset = await wordNet.seek(offset, pos);
      if (await isVulgar(synset)) continue;
      meanings.push({ partOfSpeech: partsOfSpeech[pos], ...readGloss(synset.gloss, word) });
      if (meanings.length === shown) break;
    }
    return meanings;
  }

  return {
    async lookUp(text) {
      const word = foldSpaces(text);
      if (word === "" || grammarWords.has(word)) return null;
      index ??= openSenseIndex(WordPOS.WNdb.path);
      const found = likeliest(word, await index);
      if (found === null || !isFit(found.word)) return null;
      const meanings = await explain(found.word, found.senses);
      return meanings.length === 0 ? null : { word: found.word, meanings };
    },
  };
}

/** So many times more used must a base form be before it is what was meant. */
const clearly = 3;

/** The word itself, unless it is much better known as a form of another. */
function likeliest(
  word: string,
  sensesOf: (lemma: string) => Sense[],
): { word: string; senses: Sense[] } | null {
  let best: { word: string; senses: Sense[] } | null = null;
  for (const form of formsOf(word)) {
    const all = sensesOf(form.replaceAll(" ", "_"));
    const senses =
      form === word ? all : all.filter(({ pos }) => isFormOf(word, form, partsOfSpeech[pos]));
    if (senses.length === 0) continue;
    const needed = best?.word === word ? clearly : 1;
    const isBetter = best === null || senses[0]!.uses > needed * best.senses[0]!.uses;
    if (isBetter) best = { word: form, senses };
  }
  return best;
}

/**
 * Definitions end where the first example in quotes begins. Words that mean the same share their
 * examples, so it is one with the word itself.
 */
function readGloss(gloss: string, word: string): { meaning: string; example: string | null } {
  const [meaning = ""] = gloss.split(/[;:,]?\s*"/, 1);
  const [first = word] = word.split(" ");
  const examples = [...gloss.matchAll(/"([^"]+)"/g)].map(([, example = ""]) => example);
  const example = examples.find((text) =>
    wordsIn(text.toLowerCase()).some((each) => formsOf(each).includes(first)),
  );
  return { meaning: plainMeaning(meaning), example: example ?? null };
}

/**
 * The first of the meanings that a definition strings together with semicolons, without remarks in
 * brackets. Where it only says of what the word is used, that and the next one, which explains it.
 */
function plainMeaning(definition: string): string {
  const parts = definition
    .replaceAll(/\s*\([^()]*\)\s*/g, " ")
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);
  const [first = definition.trim(), second] = parts;
  return /^(?:used|said|spoken) (?:of|with|as|for)\b/.test(first) && second !== undefined
    ? second
    : first;
}

/** What a word may be a form of, itself first. */
const formsOf = (word: string): string[] => [word, ...basesOf(word)];
