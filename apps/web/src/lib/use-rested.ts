import { useEffect, useState } from "react";

/** Milliseconds without a change before a value counts as settled. */
const restsAfter = 250;

/** What was typed, once no key was pressed for a moment: a request for each key is too many. */
export function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restsAfter);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
