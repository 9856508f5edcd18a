import { outlineParts } from "./lesson-facts";

/** A learner's place in a lesson; null or undefined before the first visit. */
export interface LessonPlace {
  /** Percent, 0 to 100. */
  readonly progress: number;
  readonly completedAt: unknown;
}

export interface CourseLesson {
  /** The CEFR level, A1 to C2. */
  readonly difficulty: string;
  readonly progress: LessonPlace | null;
  /** Why the learner may not open it; null, or nothing, where they may. */
  readonly lock?: string | null;
}

export const lessonStates = ["not-started", "in-progress", "completed"] as const;
export type LessonState = (typeof lessonStates)[number];

/** Not started, in progress or completed. Only a completion completes, whatever the progress. */
export function lessonState(place: LessonPlace | null): LessonState {
  if (place?.completedAt) return "completed";
  return place && place.progress > 0 ? "in-progress" : "not-started";
}

/**
 * Lessons to go on with: up to three in progress, then up to three not started; four in all.
 * `lessons` are in course order; `level` is the learner's own, null while nobody knows it.
 */
export const continueLearning = <L extends CourseLesson>(
  lessons: readonly L[],
  level: string | null,
): L[] =>
  [...firstThree(lessons, "in-progress"), ...lessonsToBegin(lessons, level).slice(0, 3)].slice(
    0,
    4,
  );

/**
 * Up to three lessons not started. What `continueLearning` shows already comes only where there
 * are too few others, so that a learner has more to choose from.
 */
export function recommendedLessons<L extends CourseLesson>(
  lessons: readonly L[],
  level: string | null,
): L[] {
  const shown = new Set(continueLearning(lessons, level));
  const toBegin = lessonsToBegin(lessons, level);
  const others = toBegin.filter((lesson) => !shown.has(lesson));
  return [...others, ...toBegin.filter((lesson) => shown.has(lesson))].slice(0, 3);
}

/**
 * Lessons not started: those from the learner's level on come first, in course order, and then
 * the ones below it. Locked ones come last, in the same order: what one can do now is offered first.
 */
function lessonsToBegin<L extends CourseLesson>(lessons: readonly L[], level: string | null): L[] {
  const notStarted = lessons.filter(({ progress }) => lessonState(progress) === "not-started");
  // CEFR levels are in the order of their names.
  const isBelow = ({ difficulty }: L) => level !== null && difficulty < level;
  const byLevel = [
    ...notStarted.filter((lesson) => !isBelow(lesson)),
    ...notStarted.filter(isBelow),
  ];
  const isLocked = ({ lock }: L) => typeof lock === "string";
  return [...byLevel.filter((lesson) => !isLocked(lesson)), ...byLevel.filter(isLocked)];
}

/**
 * What comes after a lesson in the course: the next one that is not completed, or else the first of
 * all others that is not; null where there is none, or no such lesson. `lessons` are in course order.
 */
export function nextLesson<L extends CourseLesson & { readonly id: string }>(
  lessons: readonly L[],
  lessonId: string,
): L | null {
  const place = lessons.findIndex(({ id }) => id === lessonId);
  if (place === -1) return null;
  const others = [...lessons.slice(place + 1), ...lessons.slice(0, place)];
  const left = others.filter(({ progress }) => lessonState(progress) !== "completed");
  return left.find(({ lock }) => typeof lock !== "string") ?? left[0] ?? null;
}

/** The number on the tile "This Week": lessons with any progress. */
export const lessonsBegun = (lessons: readonly CourseLesson[]): number =>
  lessons.filter(({ progress }) => progress !== null && progress.progress > 0).length;

const firstThree = <L extends CourseLesson>(lessons: readonly L[], state: LessonState): L[] =>
  lessons.filter(({ progress }) => lessonState(progress) === state).slice(0, 3);

/** Percent that a right answer in the simple player adds. */
export const PROGRESS_PER_CORRECT_ANSWER = 20;

/** Where progress stands until every part is answered: the last one is reached by its own answer. */
const BEFORE_THE_LAST_ANSWER = outlineParts.at(-2)!.reachedAt;

/**
 * Progress in the simple player after the answer to a part. A wrong one changes nothing.
 *
 * @param partsLeft how many parts are still without a right answer, this one not counted
 */
export function progressAfterAnswer(
  progress: number,
  isCorrect: boolean,
  partsLeft: number,
): number {
  if (!isCorrect) return progress;
  if (partsLeft === 0) return 100;
  const risen = Math.min(BEFORE_THE_LAST_ANSWER, progress + PROGRESS_PER_CORRECT_ANSWER);
  return Math.max(progress, risen);
}

/** What right answers to so many different parts come to, from nothing. */
export const progressOfParts = (parts: number): number =>
  parts >= outlineParts.length
    ? 100
    : Math.min(BEFORE_THE_LAST_ANSWER, parts * PROGRESS_PER_CORRECT_ANSWER);

/**
 * Where a learner is in the outline. The current part is the first not reached:
 * Grammar Practice from 60 up to 80 percent. At 100 there is none.
 */
export const outlineAt = (progress: number) =>
  outlineParts.map(({ id, title, reachedAt }, index) => ({
    id,
    title,
    isReached: progress >= reachedAt,
    isCurrent: progress < reachedAt && progress >= (outlineParts[index - 1]?.reachedAt ?? 0),
  }));
