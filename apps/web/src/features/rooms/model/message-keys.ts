/** What can be done with a message is behind these. */
const deeds = "[data-message] button";

/** Moves the focus where the key leads, if it leads anywhere. */
export function moveFocus(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const next = nextFocus(event.currentTarget as HTMLElement, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The keyboard in the list of messages, which is one stop: up and down lead from message to message,
 * from the list itself to the latest, left and right through what can be done with one, Escape back.
 * Answers where the focus goes; null where the key is not ours.
 */
function nextFocus(list: HTMLElement, key: string): HTMLElement | null {
  const active = document.activeElement;
  const current = active?.closest<HTMLElement>("[data-message]") ?? null;
  if (key === "Escape") return current ? list : null;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const own = current ? [...current.querySelectorAll<HTMLElement>("button")] : [];
    const at = own.indexOf(active as HTMLElement);
    return own[at + (key === "ArrowRight" ? 1 : -1)] ?? null;
  }
  const isUp = key === "ArrowUp";
  if (!isUp && key !== "ArrowDown") return null;
  const rows = [...new Set([...list.querySelectorAll<HTMLElement>(deeds)].map(rowOf))];
  // On the list itself the arrow up takes hold of the latest message; down scrolls as ever.
  if (!current) return isUp && active === list ? firstIn(rows.at(-1)) : null;
  return firstIn(rows[rows.indexOf(current) + (isUp ? -1 : 1)]);
}

const rowOf = (button: HTMLElement): HTMLElement => button.closest<HTMLElement>("[data-message]")!;
const firstIn = (row: HTMLElement | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>("button") ?? null;
