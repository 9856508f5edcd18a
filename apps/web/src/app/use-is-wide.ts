import { useSyncExternalStore } from "react";

// Where Tailwind's lg begins; media queries count in the browser's own rem.
const wide = "(min-width: 64rem)";

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia?.(wide);
  query?.addEventListener("change", onChange);
  return () => query?.removeEventListener("change", onChange);
};

/** Whether there is room for a side panel. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(wide).matches ?? true);
