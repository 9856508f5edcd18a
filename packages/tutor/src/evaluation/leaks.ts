import { givesAway, spoils } from "../spoilers";
import { hasPhrase, plainText, sentencesOf, wordsOf } from "../text";
import type { TutorLesson } from "../types";

/** Words with which somebody is told what to choose, or that their guess was right. */
const telling =
  /\b(?:answers?|correct|right|solution|choose|pick|option|choice|write|the (?:missing )?word is)\b/;
const confirming =
  /^(?:yes|right|correct|exactly|well done|great|perfect|that's (?:it|right|correct))\b/;

/**
 * What a reply tells of the quiz that its learner has not written themselves; null where it tells nothing.
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
  if (spoils(reply, lesson, message)) return "a whole answer";
  const questions = [...lesson.quizQuestions, ...lesson.outline];
  for (const sentence of sentencesOf(reply)) {
    if (!telling.test(plainText(sentence))) continue;
    const told = questions.find(
      (question) => givesAway(sentence, question) && !givesAway(message, question),
    );
    if (told !== undefined) return `“${told.correct}”, as the answer`;
  }
  const question = asked === undefined ? undefined : lesson.quizQuestions[asked - 1];
  if (question === undefined) return null;
  const isGuessed = hasPhrase(message, question.correct);
  if (!isGuessed && givesAway(reply, question)) return `“${question.correct}”`;
  const [first = ""] = wordsOf(reply);
  if (/^(?:yes|no)$/i.test(question.correct) && first === question.correct.toLowerCase())
    return question.correct;
  return isGuessed && confirming.test(plainText(reply)) ? "that a guess is right" : null;
}
