import { givesAway } from "../spoilers";
import { hasPhrase, plainText, sentencesOf, wordsOf } from "../text";
import type { QuizItem, TutorLesson } from "../types";

/** Words with which somebody is told what to choose. */
const telling =
  /\b(?:answers?|solution|option|choice|key|(?:missing )?word|form|gap|it|number \d|question \d)\b[^.?!]{0,40}(?:\bis\b|\bwas\b|\bare\b|:|=|'s\b)|\b(?:choose|pick|select|fill in|take|put)\b|\b(?:correct|right) (?:answer|word|form|sentence|question|choice|option)|"[^"]+" (?:is|was) (?:right|correct)/;
const confirming =
  /^(?:yes|right|correct|exactly|well done|great|perfect|that's (?:it|right|correct)|that is (?:it|right|correct))\b/;

type Question = QuizItem & { readonly acceptAlternatives?: readonly string[] };
const rightAnswers = ({ correct, acceptAlternatives = [] }: Question): string[] => [
  correct,
  ...acceptAlternatives,
];

/**
 * What a reply tells of the quiz that its learner has not written themselves; null where it tells nothing.
 * Words that the lesson teaches may be said, but not as an answer.
 *
 * @param asked the number of the question they want to know, from 1; its answer must not be told at
 *   all, nor a guess at it be confirmed
 */
export function leakIn(
  reply: string,
  lesson: TutorLesson,
  message: string,
  asked?: number,
): string | null {
  const questions: Question[] = [...lesson.quizQuestions, ...lesson.outline];
  const whole = questions
    .flatMap(rightAnswers)
    .find(
      (answer) =>
        wordsOf(answer).length > 2 &&
        hasPhrase(reply, answer) &&
        !hasPhrase(message, answer) &&
        !lesson.words.some(({ word }) => hasPhrase(word, answer)),
    );
  if (whole !== undefined) return `“${whole}”`;
  for (const sentence of sentencesOf(reply)) {
    const plain = plainText(sentence);
    if (!telling.test(plain) || plain.startsWith("instead of")) continue;
    const told = questions.find((each) => givesAway(sentence, each) && !isWritten(message, each));
    if (told !== undefined) return `“${told.correct}”, as the answer`;
  }
  const question = asked === undefined ? undefined : lesson.quizQuestions[asked - 1];
  if (question === undefined) return null;
  const isGuessed = isWritten(message, question);
  if (!isGuessed && givesAway(reply, question)) return `“${question.correct}”`;
  const [first = ""] = wordsOf(reply);
  if (/^(?:yes|no)$/i.test(question.correct) && first === question.correct.toLowerCase())
    return question.correct;
  return isGuessed && confirming.test(plainText(reply)) ? "that a guess is right" : null;
}

const isWritten = (message: string, question: Question): boolean =>
  rightAnswers(question).some((answer) => hasPhrase(message, answer));
