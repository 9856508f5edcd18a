import { applyQuizEvent, type QuizEvent, type QuizState } from "@saywell/quiz";

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
 */
export function segmentsOf(from: QuizState, events: readonly QuizEvent[]): Segment[] {
  const segments: { told: QuizEvent[]; state: QuizState }[] = [];
  let state = from;
  let before: QuizEvent | undefined;
  for (const event of events) {
    state = applyQuizEvent(state, event);
    const isNew = begins.has(event.type) || (event.type === "asked" && before?.type !== "started");
    const last = segments.at(-1);
    if (last === undefined || isNew) segments.push({ told: [event], state });
    else {
      last.told.push(event);
      last.state = state;
    }
    before = event;
  }
  return segments;
}
