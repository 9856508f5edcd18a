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
  const folded = sentence.replace(/[‘’‛ʼ]/gu, "'").replace(/[“”‟]/gu, '"');
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
      // The tagger takes "I'm" for a name, and knows "don't" apart but "dont" by its tag alone.
      if (text.toLowerCase() === "i'm") {
        const middle = start + 1;
        const own = { text: sentence.slice(start, middle), lower: "i", lemma: "i" };
        const be = { text: sentence.slice(middle, end), lower: "'m", lemma: "be" };
        tokens.push({ ...own, pos: "PRON", start, end: middle });
        tokens.push({ ...be, pos: "AUX", start: middle, end });
        return;
      }
      // "In." is an inch to it, where a sentence ends with "in".
      if (/^(?:in|no)\.$/i.test(text)) {
        const lower = text.slice(0, -1).toLowerCase();
        const pos = lower === "in" ? "ADP" : "INTJ";
        const stop = end - 1;
        tokens.push({
          text: sentence.slice(start, stop),
          lower,
          lemma: lower,
          pos,
          start,
          end: stop,
        });
        tokens.push({ text: ".", lower: ".", lemma: ".", pos: "PUNCT", start: stop, end });
        return;
      }
      const lower = pos === "PART" && /^nt$/i.test(text) ? "n't" : text.toLowerCase();
      const lemma = tagOf(each, its.lemma);
      tokens.push({ text: sentence.slice(start, end), lower, lemma, pos, start, end });
    });
  return tokens.map((token, at) => ({ ...token, beginsClause: beginsClause(tokens, at) }));
}

/** Its types know of spans alone what `out` takes for words too. */
const tagOf = (token: ItemToken, what: unknown): string =>
  token.out(what as Parameters<ItemToken["out"]>[0]) as unknown as string;

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
