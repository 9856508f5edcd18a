import { wordByDescriptionAsked } from "./english-questions/answer-english-question";
import { givesAway } from "./spoilers";
import type { Responder } from "./types";

/** The description of a word gets the word, unless a question of this lesson asks for it. */
export const described: Responder = ({ message, lastReply, english, lesson }) => {
  const answer = wordByDescriptionAsked(message, lastReply, english);
  if (answer === null) return null;
  const isAsked = lesson?.quizQuestions.some(
    (each) => givesAway(answer, each) && !givesAway(message, each),
  );
  return isAsked === true ? [leaveToQuiz] : [answer];
};

/** Said instead of what a question of the lesson asks for. */
export const leaveToQuiz =
  "A question of this lesson asks about that. So I leave it to you. Say “hint”, and I help you to find it.";
