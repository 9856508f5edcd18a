import { asksOfQuiz } from "./asks-of-quiz";
import { leaveToQuiz } from "./english";
import { toldKey } from "./guardrails/told-key";
import { readRequest } from "./requests/reading/read-request";
import { givesAway, holdsAnswer } from "./spoilers";
import { clip, hasStems, quote, quoteExample, stemOf, wordsOf } from "./text";
import type { QuizItem, Responder, Chat, TutorLesson } from "./types";

const asksForHint: readonly RegExp[] = [
  /\b(?:hint|clue|tip)s?\b/,
  /\b(?:help|stuck|explain|do|understand)\b.*\b(?:questions?|quiz|exercise|part|step|answer)\b/,
  /\b(?:questions?|quiz|exercise|part|step)\b.*\b(?:help|stuck|difficult|hard|understand)\b/,
  /\b(?:right|correct|the|an|my|quiz|good) (?:answers?|solution)\b/,
  /\banswers? (?:to|of|for|is|please)\b|\bsolve\b/,
  /\bwhich (?:one |answer |choice )?is (?:right|correct|true|best)\b/,
  /^(?:question|number) \w+\W*$/,
];

/** A question of the lesson that can be hinted at. */
interface Riddle extends QuizItem {
  /** How the hint calls it. */
  readonly label: string;
  readonly acceptAlternatives?: readonly string[];
  readonly names: RegExp;
}

const numbers = "one two three four five six seven eight nine ten".split(" ");
const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

function riddlesOf(lesson: TutorLesson): Riddle[] {
  const quiz = lesson.quizQuestions.map((question, index) => ({
    ...question,
    label: `question ${index + 1}`,
    names: new RegExp(
      `\\b(?:(?:question|number|quiz|q) ?(?:${index + 1}|${numbers[index]})|(?:${ordinals[index]}|${index + 1}(?:st|nd|rd|th)) question)\\b`,
    ),
  }));
  const parts = lesson.outline.map((part) => ({
    ...part,
    label: `the question of ${quote(part.title)}`,
    names: new RegExp(`\\b${part.title.toLowerCase().replace(/ exercise$/, "")}\\b`),
  }));
  return [...quiz, ...parts];
}

/** Help with a question of the lesson: one hint after the other, never the answer. */
export const hint: Responder = (chat) => {
  const { lesson, plain, message, words } = chat;
  if (lesson === null) {
    return /\b(?:hint|clue|question (?:\d+|one|two|three|four|five|six|seven|eight))\b/.test(plain)
      ? [
          "I give hints inside a lesson. Open the lesson, and ask me there.",
          "I cannot see which lesson you mean. Open it, and I will help you with its questions.",
        ]
      : null;
  }
  const riddles = riddlesOf(lesson);
  const step = lesson.dialogueFlow.steps.find(({ text }) => covers(message, text) >= 0.8);
  if (step?.hint) return [step.hint, `${step.hint} Now try it.`];
  const copied = riddles.find(({ question }) => covers(message, question) >= 0.8);
  const named = riddles.find(({ names }) => names.test(plain));
  const last = lastHinted(chat, riddles);
  const asks =
    asksForHint.some((pattern) => pattern.test(plain)) ||
    (named !== undefined &&
      (named.label.startsWith("question") || /\b(?:help|stuck|difficult|hard)\b/.test(plain))) ||
    (last !== undefined &&
      words.length <= 5 &&
      /\b(?:tell|more|another|again|next|give)\b/.test(plain));
  if (copied === undefined && !asks)
    return asksOfQuiz(message, lesson) && isAsking(chat) ? [leaveToQuiz] : null;

  const riddle = copied ?? named ?? last;
  if (riddle !== undefined) return hintsFor(riddle, lesson);
  const count = lesson.quizQuestions.length;
  return [
    `I will give you a hint, not the answer. Which question is it? Write its number in the quiz, 1 to ${count}, or copy the question here.`,
    `For a hint I need the question. Copy it here, or write “question 1” or the name of the part, for example “${lesson.outline[0]?.title ?? "Introduction"}”.`,
  ];
};

/** Said instead of a reply that would tell the answer to a question of the lesson. */
export function hintInstead(reply: string, message: string, lesson: TutorLesson): string {
  const question = toldKey(reply, lesson, message)?.question;
  const riddle = riddlesOf(lesson).find((each) => each.question === question?.question);
  return riddle === undefined ? leaveToQuiz : (hintsFor(riddle, lesson)[0] ?? leaveToQuiz);
}

/** Whether somebody wants to know something, and does not just tell it. */
const isAsking = ({ message, english }: Chat): boolean =>
  /\?|\b(?:ok|right|correct|check|or not)\b/i.test(message) ||
  readRequest(message, english) !== null;

/** How much of a question a message repeats, 0 to 1; short questions cannot be told apart. */
function covers(message: string, question: string): number {
  const wanted = [...new Set(wordsOf(question))];
  const written = new Set(wordsOf(message));
  if (wanted.length < 4) return 0;
  return wanted.filter((word) => written.has(word)).length / wanted.length;
}

const lastHinted = ({ lastReply }: Chat, riddles: readonly Riddle[]): Riddle | undefined =>
  riddles.find(({ label }) => lastReply?.includes(`for ${label}:`));

function hintsFor(riddle: Riddle, lesson: TutorLesson): string[] {
  const hints = [
    wordHint(riddle, lesson),
    grammarHint(riddle, lesson),
    ...choiceHints(riddle),
    formHint(riddle),
  ]
    .filter((text) => text !== undefined)
    .filter((text) => !givesAway(text, riddle));
  return [
    ...hints.map((text) => `A hint for ${riddle.label}: ${text}`),
    `Those are all my hints for ${riddle.label}: now it is your turn.`,
  ];
}

/** Points to the word of the lesson that the answer needs, by its meaning. */
function wordHint({ correct, question }: Riddle, { words }: TutorLesson): string | undefined {
  const needed = words.find(({ word }) => hasStems(correct, word) && !hasStems(question, word));
  return needed && `think of the word that means: ${needed.meaning}.`;
}

/** Points to an example of the grammar that is most like the question. */
function grammarHint(riddle: Riddle, { grammar }: TutorLesson): string | undefined {
  const wanted = new Set(wordsOf(`${riddle.question} ${riddle.correct}`).map(stemOf));
  const [best] = grammar.examples
    .filter((example) => !holdsAnswer(example, riddle))
    .map((example) => ({
      example,
      likeness: wordsOf(example).filter((word) => wanted.has(stemOf(word))).length,
    }))
    .toSorted((a, b) => b.likeness - a.likeness);
  if (best === undefined) return undefined;
  return `remember ${quote(grammar.title)}. Look at this example: ${quoteExample(best.example)}`;
}

/** Takes wrong choices away, as long as two are left to choose from. */
function choiceHints({ choices, correct }: Riddle): string[] {
  const wrong = choices.filter((choice) => choice !== correct);
  return wrong
    .slice(0, Math.max(0, choices.length - 2))
    .map((choice) => `it is not ${quote(clip(choice, 120))}.`);
}

/** About the shape of the answer only. */
function formHint({ choices, correct }: Riddle): string {
  const words = wordsOf(correct);
  if (choices.length > 0 || /^(?:yes|no)$/i.test(correct)) {
    return "read it once more, slowly, and say each answer to yourself. Which one sounds right?";
  }
  return words.length > 1
    ? `your answer needs ${words.length} words. Say it aloud before you write it.`
    : `it is one word with ${correct.length} letters. Read the sentence aloud with it.`;
}
