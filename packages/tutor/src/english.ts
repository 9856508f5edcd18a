import { answerAboutEnglish } from "./english-questions/answer-english-question";
import { readEnglishQuestion } from "./english-questions/read-english-question";
import { givesAway } from "./spoilers";
import { hasPhrase } from "./text";
import type { Responder } from "./types";

/**
 * A question about English, or the description of a word, gets what is known of it. What a word of the
 * course means is told with its lesson, and nothing that a question of this lesson asks for.
 */
export const english: Responder = (chat) => {
  const { message, lastReply, corrections, course, lesson } = chat;
  const question = readEnglishQuestion(message, chat.english);
  const isTaught =
    question?.kind === "meaning" &&
    course.some(({ words }) => words.some(({ word }) => hasPhrase(word, question.term)));
  if (isTaught) return null;
  const answer = answerAboutEnglish(message, lastReply, chat.english, corrections);
  if (answer === null) return null;
  const isAsked = lesson?.quizQuestions.some(
    (each) => givesAway(answer, each) && !givesAway(message, each),
  );
  return isAsked === true ? [leaveToQuiz] : [answer];
};

const leaveToQuiz =
  "A question of this lesson asks about that, so I leave it to you. Say “hint”, and I help you to find it.";
