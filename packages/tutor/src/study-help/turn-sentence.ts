import { baseForms, expandContractions, pastOf, thirdPersonOf } from "@saywell/english";

/** What a sentence may be turned into. */
export type TurnedInto = "negative" | "question" | "past" | "future" | "passive" | "reported";

/** A request to turn a sentence: “make it negative: she likes coffee”. */
export interface TurnRequest {
  readonly into: TurnedInto;
  readonly sentence: string;
}

const target =
  "(negative|negation|negated?|negatives?|questions?|interrogative|past|future|passive|reported|indirect)(?: (?:simple|tense|voice|speech))?(?: (?:form|sentence|version|one))?";
const turn = "(?:make|put|turn|change|write|rewrite|transform|convert|say|form|need|want|give)";
const between =
  "(?:(?:me|it|this|that|these|the|an?|following|my|sentences?|phrase|into|in|to|as|for|of|from|with) )*";
const frames: readonly RegExp[] = [
  new RegExp(
    `\\b${turn} ${between}${target}(?: (?:of|from|for|with|this|it|the|sentence|please|pls))*\\s*[:,–-]?\\s*(.+)$`,
    "i",
  ),
  new RegExp(
    `^(?:what is |what's )?(?:the )?${target}(?: (?:of|from|for|please|pls))*\\s*[:–-]?\\s*(.+)$`,
    "i",
  ),
];
/** “She likes coffee – make it negative”: here the sentence comes first. */
const framesBehind: readonly RegExp[] = [
  new RegExp(`^(.+?)[.!?,:;–-]\\s+(?:please )?${turn} ${between}${target}(?: please)?[.?!]*$`, "i"),
  new RegExp(`\\b${turn} ["“](.+?)["”] ${between}${target}[.?!]*$`, "i"),
];

/** The sentence that a message wants to have turned, and into what; null where it wants nothing of the kind. */
export function readTurn(message: string): TurnRequest | null {
  const text = message.trim();
  // "What is the question for this answer?" looks for another question.
  if (/\bfor (?:this|the|that|my) answers?\b/i.test(text)) return null;
  const read = [
    ...frames.map((pattern) => pattern.exec(text)?.slice(1)),
    ...framesBehind.map((pattern) => pattern.exec(text)?.slice(1).toReversed()),
  ];
  for (const [named, sentence] of read.filter((each) => each !== undefined)) {
    const found = named === undefined || sentence === undefined ? null : request(named, sentence);
    if (found !== null) return found;
  }
  return null;
}

