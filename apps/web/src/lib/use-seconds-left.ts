import { useEffect, useState } from "react";

/** Milliseconds between two looks at the clock. */
const lookEvery = 200;

/**
 * Whole seconds until a moment of this page's clock; 0 afterwards, null where there is none. For a
 * component that lives as long as what it counts: a moment that moves is seen at the next look.
 */
export function useSecondsLeft(endsAt: number | null): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setInterval(() => setNow(performance.now()), lookEvery);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
