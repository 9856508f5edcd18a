import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds after which what was typed is kept. */
const restsFor = 1500;

export type Saving = "saved" | "waiting" | "failed";

/**
 * Keeps a value as somebody changes it: a moment after the last change, and when the page is left.
 * What could not be kept is tried again with the next change.
 */
export function useAutosave<T>(value: T, save: (value: T) => Promise<unknown>) {
  const [kept, setKept] = useState(value);
  const [hasFailed, setHasFailed] = useState(false);

  const keep = useEffectEvent(async () => {
    if (value === kept) return;
    try {
      await save(value);
      setKept(value);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  });

  useEffect(() => {
    if (value === kept) return undefined;
    const timer = setTimeout(() => void keep(), restsFor);
    return () => clearTimeout(timer);
  }, [value, kept]);
  useEffect(() => {
    const leave = () => document.visibilityState === "hidden" && void keep();
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      void keep();
    };
  }, []);

  const saving: Saving = value === kept ? "saved" : hasFailed ? "failed" : "waiting";
  return {
    saving,
    /** What is handed in needs no keeping. */
    forget: () => setKept(value),
  };
}
