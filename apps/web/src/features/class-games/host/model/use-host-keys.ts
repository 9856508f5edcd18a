import { useEffect, useEffectEvent } from "react";

interface HostKeys {
  /** Space, Enter and the right arrow. */
  onGoOn: () => void;
  /** L. */
  onLeaderboard: () => void;
  /** F. */
  onFullScreen: () => void;
}

const goesOn: ReadonlySet<string> = new Set([" ", "Enter", "ArrowRight", "PageDown"]);

/** Leads a game from the keyboard, or from a presenter's clicker, wherever the focus is but in a field or a dialog. */
export function useHostKeys({ onGoOn, onLeaderboard, onFullScreen }: HostKeys): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (document.querySelector("[role=dialog]") !== null) return;
    if (target.closest("textarea, select, input:not([type=checkbox]), [contenteditable]")) return;
    if (goesOn.has(event.key)) {
      // A button, a link and a switch have these two keys for themselves.
      const isTheirs = event.key === " " || event.key === "Enter";
      if (isTheirs && target.closest("button, a, summary, input")) return;
      event.preventDefault();
      onGoOn();
    } else if (event.key.toUpperCase() === "L") onLeaderboard();
    else if (event.key.toUpperCase() === "F") onFullScreen();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
