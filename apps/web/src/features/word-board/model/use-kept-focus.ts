import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the keyboard in the game: where what has the focus goes or can no more be used, as a tile that
 * is laid, the board has it. Answers what is to hear where the focus is.
 */
export function useKeptFocus(board: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const focused = useRef<Element | null>(null);
  // After each change: any may take away what had the focus.
  useEffect(() => {
    const lost = focused.current;
    if (lost === null || document.activeElement !== document.body) return;
    if (lost.isConnected && !lost.matches(":disabled")) return;
    focused.current = null;
    board.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  });
  return ({ target }) => {
    focused.current = target;
  };
}
