import { type ReactNode, useLayoutEffect, useRef } from "react";
import { cn } from "./class-names";

export interface ActionBarProps {
  children: ReactNode;
  /** Whether it tells of something wrong. */
  isWrong?: boolean;
  className?: string | undefined;
}

/**
 * What a screen is there for, always in sight: at the bottom edge of a phone, over its keyboard too,
 * and in its place on the page where there is more room. Nothing hides behind it: the page is as much
 * longer as it is high, and scrolls what has the focus clear of it (see the base style sheet).
 */
export function ActionBar({ children, isWrong = false, className }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepRoom(bar.current), []);
  return (
    <div
      ref={bar}
      data-action-bar=""
      className={cn(
        // A dialog scrolls by itself, and keeps it at its own edge, below all else.
        "max-sm:in-[[role=dialog]]:sticky max-sm:in-[[role=dialog]]:order-last max-sm:in-[[role=dialog]]:-mx-5 max-sm:in-[[role=dialog]]:-mb-8 max-sm:in-[[role=dialog]]:self-stretch",
        "max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--keyboard,0px) max-sm:z-20 max-sm:border-t max-sm:px-4 max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:shadow-float",
        isWrong
          ? "max-sm:border-destructive max-sm:bg-destructive-wash"
          : "max-sm:border-rule max-sm:bg-surface",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Tells the style sheet how high the bar is, and how much of the window a keyboard covers. */
function keepRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null || typeof ResizeObserver === "undefined") return undefined;
  const { style } = document.documentElement;
  const view = window.visualViewport ?? null;
  const measure = () => {
    style.setProperty("--action-bar", `${bar.offsetHeight}px`);
    const covered = view === null ? 0 : window.innerHeight - view.height - view.offsetTop;
    // Browsers that zoom or round report a pixel or two.
    style.setProperty("--keyboard", `${covered > 60 ? Math.round(covered) : 0}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  view?.addEventListener("resize", measure);
  view?.addEventListener("scroll", measure);
  measure();
  return () => {
    observer.disconnect();
    view?.removeEventListener("resize", measure);
    view?.removeEventListener("scroll", measure);
    style.removeProperty("--action-bar");
    style.removeProperty("--keyboard");
  };
}
