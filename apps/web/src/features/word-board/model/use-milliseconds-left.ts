import { useEffect, useState } from "react";

/** Milliseconds between two looks at the clock. */
const lookEvery = 250;

/** Milliseconds until a moment of this page's clock, less than 0 afterwards; null where there is none. */
export function useMillisecondsLeft(endsAt: number | null): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setInterval(() => setNow(performance.now()), lookEvery);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === null ? null : endsAt - now;
}
