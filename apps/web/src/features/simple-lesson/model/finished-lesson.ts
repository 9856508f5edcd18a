import type { Completion, Lesson } from "@saywell/contract";
import { createStore } from "../../../lib/store";
import { useStore } from "../../../lib/use-store";

/** A lesson that was just completed in the simple player, until somebody has looked at what it brought. */
export interface FinishedLesson {
  userId: string;
  lesson: Pick<Lesson, "id" | "title" | "difficulty">;
  result: Completion;
}

/** Where the tab keeps it, also over a reload. */
const key = "saywell.finished-lesson";
const finished = createStore<{ lesson: FinishedLesson | null }>({ lesson: readFinishedLesson() });

/** Kept for the dashboard, where a completed lesson leads, until it is closed there. */
export function keepFinishedLesson(lesson: FinishedLesson): void {
  keep(lesson);
  finished.setState({ lesson });
}
export function closeFinishedLesson(): void {
  keep(null);
  finished.setState({ lesson: null });
}

function keep(lesson: FinishedLesson | null): void {
  try {
    if (lesson === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(picked(lesson)));
  } catch {
    // It stays until the page is left.
  }
}

/** Of the lesson only what the card shows. */
const picked = ({ userId, lesson: { id, title, difficulty }, result }: FinishedLesson) => ({
  userId,
  lesson: { id, title, difficulty },
  result,
});

/** What the tab keeps. Storage may be blocked or hold nonsense: then nothing. */
export function readFinishedLesson(): FinishedLesson | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? "null") as FinishedLesson | null;
    const isWhole =
      typeof stored?.userId === "string" &&
      typeof stored.lesson.title === "string" &&
      typeof stored.result.message === "string" &&
      Array.isArray(stored.result.badgesAwarded);
    return isWhole ? stored : null;
  } catch {
    return null;
  }
}

/** What this learner has just finished. */
export function useFinishedLesson(userId: string): FinishedLesson | null {
  const { lesson } = useStore(finished);
  return lesson?.userId === userId ? lesson : null;
}
