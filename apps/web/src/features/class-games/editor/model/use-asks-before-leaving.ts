import { useEffect, useState } from "react";
import { useGoTo } from "../../../../lib/link";
import type { Href } from "../../../../lib/links";

/**
 * Asks before a page is left on which something is not saved: by a link of the app in a question of
 * its own, by closing the tab in the browser's.
 */
export function useAsksBeforeLeaving(isChanged: boolean) {
  const [wanted, setWanted] = useState<Href | null>(null);
  const goTo = useGoTo();
  useEffect(() => {
    if (!isChanged) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === "_blank") return;
      const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
      // A place on this page, and a file, leave nothing.
      if (origin !== window.location.origin || link.hasAttribute("download")) return;
      if (pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(`${pathname}${search}${hash}` as Href);
    };
    window.addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [isChanged]);
  return {
    /** Whether somebody wants to go. */
    isAsking: wanted !== null,
    stay: () => setWanted(null),
    leave(): void {
      if (wanted !== null) goTo(wanted);
    },
  };
}
