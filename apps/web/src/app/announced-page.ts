import { useSyncExternalStore } from "react";

let announced = "";
const listeners = new Set<() => void>();

/** Says a page's name to screen readers. */
export function announcePage(name: string): void {
  announced = name;
  for (const listener of listeners) listener();
}

export function useAnnouncedPage(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => announced,
  );
}
