import { useEffect } from "react";

/** On a phone toasts stand above this element, where they cover neither it nor the way back. */
export function useToastsAbove(below: HTMLElement | null): void {
  useEffect(() => {
    const root = document.documentElement;
    if (!below) return;
    const place = (): void => {
      const { top } = below.getBoundingClientRect();
      root.style.setProperty("--toast-bottom", `${Math.max(0, window.innerHeight - top)}px`);
    };
    place();
    root.dataset["toasts"] = "above";
    const observer = new ResizeObserver(place);
    observer.observe(below);
    window.addEventListener("resize", place);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", place);
      delete root.dataset["toasts"];
      root.style.removeProperty("--toast-bottom");
    };
  }, [below]);
}
