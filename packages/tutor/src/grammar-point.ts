import { termsAskedAbout } from "./lesson-words";
import { spoils } from "./spoilers";
import { clip, contentWords, hasPhrase, quote, quoteExample, rotate, sentencesOf } from "./text";
import type { Responder, Chat, TutorLesson } from "./types";

const namesGrammar = /\b(?:grammar|grammatical|rules?|tenses?)\b/;
const asks =
  /\b(?:explain|why|how|when|difference|understand|what|help|example|examples|tell me|show me)\b|\?\s*$/;
/** Words of grammar titles that are about anything. */
const general = new Set(["verb", "verbs", "form", "forms", "before", "after", "words", "plans"]);

/** A question about the lesson's grammar point gets the explanation, part by part, with examples. */
export const grammar: Responder = (chat) => {
  const { lesson, plain } = chat;
  if (lesson === null) return null;
  const term = askedTerm(chat, lesson);
  if (!namesGrammar.test(plain) && term === undefined) return null;

  const { title, explanation, examples } = lesson.grammar;
  const sentences = sentencesOf(explanation).filter((each) => !spoils(each, lesson, chat.message));
  const first = sentences.findIndex((each) => term !== undefined && hasPhrase(each, term));
  const shown = examples.filter((each) => !spoils(each, lesson, chat.message));
  const fitting = shown.filter((each) => term !== undefined && hasPhrase(each, term));
  const explained = partsOf(rotate(sentences, Math.max(first, 0))).map((part, index) => {
    const [example] = rotate(fitting.length > 0 ? fitting : shown, index);
    const end = example === undefined ? "" : ` For example: ${quoteExample(example)}`;
    return `${quote(title)}: ${part}${end}`;
  });
  const looked = shown.map(
    (example) =>
      `Look at this for ${quote(title)}: ${quoteExample(example)} What do you see there?`,
  );
  return [...explained, ...looked];
};

/** The words of the grammar point that the message asks about. */
function askedTerm({ plain, message }: Chat, { grammar }: TutorLesson): string | undefined {
  if (!asks.test(plain)) return undefined;
  const inTitle = contentWords(grammar.title).filter((word) => !general.has(word));
  const everything = [grammar.title, grammar.explanation, ...grammar.examples].join("\n");
  return (
    termsAskedAbout(plain).find((term) => hasPhrase(everything, term)) ??
    inTitle.find((word) => hasPhrase(message, word))
  );
}

/** Sentences put together to parts that are short enough to read in a chat. */
function partsOf(sentences: readonly string[], max = 330): string[] {
  const parts: string[] = [];
  for (const sentence of sentences.map((each) => clip(each, max))) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length < max) {
      parts[parts.length - 1] = `${last} ${sentence}`;
    } else parts.push(sentence);
  }
  return parts;
}
