import {
  type OutlinePartId,
  outlineAt,
  outlineThresholds,
  progressAfterAnswer,
  sameAnswer,
} from "@saywell/lesson";
import type { Lesson, OutlinePart } from "@saywell/contract";

/** One learner's way through the six parts of a lesson. */
export interface Walk {
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

/** What is kept of a walk between visits. */
export type KeptWalk = Pick<Walk, "progress" | "paid">;

const lastPart = outlineThresholds.length - 1;

/**
 * Begins at the part that the progress leads to. Without a memory of earlier answers, the parts
 * reached count as paid: the questions left are always enough for 100 percent.
 */
export function beginWalk(place: Lesson["progress"], kept: KeptWalk | null): Walk {
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

/** The walk after a choice. Only the first right one in a part adds progress; a wrong one adds nothing. */
export function answerPart(walk: Walk, part: OutlinePart, choice: string): Walk {
  const choices = { ...walk.choices, [part.id]: [...(walk.choices[part.id] ?? []), choice] };
  if (!isRight(part, choice) || walk.paid.includes(part.id)) return { ...walk, choices };
  return {
    ...walk,
    choices,
    paid: [...walk.paid, part.id],
    progress: progressAfterAnswer(walk.progress, true),
  };
}

/** Whether to say why yet: after a first wrong choice the learner is sent back to look again. */
export const mayExplain = (part: OutlinePart, choices: readonly string[]): boolean =>
  choices.length > 1 || choices.some((choice) => isRight(part, choice));

export function showPart(walk: Walk, index: number): Walk {
  const shown = Math.min(Math.max(index, 0), lastPart);
  return { ...walk, shown, furthest: Math.max(walk.furthest, shown) };
}

/** The outline for the screen: the parts that may be opened are those reached, the current one, and those seen. */
export function outlineOf(walk: Walk) {
  return outlineAt(walk.progress).map((part, index) => ({
    ...part,
    isShown: index === walk.shown,
    canOpen: part.isReached || part.isCurrent || index <= walk.furthest,
  }));
}
export type OutlineItem = ReturnType<typeof outlineOf>[number];

export const isFirstShown = (walk: Walk): boolean => walk.shown === 0;
export const isLastShown = (walk: Walk): boolean => walk.shown === lastPart;
export const isWalked = (walk: Walk): boolean => walk.progress >= 100;
