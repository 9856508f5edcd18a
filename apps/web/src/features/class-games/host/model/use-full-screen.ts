import { useEffect, useState } from "react";

/** Whether the page fills the screen, and the switch of it; null where the browser has none. */
export function useFullScreen(): { isFull: boolean; toggle: (() => void) | null } {
  const [isFull, setIsFull] = useState(() => Boolean(document.fullscreenElement));
  useEffect(() => {
    const look = () => setIsFull(Boolean(document.fullscreenElement));
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  const toggle = () => {
    const asked = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    // Where it is refused the page stays as it is, and works as well.
    asked.catch(() => undefined);
  };
  return { isFull, toggle: document.fullscreenEnabled ? toggle : null };
}
