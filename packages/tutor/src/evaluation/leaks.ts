import { toldKey } from "../guardrails/told-key";
import type { TutorLesson } from "../types";

/**
 * What a reply tells of the quiz that its learner has not written themselves; null where it tells nothing.
 * By what replies are held against before they are said, so that the two agree.
 *
 * @param asked the number of the question they want to know, from 1
 */
export const leakIn = (
  reply: string,
  lesson: TutorLesson,
  message: string,
  asked?: number,
): string | null => toldKey(reply, lesson, message, asked)?.what ?? null;
