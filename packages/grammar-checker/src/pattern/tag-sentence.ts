import winkNLP, { type ItemToken } from "wink-nlp";
import model from "wink-eng-lite-web-model";
import { relatives } from "./common-words";
import type { PartOfSpeech, Token } from "./token";

// Loading the model takes 50 ms and 30 MB, so that only whoever tags something pays it.
let tagger: ReturnType<typeof winkNLP> | undefined;

/**
 * The tokens of one sentence with their parts of speech.
 *
 * @param sentence any text; positions of the tokens are in UTF-16 units of it
 */
export function tagSentence(sentence: string): Token[] {
  tagger ??= winkNLP(model, ["pos", "sbd"]);
  const { its } = tagger;
  // Of the same length, so that positions stay.
  const folded = sentence
    .replace(/[‘’‛ʼ]/gu, "'")
    .replace(/[“”‟]/gu, '"')
    .replace(longRun, (run) => "x".repeat(run.length));
  const tokens: Omit<Token, "beginsClause">[] = [];
  let end = 0;
  tagger
    .readDoc(folded)
    .tokens()
    .each((each: ItemToken) => {
      const text = each.out();
      const pos = tagOf(each, its.pos) as PartOfSpeech;
      const start = folded.indexOf(text, end);
      if (start === -1 || pos === "SPACE") return;
      end = start + text.length;
      const split = splitWhole(text, pos);
      if (split !== null) {
        const at = start + split[0].text.length;
        tokens.push({ ...split[0], text: sentence.slice(start, at), start, end: at });
        tokens.push({ ...split[1], text: sentence.slice(at, end), start: at, end });
        return;
      }
      // "dont" is known apart by its tag alone.
      const lower = pos === "PART" && /^nt$/i.test(text) ? "n't" : text.toLowerCase();
      const lemma = tagOf(each, its.lemma);
      tokens.push({ text: sentence.slice(start, end), lower, lemma, pos, start, end });
    });
  return tokens.map((token, at) => ({ ...token, beginsClause: beginsClause(tokens, at) }));
}

/** No word: wink's pattern for addresses takes seconds for two thousand characters of "http://http://". */
const longRun = /[^\s.?!]{60,}|\S{200,}/gu;

type Word = Pick<Token, "text" | "lower" | "lemma" | "pos">;

/** "I'm engineer" and "two dog's." have two words each, in which the tokenizer sees one. */
function splitWhole(text: string, pos: PartOfSpeech): readonly [Word, Word] | null {
  // "The city where we stayed in." and "between you and I." end with no abbreviation.
  const [, last] = wordWithStop.exec(text) ?? [];
  if (last !== undefined) {
    const lower = last.toLowerCase();
    const ofLast = lower === "i" ? "PRON" : lower === "in" ? "ADP" : lower === "no" ? "DET" : pos;
    return [
      { text: last, lower, lemma: lower, pos: ofLast },
      { text: ".", lower: ".", lemma: ".", pos: "PUNCT" },
    ];
  }
  const [, word, ending] = wholeContraction.exec(text) ?? wholePossessive.exec(text) ?? [];
  if (word === undefined || ending === undefined) return null;
  const lower = word.toLowerCase();
  const isWho = wholeContraction.test(text);
  const ofWord = isWho ? "PRON" : lower === word ? "NOUN" : pos;
  return [
    { text: word, lower, lemma: lower, pos: ofWord },
    {
      text: ending,
      lower: ending.toLowerCase(),
      lemma: isWho ? (shortened[ending.toLowerCase()] ?? ending) : "'s",
      pos: isWho ? "AUX" : "PART",
    },
  ];
}

const wordWithStop =
  /^(i|in|no|am|us|it|me|is|so|to|art|sun|may|fig|gal|mass|wed|sat|pop|gen|sec|min|max|cat|ill|miss|ind|ore|del|tex|col)\.$/i;
const wholeContraction = /^(i|you|he|she|it|we|they)('(?:m|re|s|ve|ll|d))$/i;
const wholePossessive = /^([\p{L}]{2,})('s)$/u;
const shortened: Readonly<Record<string, string>> = {
  "'m": "be",
  "'re": "be",
  "'s": "be",
  "'ve": "have",
  "'ll": "will",
  "'d": "would",
};

/** Its types know of spans alone what `out` takes for words too. */
const tagOf = (token: ItemToken, what: unknown): string =>
  String(token.out(what as Parameters<ItemToken["out"]>[0]));

const reporting = new Set(
  "think know hope say believe feel guess suppose hear mean sure see wish afraid".split(" "),
);
const openers = new Set(
  "but so because when if although though while until unless whereas".split(" "),
);
const subjects = new Set("i he she it we they".split(" "));
const carriesOn = new Set(
  "can could will would shall should may might must do does did let to".split(" "),
);
const greeting = new Set(
  "hi hello hey yes no ok okay well then and oh sorry please also".split(" "),
);

/**
 * Behind "and" only with "I", "he" and the like where nobody stands whom it may join to them ("Tom and
 * she have") and no verb before that may go on ("I can cook and he clean"); behind "that" only where
 * somebody says or thinks it, since it may stand within a clause ("everything that I can").
 */
function beginsClause(tokens: readonly Omit<Token, "beginsClause">[], at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined) return true;
  if (before.pos === "PUNCT") {
    // In a list a comma begins nothing: "my mother, my sister and he have".
    if (before.lower !== ",") return /[.!?;:"“(]/.test(before.lower);
    return at === 2 || !tokens.slice(at + 1).some(({ lower }) => lower === "and" || lower === "or")
      ? true
      : openers.has(tokens[0]!.lower);
  }
  if (at <= 2 && tokens.slice(0, at).every(({ lower }) => greeting.has(lower))) return true;
  if (openers.has(before.lower)) return true;
  if (reporting.has(before.lemma) && at > 1) return true;
  const further = tokens[at - 2];
  if (before.lower === "and" && further !== undefined)
    return (
      subjects.has(tokens[at]!.lower) &&
      (tokens[at]!.lower === "i" ||
        (!/^(?:PRON|PROPN)$/.test(further.pos) && !relatives.has(further.lower))) &&
      tokens.slice(0, at).some(({ pos }) => pos === "VERB" || pos === "AUX") &&
      !tokens.slice(0, at).some(({ lower }) => carriesOn.has(lower))
    );
  return before.lower === "that" && further !== undefined && reporting.has(further.lemma);
}
