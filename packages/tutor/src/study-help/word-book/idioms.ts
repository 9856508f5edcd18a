import { quote, quoteExample, stemOf, wordsOf } from "../../text";
import { core, idiomIn } from "./look-up";
import type { WordQuestion } from "./questions/word-question";
import type { Idiom, WordBook } from "./word-book";

/** What an idiom means, with an example. */
export const idiomTold = ({ phrase, meaning, example, level }: Idiom): string =>
  `${quote(phrase)} (an idiom, level ${level}) means: ${meaning}. For example: ${quoteExample(example)}`;

/** The idiom that a term is, whatever stands for “be” and for the person; undefined where it is none. */
export function idiomNamed(term: string, book: WordBook | undefined): Idiom | undefined {
  const words = core(term);
  // One word alone has meanings of its own: “broke”.
  if (book === undefined || words.length < 2) return undefined;
  const found = idiomIn(words, book);
  return found !== undefined && found.place.to - found.place.from === words.length
    ? found.entry
    : undefined;
}

/** What else is said of a subject that is no theme of the book. */
const near: Readonly<Record<string, string>> = { health: "ill healthy", illness: "ill" };

/** Idioms in which a subject is named, or any where there are none; all of them without a subject. */
export function idiomsAbout(subject: string, book: WordBook): WordQuestion {
  const words = wordsOf(subject.replace(/^(?:the|an?) /, ""));
  const [word = ""] = words.map((each) => each.replace(/s$/, ""));
  const stems = new Set([word, ...wordsOf(near[word] ?? "")].filter(Boolean).map(stemOf));
  const found = book.idioms.filter(({ phrase, meaning }) =>
    wordsOf(`${phrase} ${meaning}`).some((each) => stems.has(stemOf(each))),
  );
  if (found.length > 0) return { of: "idioms", title: "Here are some idioms", idioms: found };
  const title =
    word === ""
      ? "Here are some idioms"
      : `I know no idiom about ${quote(words.slice(0, 3).join(" "))}. Here are some others`;
  return { of: "idioms", title, idioms: book.idioms };
}
