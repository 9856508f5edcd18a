import { useEffect } from "react";

/**
 * Keeps a phone's screen on while the page is there: one that sleeps between two questions is cut
 * off. Where a browser does not, the game comes back when the phone is woken.
 */
export function useAwakeScreen(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    async function ask() {
      // A browser lets go of it whenever another page is shown.
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      const given = await navigator.wakeLock.request("screen").catch(() => null);
      if (isGone) await given?.release();
      else lock = given;
    }
    const onVisible = () => void ask();
    onVisible();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", onVisible);
      void lock?.release();
    };
  }, []);
}
