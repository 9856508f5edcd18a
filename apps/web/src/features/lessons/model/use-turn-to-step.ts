import { type RefObject, useEffect, useRef } from "react";

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
  useTurnWhileWriting(stage);

  return firstControl;
}

/**
 * Turns to the step again when a keyboard opens over the page, or what Iris says comes late and pushes
 * the field down, while the answer is being written.
 */
function useTurnWhileWriting(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const onResize = () => {
      const isWriting =
        document.activeElement?.matches("input:not([type=radio]), textarea") ?? false;
      // Who has zoomed in looks where they want to.
      if (view?.scale === 1 && isWriting && stage.current?.contains(document.activeElement))
        turnTo(stage.current, "instant");
    };
    view?.addEventListener("resize", onResize);
    const observer = new ResizeObserver(onResize);
    if (stage.current) observer.observe(stage.current);
    return () => {
      view?.removeEventListener("resize", onResize);
      observer.disconnect();
    };
  }, [stage]);
}

/** CSS pixels left free above and below. */
const MARGIN = 12;

/**
 * Moves the page as little as shows all of the stage between the progress line and the bar, above a
 * keyboard too. Where it does not fit, what is to be answered and the answer come first, and what
 * Iris says to the answer before gives way.
 */
function turnTo(stage: HTMLElement | null, behavior: ScrollBehavior): void {
  if (!stage) return;
  const view = window.visualViewport;
  const viewTop = view?.offsetTop ?? 0;
  const viewBottom = viewTop + (view?.height ?? window.innerHeight);
  const from = Math.max(viewTop, progressHeight()) + MARGIN;
  const to = viewBottom - barHeight(stage) - MARGIN;
  const { top, bottom } = stage.getBoundingClientRect();
  const question = stage.querySelector("[data-question]")?.getBoundingClientRect().top ?? top;
  const isWhole = bottom - top <= to - from;
  let move = bottom - to;
  if (isWhole) move = top < from ? top - from : Math.max(move, 0);
  else if (bottom - question > to - from) move = question - from;
  if (move !== 0) window.scrollTo({ top: window.scrollY + move, behavior });
}

/** What the progress line covers at the top of the screen. */
const progressHeight = (): number =>
  document.querySelector<HTMLElement>("[data-lesson-progress]")?.offsetHeight ?? 0;

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
