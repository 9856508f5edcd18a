import { type QuizEvent, type QuizState, replayQuiz } from "@saywell/quiz";

/** What happened in one stretch of a game, and the game after it. */
export interface Segment {
  told: readonly QuizEvent[];
  state: QuizState;
}

/** What is told together with the game as it is then, and not as it is a moment later. */
const begins = new Set<QuizEvent["type"]>(["started", "revealed", "ended"]);

/**
 * Parts what happened at one moment, so that what is told of an answer shows the question still
 * open, although the same answer closed it.
 *
 * @param to the game after all of it
 */
export function segmentsOf(
  from: QuizState,
  events: readonly QuizEvent[],
  to: QuizState,
): Segment[] {
  const parts: QuizEvent[][] = [];
  let before: QuizEvent | undefined;
  for (const event of events) {
    const isNew = begins.has(event.type) || (event.type === "asked" && before?.type !== "started");
    const last = parts.at(-1);
    if (last === undefined || isNew) parts.push([event]);
    else last.push(event);
    before = event;
  }
  let state = from;
  return parts.map((told, place) => {
    // Nearly always there is one part: hundreds of answers are not played twice.
    state = place === parts.length - 1 ? to : replayQuiz(state, told);
    return { told, state };
  });
}
