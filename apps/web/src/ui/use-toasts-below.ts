import { useEffect } from "react";

/** On a phone toasts stand below this element, where they cover neither the way back in it nor the end of the page. */
export function useToastsBelow(above: HTMLElement | null): void {
  useEffect(() => {
    const root = document.documentElement;
    if (!above) return;
    const place = (): void => {
      const { bottom } = above.getBoundingClientRect();
      root.style.setProperty("--toast-top", `${Math.max(0, bottom)}px`);
    };
    place();
    root.dataset["toasts"] = "below";
    const observer = new ResizeObserver(place);
    observer.observe(above);
    window.addEventListener("resize", place);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", place);
      delete root.dataset["toasts"];
      root.style.removeProperty("--toast-top");
    };
  }, [above]);
}
