import {
  type OutlinePartId,
  outlineAt,
  outlineParts,
  progressAfterAnswer,
  progressOfParts,
  sameAnswer,
} from "@saywell/lesson";
import type { Lesson, OutlinePart } from "@saywell/contract";

/** One learner's way through the six parts of a lesson. */
export interface PartProgress {
  /** Percent; it only rises. */
  readonly progress: number;
  /** Parts whose question has paid its progress: each pays once. */
  readonly paid: readonly OutlinePartId[];
  /** The choices made in each part on this visit, in order. */
  readonly choices: Readonly<Partial<Record<OutlinePartId, readonly string[]>>>;
  /** Parts in which the learner has gone back to the question after a wrong choice. */
  readonly trying: readonly OutlinePartId[];
  /** Index of the part on the screen. */
  readonly shown: number;
  /** Index of the last part that was ever on the screen. */
  readonly furthest: number;
}

/** What is kept of the progress between visits. */
export type KeptProgress = Pick<PartProgress, "progress" | "paid">;

const lastPart = outlineParts.length - 1;

/**
 * Begins at the part that the progress leads to. Without a memory of earlier answers, the parts
 * reached count as paid: the questions left are always enough for 100 percent.
 */
export function beginParts(place: Lesson["progress"], kept: KeptProgress | null): PartProgress {
  const known = Math.max(place?.progress ?? 0, kept?.progress ?? 0);
  const paid =
    kept?.paid ?? outlineAt(known).flatMap(({ id, isReached }) => (isReached ? [id] : []));
  // Five parts were enough once: what this device kept then is not the end any more.
  const isDone = Boolean(place?.completedAt) || paid.length === outlineParts.length;
  const progress = isDone ? known : Math.min(known, progressOfParts(outlineParts.length - 1));
  const outline = outlineAt(progress);
  const current = outline.findIndex((part) => part.isCurrent);
  const atTheEnd = place?.completedAt ? 0 : lastPart;
  const shown = current === -1 ? atTheEnd : current;
  return {
    progress,
    paid,
    choices: {},
    trying: [],
    shown,
    furthest: shown,
  };
}

export const isRight = (part: OutlinePart, choice: string): boolean =>
  sameAnswer(part.correct, choice);

/** The progress after a choice. Only the first right one in a part adds progress; a wrong one adds nothing. */
export function answerPart(parts: PartProgress, part: OutlinePart, choice: string): PartProgress {
  const choices = { ...parts.choices, [part.id]: [...(parts.choices[part.id] ?? []), choice] };
  if (!isRight(part, choice) || parts.paid.includes(part.id)) return { ...parts, choices };
  const paid = [...parts.paid, part.id];
  const progress = progressAfterAnswer(parts.progress, true, outlineParts.length - paid.length);
  return { ...parts, choices, paid, progress };
}

/** Has the learner go back to the question of a part, and try once more. */
export const tryPartAgain = (parts: PartProgress, id: OutlinePartId): PartProgress => ({
  ...parts,
  trying: [...parts.trying, id],
});

export function showPart(parts: PartProgress, index: number): PartProgress {
  const shown = Math.min(Math.max(index, 0), lastPart);
  return { ...parts, shown, furthest: Math.max(parts.furthest, shown) };
}

/** The outline for the screen: the parts that may be opened are those reached, the current one, and those seen. */
export function outlineOf(parts: PartProgress) {
  return outlineAt(parts.progress).map((part, index) => ({
    ...part,
    isShown: index === parts.shown,
    canOpen: part.isReached || part.isCurrent || index <= parts.furthest,
  }));
}
export type OutlineItem = ReturnType<typeof outlineOf>[number];

/** Parts whose question has had no right answer, by their titles: what is left before the end. */
export const partsLeft = (parts: PartProgress): string[] =>
  areAllPartsDone(parts)
    ? []
    : outlineParts.flatMap(({ id, title }) => (parts.paid.includes(id) ? [] : [title]));

export const isFirstShown = (parts: PartProgress): boolean => parts.shown === 0;
export const isLastShown = (parts: PartProgress): boolean => parts.shown === lastPart;
export const areAllPartsDone = (parts: PartProgress): boolean => parts.progress >= 100;
/**
 * Whether the lesson can be completed from the part on the screen. One that was done before is gone
 * through again first: it was repeated by one tap on its first page.
 */
export const mayComplete = (parts: PartProgress): boolean =>
  areAllPartsDone(parts) && (isLastShown(parts) || Object.keys(parts.choices).length > 0);
