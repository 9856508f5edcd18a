import { useEffect, useRef } from "react";

/** Milliseconds in which a press was meant for what stood there before: a second tap, or a key held too long. */
const settles = 800;

/** Whether what is on the screen has been there long enough to be meant by a press. */
export function useSettled(shown: string): () => boolean {
  const since = useRef({ shown, at: -Infinity });
  useEffect(() => {
    if (since.current.shown !== shown) since.current = { shown, at: performance.now() };
  }, [shown]);
  return () => performance.now() - since.current.at >= settles;
}
