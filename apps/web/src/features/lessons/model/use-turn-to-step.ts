import { type RefObject, useEffect, useRef } from "react";

/** CSS pixels that the progress line keeps at the top of the screen. */
const PROGRESS_HEIGHT = 96;

/**
 * When a step has followed another, its first control takes the focus and the page turns to it.
 * The page turns to it again when something else has moved it. Returns the ref for the control.
 */
export function useTurnToStep(
  stepId: string | undefined,
  hasNotice: boolean,
  stage: RefObject<HTMLElement | null>,
): RefObject<HTMLElement | null> {
  const firstControl = useRef<HTMLElement>(null);
  const shown = useRef({ stepId, hasNotice });

  useEffect(() => {
    const before = shown.current;
    shown.current = { stepId, hasNotice };
    // Measured before the focus moves: the focus would have the page laid out a second time.
    if (before.stepId !== stepId || (hasNotice && !before.hasNotice)) turnTo(stage.current);
    if (before.stepId !== stepId) firstControl.current?.focus({ preventScroll: true });
  }, [stepId, hasNotice, stage]);

  return firstControl;
}

function turnTo(stage: HTMLElement | null): void {
  if (!stage) return;
  // The teacher's line comes first where line and answer don't fit on the screen together.
  const isTall = stage.offsetHeight > window.innerHeight - PROGRESS_HEIGHT;
  stage.scrollIntoView?.({ block: isTall ? "start" : "nearest", behavior: "smooth" });
}
