/** Fields in which nobody writes. */
const chosen = new Set(["button", "checkbox", "radio", "submit"]);

/** Whether the focus is where somebody writes: its keys are theirs, and it is not taken away. */
export function isTyping(): boolean {
  const focused = document.activeElement;
  return (
    (focused instanceof HTMLInputElement && !chosen.has(focused.type)) ||
    focused instanceof HTMLTextAreaElement ||
    (focused instanceof HTMLElement && focused.isContentEditable)
  );
}
