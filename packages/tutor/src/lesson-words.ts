import { sayCompound } from "./english-questions/compound-nouns";
import { readEnglishQuestion } from "./english-questions/read-english-question";
import { clip, hasPhrase, hasStems, quote, quoteExample, stemOf, wordsOf } from "./text";
import { spoils } from "./spoilers";
import type { LessonWord, Responder, TutorLesson } from "./types";

/** How learners ask about a word, right or wrong. The word is what is caught. */
const questions: readonly RegExp[] = [
  /\bwhat (?:(?:does|did|do|is|are) )?(?:the )?(?:words? |phrase |expression )?(.+?) means?\b/,
  /\b(?:meaning|definition) of (?:the )?(?:word |phrase |expression )?(.+)/,
  /\bwhat means? (?:the )?(?:word |phrase )?(.+)/,
  /^(.+?) means? what\b/,
  /\bdefine (.+)/,
  /\b(?:how|when|where) (?:do|can|could|should|to|must)(?: i| we| you)? use (?:the )?(?:word |phrase )?(.+)/,
  /\buse (.+?) in a sentence\b/,
  /\b(?:examples?|sentences?)\b.*?\b(?:with|of|for|using) (?:the )?(?:word |phrase )?(.+)/,
  /(?<!\b(?:first|last|every|each|no|another|kind|nice|bad|good) )\b(?:word|phrase|expression) (.+)/,
  /\bhow (?:do|can) (?:i|you|we) (?:say|spell|pronounce) (.+)/,
  /\b(?:don't|dont|do not) (?:know|understand) (?!(?:yet|now|still|exactly|really|well|for sure|about|because|and|but|maybe|perhaps|it|this|that|any|every|no|some|many|much|each|him|her|them|me|us|you|anything|where|when|why|how|who|if|what (?:to|i|he|she|we|they)|my|your|his|their|our)(?:body|one|thing)?\b)(.+)/,
];
/** These ask about many other things too, so only words of the lesson count. */
const looseQuestions: readonly RegExp[] = [
  /\bwhat(?:'s| is| are|s) (.+)/,
  /\b(?:explain|about|understand|remember) (.+)/,
  /^(.+)\?$/,
  /^"(.+)"$/,
];
const asksForExample = /\b(?:examples?|sentences?|use|using)\b/;

const caughtBy = (patterns: readonly RegExp[], plain: string): string[] =>
  patterns.flatMap((pattern) => {
    const caught = pattern.exec(plain)?.[1];
    return caught === undefined ? [] : [termOf(caught)];
  });

/** What was asked about, without the politeness around it. */
const termOf = (caught: string): string =>
  wordsOf(
    caught
      .replace(/[?.!].*$/, "")
      .replace(/(?<=\S )(?:please|in english|in this lesson|in the lesson|here|to me)\s*$/, ""),
  )
    .join(" ")
    .replace(/^(?:an?|the|to|this|that|these) (?=.)/, "");

/** What a question about a word asks about, the likeliest reading first; empty for any other. */
export const termsAskedAbout = (plain: string): string[] =>
  caughtBy(questions, plain).filter(Boolean);

/** The entry of a term, whatever its ending, and whether or not "to" or "a" stands before it. */
function lookUp(words: readonly LessonWord[], term: string): LessonWord | undefined {
  const stems = (text: string): string => wordsOf(text).map(stemOf).join(" ");
  // A message may be long, and the words of a course are many: it is read once.
  const wanted = termOf(wordsOf(term).join(" "));
  const wantedStems = stems(wanted);
  return (
    words.find(({ word }) => termOf(word) === wanted) ??
    words.find(({ word }) => stems(termOf(word)) === wantedStems)
  );
}

/** Whether a lesson of the course teaches a word, and not only a phrase with it in it. */
export const isTaughtIn = (
  course: readonly { readonly words: readonly LessonWord[] }[],
  term: string,
): boolean => course.some(({ words }) => lookUp(words, term) !== undefined);

/** A question about a word of the lesson gets its meaning and an example. */
export const lessonWord: Responder = ({ plain, words, lesson, message, english }) => {
  if (lesson === null) return null;
  const asked = readEnglishQuestion(message, english);
  if (asked?.kind === "difference") return differenceOf(asked.terms, lesson);
  const terms = [...termsAskedAbout(plain), ...caughtBy(looseQuestions, plain)];
  if (words.length <= 4) terms.push(words.join(" "));
  const found = terms.map((term) => lookUp(lesson.words, term)).find(Boolean);
  const named =
    found === undefined && /\b(?:mean|means|meaning|compare)\b/.test(plain)
      ? lesson.words.filter(({ word }) => hasStems(plain, word)).slice(0, 2)
      : [];
  if (found) return describe(found, { lesson, message, plain });
  return named.length > 0 ? [named.map(meaningOf).join(" ")] : null;
};

/** Two words of the lesson are told apart by what they mean; any others by what is known of English. */
function differenceOf(terms: readonly string[], { words }: TutorLesson): string[] | null {
  const [one, other] = terms.map((term) => lookUp(words, term));
  return one === undefined || other === undefined || one === other
    ? null
    : [`${meaningOf(one)} ${meaningOf(other)}`];
}

const meaningOf = ({ word, partOfSpeech, meaning }: LessonWord): string =>
  `${quote(word)} (${partOfSpeech}) means: ${meaning.replace(/[.\s]+$/, "")}.`;

function describe(
  entry: LessonWord,
  { lesson, message, plain }: { lesson: TutorLesson; message: string; plain: string },
): string[] {
  const shown = [
    entry.example,
    ...lesson.grammar.examples.filter((each) => hasStems(each, entry.word)),
  ]
    .filter((example) => !spoils(example, lesson, message))
    .map((example) => `For example: ${quoteExample(example)}`);
  const [example = "", another = example] = shown;
  const invite = `Can you write a sentence with ${quote(entry.word)}?`;
  const again = `Now you: write a sentence with ${quote(entry.word)}.`;
  const meaning = meaningOf(entry);
  const replies = asksForExample.test(plain)
    ? [`${example} ${meaning} ${invite}`, `${meaning} ${another} ${again}`]
    : [`${meaning} ${example} ${invite}`, `${another} ${meaning} ${again}`];
  return replies.map((reply) => reply.replace(/\s+/g, " ").trim());
}

/** A question about a word that this lesson does not teach: another may, or nobody here knows. */
export const wordElsewhere: Responder = ({ plain, course, lesson, english }) => {
  const terms = termsAskedAbout(plain).filter(
    (term) => !/^(?:it|this|that|you|i|they|he|she)\b/.test(term),
  );
  const place = [...terms, ...caughtBy(looseQuestions, plain)]
    .flatMap((term) =>
      course.map((each) => ({ title: each.title, entry: lookUp(each.words, term) })),
    )
    .find(({ entry }) => entry !== undefined);
  if (place?.entry) {
    const { title, entry } = place;
    return [
      `${meaningOf(entry)} It is a word of the lesson ${quote(title)}.`,
      `The lesson ${quote(title)} teaches it. ${meaningOf(entry)} For example: ${quoteExample(entry.example)}`,
    ];
  }
  const term = terms.find((each) => wordsOf(each).length <= 4);
  if (term === undefined) return null;
  // Two nouns side by side, and words of the large dictionary, are known though no lesson teaches them.
  const pair = sayCompound(term, english.entries);
  if (pair !== null) return [pair];
  const first = english.entries.get(term)?.meanings[0];
  if (first !== undefined && first.isTooHard !== true) {
    const level = /\blevel\b/.test(plain)
      ? "I do not know its level for sure, but I know this. "
      : "";
    return [
      `${level}${quote(term)} (${first.partOfSpeech}) means: ${first.meaning.replace(/[.\s]+$/, "")}.${first.example === null ? "" : ` For example: ${quoteExample(first.example)}`}`,
    ];
  }
  const shown = quote(clip(term, 40));
  const known = lesson?.words
    .filter(({ word }) => !hasPhrase(term, word))
    .slice(0, 3)
    .map(({ word }) => quote(word))
    .join(", ");
  const help = known
    ? `In this lesson I can explain ${known} and more.`
    : "Write me the sentence in which you found it, and I can look at the words around it. Or tell me in easy English what you think it is.";
  return [
    `I do not know ${shown}, and I do not want to guess. ${help}`,
    `I am not sure about ${shown}. A dictionary will tell you. ${help}`,
  ];
};
