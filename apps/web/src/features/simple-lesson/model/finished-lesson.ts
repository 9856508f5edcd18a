import type { Completion, Lesson } from "@saywell/contract";
import { createStore } from "../../../lib/store";
import { useStore } from "../../../lib/use-store";

/** A lesson that was just completed in the simple player, until somebody has looked at what it brought. */
export interface FinishedLesson {
  userId: string;
  lesson: Pick<Lesson, "id" | "title" | "difficulty">;
  result: Completion;
}

const finished = createStore<{ lesson: FinishedLesson | null }>({ lesson: null });

/** Kept for the dashboard, where a completed lesson leads. */
export const keepFinishedLesson = (lesson: FinishedLesson): void => finished.setState({ lesson });
export const closeFinishedLesson = (): void => finished.setState({ lesson: null });

/** What this learner has just finished. */
export function useFinishedLesson(userId: string): FinishedLesson | null {
  const { lesson } = useStore(finished);
  return lesson?.userId === userId ? lesson : null;
}
