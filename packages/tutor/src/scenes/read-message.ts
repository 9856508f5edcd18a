import { exactly, lemmasOf } from "./lemmas";
import { findNegations } from "./negation";
import { fromShort } from "./short-forms";
import type { Token } from "./token";
import { correctTypo, type Vocabulary } from "./typos";

export interface Message {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly isQuestion: (segment: number) => boolean;
}

const word =
  /[^\s@,;!?]+@[^\s@,;!?]+\.\w+|[£€$]\s?\d[\d.,]*\d?k?|\d+(?:[.:,/]\d+)*(?:[a-z%€£]+)?|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|[.?!;\n]+|[,:]|\s[-–—]\s/giu;
const ends = /^[.?!;\n]+$/;
/** After these a full stop ends nothing: "Mr. Brown". */
const titles = new Set(["mr", "mrs", "ms", "dr", "prof"]);
const pause = /^(?:[,:]|\s[-–—]\s)$/;

/** After "and", a comma or a dash these begin a statement of their own. */
const begins = new Set(
  `i we you he she it they can could may might do does did is are was were will would shall how what
  where when which why who please there that this let`.split(/\s+/),
);
const joins = new Set(["and", "or", "so"]);

/** Letters without accents, straight quotation marks, in lower case; every place stays as it was. */
function fold(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/[\u2018\u2019\u201B\u02BC`´]/g, "'")
      .toLowerCase();
    return plain.length === letter.length
      ? plain
      : letter.length === 1
        ? (plain[0] ?? letter)
        : letter;
  }).join("");
}

/** Reads a message for the patterns of a vocabulary. */
export function readMessage(text: string, vocabulary: Vocabulary): Message {
  const tokens: Token[] = [];
  const questions = new Set<number>();
  const folded = fold(text);
  const found = [...folded.matchAll(word)];
  let segment = 0;
  let isStart = true;
  let hasComma = false;
  for (const [at, match] of found.entries()) {
    const raw = match[0];
    const start = match.index;
    if (raw === "." && titles.has(tokens.at(-1)?.lemmas[0] ?? "") && !isStart) continue;
    if (ends.test(raw)) {
      if (raw.includes("?")) questions.add(segment);
      if (!isStart) segment += 1;
      isStart = true;
      hasComma = false;
      continue;
    }
    if (pause.test(raw)) {
      hasComma = true;
      continue;
    }
    const next = found[at + 1]?.[0] ?? "";
    const isNewStatement =
      !isStart &&
      (raw === "but" || (joins.has(raw) && begins.has(next)) || (hasComma && begins.has(raw)));
    if (isNewStatement) segment += 1;
    const end = start + raw.length;
    const capital = /^\p{Lu}/u.test(text.slice(start, end));
    const isOpening = isStart || isNewStatement || hasComma;
    // A capital letter inside a sentence makes a name, which is a slip for a name only.
    const isName = capital && !isOpening && /\p{Ll}/u.test(text.slice(start, end));
    for (const [part, spelt] of fromShort(raw, next).entries()) {
      tokens.push({
        text: text.slice(start, end),
        start,
        end,
        lemmas: lemmasIn(spelt, vocabulary, isName),
        segment,
        isFirst: part === 0 && isOpening,
        hasCommaBefore: part === 0 && hasComma,
        hasCapital: part === 0 && capital,
        deniedBy: -1,
      });
    }
    isStart = false;
    hasComma = false;
  }
  findNegations(tokens);
  return { text, tokens, isQuestion: (segment) => questions.has(segment) };
}

const numberWords = new Set(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty thirty forty fourty fifty sixty seventy eighty ninety hundred
  thousand million`.split(/\s+/),
);
const ordinal =
  /^(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth)$/;

function lemmasIn(spelt: string, vocabulary: Vocabulary, isName: boolean): readonly string[] {
  if (/^\P{L}*\d/u.test(spelt)) return [spelt, ...kindsOfNumber(spelt)];
  if (spelt.includes("@")) return [spelt, "#email"];
  if (numberWords.has(spelt)) return [spelt, "#number"];
  if (ordinal.test(spelt)) return [spelt, "#ordinal"];
  const lemmas = lemmasOf(spelt);
  const corrected = correctTypo(spelt, lemmas, vocabulary).filter(
    (each) => !isName || vocabulary.names.has(each),
  );
  const forms = [spelt, ...corrected].map(exactly).filter((each) => vocabulary.words.has(each));
  if (corrected.length === 0 && forms.length === 0) return lemmas;
  const isNumber = corrected.some((each) => numberWords.has(each));
  return [...lemmas, ...corrected, ...forms, ...(isNumber ? ["#number"] : [])];
}

function kindsOfNumber(spelt: string): string[] {
  const kinds = [];
  if (/^[£€$]|[€£]$/.test(spelt)) kinds.push("#money");
  if (/^\d{1,2}:\d\d|^\d{1,2}(?:[.:]\d\d)?(?:am|pm|h)$/.test(spelt)) kinds.push("#clock");
  if (/^\d{1,2}\.\d\d$/.test(spelt)) kinds.push("#clock");
  if (/^\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?$/.test(spelt)) kinds.push("#date");
  if (spelt.endsWith("%")) kinds.push("#percent");
  if (ordinal.test(spelt)) kinds.push("#ordinal");
  else kinds.push("#number");
  return kinds;
}