function request(named: string, written: string): TurnRequest | null {
  const sentence = written.replaceAll(/["“”]/g, "").trim();
  const into: TurnedInto = /^neg/i.test(named)
    ? "negative"
    : /^(?:question|interrog)/i.test(named)
      ? "question"
      : named.toLowerCase() === "indirect"
        ? "reported"
        : (named.toLowerCase() as TurnedInto);
  // What was said may stand before or behind who said it: its form is not looked at.
  const isSentence =
    into === "reported"
      ? sentence.includes(" ") && /[“"]|,/.test(written)
      : parse(sentence) !== null;
  return isSentence ? { into, sentence } : null;
}

const pronoun = /^(?:i|you|he|she|it|we|they|this|that|these|those|there)$/;
const third = /^(?:he|she|it|this|that)$/;
const determiner =
  /^(?:the|an?|my|your|his|her|its|our|their|this|that|these|those|some|all|both|many|every|each)$/;
const early = /^(?:always|often|usually|never|sometimes|also|really|still|rarely|seldom)$/;
const auxiliaries = new Set(
  "am is are was were can could will would should must may might shall".split(" "),
);
/** Verbs by which one sees where a longer subject ends. */
const verbs = new Set(
  `go see eat buy come do have make take meet write drink give get find think speak run sleep read leave feel say
   tell visit play watch work study cook walk want like call talk arrive stay travel live help clean start finish
   listen learn ask wait dance love hate need know use try open close drive sing swim teach bring send pay wear
   sit stand win lose begin understand become build break fall fly keep sell show grow cost cut put look enjoy
   believe hope plan rain snow smoke stop turn wash move change carry answer remember forget arrive prefer`
    .trim()
    .split(/\s+/),
);

/** The verbs above by their past and their third forms: “went” and “gone” are of “go”. */
const byPast = new Map([...verbs].map((verb) => [pastOf(verb)?.past, verb]));
const thirdForms = new Set([...verbs].map((verb) => pastOf(verb)?.participle));
/** What a verb may be a form of, the verbs that are known first. */
const basesOf = (word: string): readonly string[] => {
  const past = byPast.get(word);
  const bases = [...(past === undefined ? [] : [past]), ...baseForms(word)];
  return [...bases.filter((base) => verbs.has(base)), ...bases];
};

/** A short sentence: who, what is done, and the rest. */
interface Parsed {
  readonly subject: string;
  readonly isThird: boolean;
  readonly adverb: string;
  readonly verb: string;
  readonly isAuxiliary: boolean;
  readonly rest: string;
}

function parse(sentence: string): Parsed | null {
  const words = expandContractions(sentence.replace(/[.!?]+$/, ""))
    .split(/\s+/)
    .filter((word) => word !== "");
  const low = words.map((word) => word.toLowerCase().replace(/[,;:]$/, ""));
  if (words.length < 2 || words.length > longest || low.includes("not")) return null;
  const at = verbAt(low, words);
  if (at === null) return null;
  const end = early.test(low[at - 1]!) ? at - 1 : at;
  const subject = words.slice(0, end).join(" ");
  const head = low[end - 1]!;
  const isPlain = pronoun.test(low[0]!) && end === 1;
  const isJoined = low.slice(0, end).includes("and");
  const isPlural =
    /^(?:these|those|many|both|all)$/.test(low[0]!) ||
    /^(?:people|children|men|women)$/.test(head) ||
    /[^s]s$/.test(head);
  return {
    subject: isPlain && low[0] !== "i" ? low[0]! : isPlain ? "I" : lowerStart(subject, low[0]!),
    isThird: isPlain ? third.test(low[0]!) : !isJoined && !isPlural,
    adverb: end === at ? "" : low[end]!,
    verb: low[at]!,
    isAuxiliary: isAuxiliary(low, at),
    rest: words.slice(at + 1).join(" "),
  };
}
const longest = 16;

const lowerStart = (subject: string, first: string): string =>
  determiner.test(first) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject;

/** “Have” helps before a third form: “she has lost it”. */
const isAuxiliary = (low: readonly string[], at: number): boolean =>
  auxiliaries.has(low[at]!) ||
  (/^(?:have|has|had)$/.test(low[at]!) && isThirdForm(low[at + 1] ?? "", low[at + 2] ?? ""));

/** The third form may stand behind an adverb: “has just lost”. */
function isThirdForm(word: string, next: string): boolean {
  const isBetween = early.test(word) || /^(?:just|already|ever|never)$/.test(word);
  const verb = isBetween ? next : word;
  return /^(?:been|got)$/.test(verb) || thirdForms.has(verb);
}

/** Where the verb stands; null where that is not sure. */
function verbAt(low: readonly string[], words: readonly string[]): number | null {
  const behindAdverb = (at: number): number => (early.test(low[at] ?? "") ? at + 1 : at);
  if (pronoun.test(low[0]!)) {
    const at = behindAdverb(1);
    if (isVerb(low[at] ?? "") || !determiner.test(low[0]!)) return at < low.length ? at : null;
  }
  const isName = /^\p{Lu}/u.test(words[0]!) && !determiner.test(low[0]!);
  if (!determiner.test(low[0]!) && !isName && !/s$|^(?:people|children)$/.test(low[0]!))
    return null;
  for (let at = determiner.test(low[0]!) ? 2 : 1; at < Math.min(low.length, 6); at += 1)
    if (isVerb(low[at]!)) return at;
  return null;
}

const isVerb = (word: string): boolean =>
  auxiliaries.has(word) ||
  /^(?:have|has|had|do|does|did)$/.test(word) ||
  basesOf(word).some((base) => verbs.has(base) && (isFormOf(base, word) || base === word));
const isFormOf = (base: string, word: string): boolean =>
  thirdPersonOf(base) === word || pastOf(base)?.past === word;

/** The base form of a verb, and whether it speaks of the past. */
function formOf(verb: string, isThird: boolean): { base: string; isPast: boolean } {
  if (verb === "has" || verb === "had") return { base: "have", isPast: verb === "had" };
  if (verb === "does" || verb === "did") return { base: "do", isPast: verb === "did" };
  const others = basesOf(verb).filter((base) => base !== verb);
  const present = others.find((base) => thirdPersonOf(base) === verb);
  if (present !== undefined && isThird) return { base: present, isPast: false };
  const past = others.find((base) => pastOf(base)?.past === verb);
  if (past !== undefined) return { base: past, isPast: true };
  return { base: verb, isPast: isThird && pastOf(verb)?.past === verb };
}

const shortNegatives: Readonly<Record<string, string>> = {
  am: "am not",
  can: "can't",
  will: "won't",
  may: "may not",
  might: "might not",
  shall: "shall not",
};
const pastOfAuxiliary: Readonly<Record<string, string>> = {
  am: "was",
  is: "was",
  are: "were",
  can: "could",
  will: "would",
  have: "had",
  has: "had",
  may: "might",
  must: "had to",
};

/** A short sentence turned into another form; null where it cannot be told for sure. */
export function turned(sentence: string, into: TurnedInto): string | null {
  const parsed = into === "reported" ? null : parse(sentence);
  if (parsed === null) return null;
  if (into === "past") return inPast(sentence);
  const said = inForm(parsed, into);
  return said && finished(said, into === "question" ? "?" : ".");
}

function inForm(parsed: Parsed, into: TurnedInto): string | null {
  switch (into) {
    case "negative":
      return negative(parsed);
    case "question":
      return question(parsed);
    case "passive":
      return passive(parsed);
    case "future":
      return future(parsed);
    default:
      return null;
  }
}

const finished = (said: string, mark: string): string => {
  const single = said.replaceAll(/\s+/g, " ").trim();
  return `${single.charAt(0).toUpperCase()}${single.slice(1)}${mark}`;
};
const withAny = (rest: string): string =>
  rest.replace(/\bsome(?=thing\b|body\b|one\b|where\b| )/, "any");

function negative({ subject, isThird, adverb, verb, isAuxiliary, rest }: Parsed): string | null {
  // “She never drinks” says no already.
  if (adverb === "never") return null;
  if (isAuxiliary) {
    const not = shortNegatives[verb] ?? `${verb}n't`;
    return `${subject} ${not} ${adverb} ${withAny(rest)}`;
  }
  const { base, isPast } = formOf(verb, isThird);
  const not = isPast ? "didn't" : isThird ? "doesn't" : "don't";
  return `${subject} ${not} ${adverb} ${base} ${withAny(rest)}`;
}

function question({ subject, isThird, adverb, verb, isAuxiliary, rest }: Parsed): string {
  if (isAuxiliary) return `${verb} ${subject} ${adverb} ${withAny(rest)}`;
  const { base, isPast } = formOf(verb, isThird);
  const helper = isPast ? "did" : isThird ? "does" : "do";
  return `${helper} ${subject} ${adverb} ${base} ${withAny(rest)}`;
}

function future({ subject, isThird, adverb, verb, isAuxiliary, rest }: Parsed): string | null {
  if (/^(?:am|is|are|was|were)$/.test(verb)) return `${subject} will ${adverb} be ${rest}`;
  if (verb === "can" || verb === "could") return `${subject} will ${adverb} be able to ${rest}`;
  if (verb === "must") return `${subject} will ${adverb} have to ${rest}`;
  if (isAuxiliary) return null;
  return `${subject} will ${adverb} ${formOf(verb, isThird).base} ${rest}`;
}

const objectPronouns: Readonly<Record<string, string>> = {
  me: "I",
  him: "he",
  her: "she",
  us: "we",
  them: "they",
  it: "it",
  you: "you",
};
/** Where the object ends, and when or where it was done begins. */
const behindObject =
  /\s+(?=(?:in|on|at|by|every|yesterday|today|last|next|with|from|to|for|very|again|here|there|now|before|after|since|\w+ly)\b)/;

/** “They built this house in 1990”: who did it is named only where it tells something. */
function passive({ subject, isThird, adverb, verb, isAuxiliary, rest }: Parsed): string | null {
  if (adverb !== "") return null;
  const modal = isAuxiliary && /^(?:can|could|will|would|should|must|may|might)$/.test(verb);
  if (isAuxiliary && !modal) return null;
  const { base, isPast } = modal
    ? { base: rest.split(" ")[0] ?? "", isPast: false }
    : formOf(verb, isThird);
  const participle = verbs.has(base) ? pastOf(base)?.participle : undefined;
  const [object = "", ...others] = (modal ? rest.slice(base.length).trim() : rest).split(
    behindObject,
  );
  const low = object.toLowerCase();
  const isNoun = determiner.test(low.split(" ")[0] ?? "") || Object.hasOwn(objectPronouns, low);
  const isBare = /^\p{L}+$/u.test(object) && !/(?:ing|ed)$/.test(low);
  if (participle === undefined || (!isNoun && !isBare) || object === "") return null;
  const who = objectPronouns[low] ?? object;
  const isMany =
    /^(?:you|we|they|these|those|many|both)\b/.test(who.toLowerCase()) ||
    /[^s]s$/.test(low) ||
    /\b(?:people|children|men|women)$/.test(low);
  const be = modal
    ? `${verb} be`
    : isPast
      ? isMany
        ? "were"
        : "was"
      : who === "I"
        ? "am"
        : isMany
          ? "are"
          : "is";
  const doer =
    pronoun.test(subject.toLowerCase()) || /^(?:people|somebody|someone)$/i.test(subject)
      ? ""
      : ` by ${subject}`;
  return `${who} ${be} ${participle}${doer} ${others.join(" ")}`;
}

/** Each clause goes into the past: “I am eating when you call”. */
function inPast(sentence: string): string | null {
  const clauses = sentence
    .replace(/[.!?]+$/, "")
    .split(/\s+(?=(?:when|while|because|but|so|and) (?:i|you|he|she|it|we|they)\b)/i);
  const said = clauses.map((clause, at) => {
    const joining = at === 0 ? "" : (/^\S+ /.exec(clause)?.[0] ?? "");
    const parsed = parse(clause.slice(joining.length));
    if (parsed === null) return null;
    const { subject, isThird, adverb, verb, isAuxiliary, rest } = parsed;
    const { base, isPast } = formOf(verb, isThird);
    const past = isAuxiliary
      ? (pastOfAuxiliary[verb] ?? null)
      : isPast
        ? null
        : (pastOf(base)?.past ?? null);
    return past && `${joining}${subject} ${adverb} ${past} ${rest}`;
  });
  return said.includes(null) ? null : finished(said.join(" "), ".");
}

/** What there is to say of each form, in a sentence. */
export const whyTurned: Readonly<Record<TurnedInto, string>> = {
  negative:
    "“Not” comes behind “be”, “can” and other helping verbs. With other verbs we use “don't”, “doesn't” or “didn't”, and the verb has no ending.",
  question:
    "The helping verb comes before the person. Where there is none, add “do”, “does” or “did”, and the verb has no ending.",
  past: "The verb takes its past form: most add -ed, and many have a form of their own.",
  future: "“Will” is followed by the verb without an ending.",
  passive:
    "The passive is “be” and the third form of the verb, and what was the object comes first.",
  reported:
    "The verb goes one step back into the past: “am” becomes “was”, “will” becomes “would”, and “I” becomes “he” or “she”.",
};

/** The grammar behind each form, by its name. */
export const grammarOfTurn: Readonly<Record<TurnedInto, string>> = {
  negative: "negatives",
  question: "question-forms",
  past: "past-simple",
  future: "will-and-going-to",
  passive: "passive",
  reported: "reported-speech",
};
