import type { KeyboardEvent } from "react";

/** In a text area Enter acts, and Shift and Enter begin a new line. */
export function onEnter(event: KeyboardEvent, act: () => void): void {
  // While letters are being composed, as in Japanese, Enter belongs to them.
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  act();
}
