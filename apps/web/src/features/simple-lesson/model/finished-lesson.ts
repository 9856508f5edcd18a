import type { Completion, Lesson } from "@saywell/contract";

/** A lesson that was just completed in the simple player, until somebody has seen what it brought. */
export interface FinishedLesson {
  userId: string;
  lesson: Pick<Lesson, "id" | "title" | "difficulty">;
  result: Completion;
}

/** Where the tab keeps it, should the page be loaded anew before it was seen. */
const key = "saywell.finished-lesson";
/** The same where storage is blocked. */
let unseen: FinishedLesson | null = null;

/** Kept for the dashboard, where a completed lesson leads, until it is seen there. */
export function keepFinishedLesson(lesson: FinishedLesson): void {
  unseen = lesson;
  try {
    sessionStorage.setItem(key, JSON.stringify(picked(lesson)));
  } catch {
    // It stays until the page is left.
  }
}

/** Once it was seen it never comes back. */
export function forgetFinishedLesson(): void {
  unseen = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
}

/** What this learner has just finished, and has not seen yet. */
export function unseenLessonOf(userId: string): FinishedLesson | null {
  const lesson = unseen ?? stored();
  return lesson?.userId === userId ? lesson : null;
}

/** Of the lesson only what the card shows. */
const picked = ({ userId, lesson: { id, title, difficulty }, result }: FinishedLesson) => ({
  userId,
  lesson: { id, title, difficulty },
  result,
});

/** What the tab keeps. Storage may be blocked or hold nonsense: then nothing. */
function stored(): FinishedLesson | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as FinishedLesson | null;
    const isWhole =
      typeof kept?.userId === "string" &&
      typeof kept.lesson.title === "string" &&
      typeof kept.result.message === "string" &&
      Array.isArray(kept.result.badgesAwarded);
    return isWhole ? kept : null;
  } catch {
    return null;
  }
}
