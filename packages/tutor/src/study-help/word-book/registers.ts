import { hasPhrase, quote } from "../../text";
import { core, type FoundRegister, registersIn, registersOf } from "./look-up";
import type { Register, WordBook, WordsThatFit } from "./word-book";

const listed = (words: readonly string[]): string => words.map(quote).join(", ");

/** What is more formal than a word, and what less: none of them twice. */
function others(entries: readonly Register[]) {
  const neutral = new Set(entries.map((entry) => entry.neutral));
  const all = (words: readonly string[]): readonly string[] =>
    [...new Set(words)].filter((each) => !neutral.has(each));
  return {
    formal: all(entries.flatMap((entry) => entry.formal)),
    informal: all(entries.flatMap((entry) => entry.informal)),
  };
}

/** How formal something is, what it is for, and what is said instead of it. */
export function sayHowFormal(
  asked: string,
  found: Pick<RegisterAsked, "entries" | "as"> | undefined,
  book: WordBook,
): string | null {
  const fits = whereItFits(asked, book);
  if (fits?.of === "kinds of words" || fits?.of === "single words") return fits.note;
  if (fits?.of === "chat")
    return `${quote(fits.phrase)} is for chats and messages only. In an email or an essay write ${quote(fits.note)}.`;
  const register = fits?.of ?? found?.as;
  if (register === undefined) return null;
  const told = `${quote(fits?.phrase ?? asked)} is ${register}${purposeOf(register, fits?.note)}.`;
  // Other words stand beside it in the company in which the book has it.
  return found?.as === register ? `${told} ${insteadOf(found.entries, register)}`.trim() : told;
}

function purposeOf(register: FoundRegister["as"], note: string | undefined): string {
  if (note !== undefined)
    return register === "neutral" ? `: it fits ${note}` : `: it is for ${note}`;
  if (register === "formal") return "";
  return register === "neutral"
    ? ": you can say it anywhere"
    : ": it is for talk and for messages to friends";
}

function insteadOf(entries: readonly Register[], register: FoundRegister["as"]): string {
  const { formal, informal } = others(entries);
  const told = [
    register === "neutral" ? "" : `neutral is ${quote(entries[0]!.neutral)}`,
    register === "formal" || formal.length === 0 ? "" : `more formal: ${listed(formal)}`,
    register === "informal" || informal.length === 0 ? "" : `informal: ${listed(informal)}`,
  ].filter(Boolean);
  return told.length === 0
    ? ""
    : `${told.join("; ").replace(/^./, (start) => start.toUpperCase())}.`;
}

export interface RegisterAsked {
  readonly entries: readonly Register[];
  readonly wanted: "formal" | "informal" | "polite" | "either";
  readonly asked: string;
  /** As what the book has the words that are asked about. */
  readonly as: FoundRegister["as"];
}

/** What is said in other company, or how formal the words are. */
export function sayRegister(question: RegisterAsked, book: WordBook): string {
  const { entries, wanted, asked, as } = question;
  const { formal, informal } = others(entries);
  const name = entries[0]!.neutral;
  if (wanted === "either") return sayHowFormal(asked, question, book)!;
  if (wanted === "informal") {
    const more =
      as === "formal"
        ? ` Neutral is ${quote(name)}.`
        : formal.length > 0
          ? ` In formal English: ${listed(formal)}.`
          : "";
    return `Informal for ${quote(name)}: ${listed(informal.length > 0 ? informal : [name])}.${more}`;
  }
  const more = wanted === "polite" ? "More polite" : "More formal";
  // “Contact” is formal enough where nothing is more formal.
  return [
    `${more} than ${quote(as === "formal" ? name : asked)}: ${listed(formal.length > 0 ? formal : [name])}.`,
    informal.length > 0 ? `With friends: ${listed(informal)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What is asked of a register that was found in a text; null where the book has nothing to say to it. */
export function registerAsked(
  { entry, as }: FoundRegister,
  wanted: RegisterAsked["wanted"],
  asked: string,
  book: WordBook,
): RegisterAsked | null {
  const entries = as === "neutral" ? registersOf(entry.neutral, book) : [entry];
  const { formal, informal } = others(entries);
  if (wanted === "informal" && informal.length === 0 && as !== "formal") return null;
  if ((wanted === "formal" || wanted === "polite") && formal.length === 0 && as !== "informal")
    return null;
  return { entries, wanted, asked, as };
}

/** What a term is in the book, and nothing but the term. */
const registerNamed = (term: string, book: WordBook): FoundRegister | undefined => {
  const words = core(term);
  return registersIn(words, book).find(({ place }) => place.to - place.from === words.length);
};

/** How formal a word or a phrase is, and what to write instead, or what it is for; null where it is not known. */
export function sayRegisterOf(term: string, book: WordBook | undefined): string | null {
  if (book === undefined) return null;
  const found = registerNamed(term, book);
  const named = found && registerAsked(found, "either", term, book);
  return sayHowFormal(term, named ?? undefined, book);
}

/** Which of two is the more formal: by what the book has them as; null where it has one of them not. */
export function sayTheMoreFormal(
  one: string,
  other: string,
  book: WordBook | undefined,
): string | null {
  if (book === undefined) return null;
  const ranks = [one, other].map((term) => formalityOf(term, book));
  const [first, second] = ranks;
  if (first === undefined || second === undefined) return null;
  if (first === second)
    return `${quote(one)} and ${quote(other)} are about as formal as each other. ${[one, other].flatMap((term) => sayRegisterOf(term, book) ?? []).join(" ")}`;
  const [formal, plain] = (first > second ? [one, other] : [other, one]).map((each) =>
    each.replace(/^i\b/, "I"),
  ) as [string, string];
  return `${quote(formal)} is more formal than ${quote(plain)}. ${[formal, plain].flatMap((term) => sayRegisterOf(term, book) ?? []).join(" ")}`;
}

const formalities = ["chat", "informal", "neutral", "formal"];
function formalityOf(term: string, book: WordBook): number | undefined {
  const of = whereItFits(term, book)?.of ?? registerNamed(term, book)?.as;
  const rank = of === undefined ? -1 : formalities.indexOf(of);
  return rank < 0 ? undefined : rank;
}

/** Spelt alike, with a short form or without: “don't” is “do not”. */
const isSamePhrase = (one: string, other: string): boolean =>
  core(one).join(" ") === core(other).join(" ");

/** What the book says of the places of a term, with the term as the book writes it. */
function whereItFits(
  term: string,
  book: WordBook,
): (WordsThatFit & { phrase: string }) | undefined {
  for (const fits of book.whereWordsFit) {
    const isNamed = fits.of === "kinds of words" ? hasPhrase : isSamePhrase;
    const phrase = fits.words.find((each) => isNamed(term, each));
    if (phrase !== undefined) return { ...fits, phrase };
  }
  return undefined;
}
