import { type RefObject, useEffect, useRef } from "react";

/** CSS pixels that the progress line keeps at the top of the screen. */
const PROGRESS_HEIGHT = 96;

/**
 * When a step has followed another, its first control takes the focus and the page turns to it.
 * The page turns to it again when something else has moved it, and to the learner's turn where they
 * come back in the middle of a lesson. Returns the ref for the control.
 */
export function useTurnToStep(
  stepId: string | undefined,
  hasNotice: boolean,
  stage: RefObject<HTMLElement | null>,
  isComingBack: boolean,
  /** Where the lesson has stopped at the step: what is said there takes room. */
  stopStage: string | undefined,
): RefObject<HTMLElement | null> {
  const firstControl = useRef<HTMLElement>(null);
  const shown = useRef({ stepId: isComingBack ? null : stepId, hasNotice, stopStage });

  useEffect(() => {
    const before = shown.current;
    shown.current = { stepId, hasNotice, stopStage };
    // Measured before the focus moves: the focus would have the page laid out a second time.
    const hasNews = (hasNotice && !before.hasNotice) || before.stopStage !== stopStage;
    if (before.stepId !== stepId || hasNews)
      turnTo(stage.current, before.stepId === null ? "instant" : motion());
    if (before.stepId !== stepId && before.stepId !== null)
      firstControl.current?.focus({ preventScroll: true });
  }, [stepId, hasNotice, stopStage, stage]);

  return firstControl;
}

/** CSS pixels left free below. */
const MARGIN = 16;

/** Moves the page as little as shows all of the stage between the progress line and the bar. */
function turnTo(stage: HTMLElement | null, behavior: ScrollBehavior): void {
  if (!stage) return;
  const { top, bottom } = stage.getBoundingClientRect();
  const edge = window.innerHeight - barHeight(stage) - MARGIN;
  // The teacher's line comes first where line and answer don't fit on the screen together.
  const isTall = bottom - top > edge - PROGRESS_HEIGHT;
  const move = isTall || top < PROGRESS_HEIGHT ? top - PROGRESS_HEIGHT : Math.max(bottom - edge, 0);
  if (move !== 0) window.scrollTo({ top: window.scrollY + move, behavior });
}

/** What a bar at the bottom edge covers; one that stands in its place covers nothing. */
function barHeight(stage: HTMLElement): number {
  const bar = stage.querySelector<HTMLElement>("[data-action-bar]");
  return bar && getComputedStyle(bar).position === "fixed" ? bar.offsetHeight : 0;
}

const motion = (): ScrollBehavior =>
  window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ||
  document.documentElement.dataset["motion"] === "reduced"
    ? "instant"
    : "smooth";
