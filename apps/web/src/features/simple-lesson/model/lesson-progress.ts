import {
  type OutlinePartId,
  outlineAt,
  outlineParts,
  progressAfterAnswer,
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
  const progress = Math.max(place?.progress ?? 0, kept?.progress ?? 0);
  const outline = outlineAt(progress);
  const current = outline.findIndex((part) => part.isCurrent);
  const atTheEnd = place?.completedAt ? 0 : lastPart;
  const shown = current === -1 ? atTheEnd : current;
  return {
    progress,
    paid: kept?.paid ?? outline.filter((part) => part.isReached).map((part) => part.id),
    choices: {},
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
  return {
    ...parts,
    choices,
    paid: [...parts.paid, part.id],
    progress: progressAfterAnswer(parts.progress, true),
  };
}

/** Whether to say why yet: after a first wrong choice the learner is sent back to look again. */
export const mayExplain = (part: OutlinePart, choices: readonly string[]): boolean =>
  choices.length > 1 || choices.some((choice) => isRight(part, choice));

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

export const isFirstShown = (parts: PartProgress): boolean => parts.shown === 0;
export const isLastShown = (parts: PartProgress): boolean => parts.shown === lastPart;
export const areAllPartsDone = (parts: PartProgress): boolean => parts.progress >= 100;
