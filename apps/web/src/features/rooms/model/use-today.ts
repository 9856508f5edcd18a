import { useSyncExternalStore } from "react";

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
};

/** The day it is, as `Date` names it; a room stays open over midnight. */
export const useToday = (): string =>
  useSyncExternalStore(subscribe, () => new Date().toDateString());
