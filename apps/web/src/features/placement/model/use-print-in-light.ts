import { useEffect } from "react";

/**
 * Paper is white: what is printed wears the light theme, whichever is on the screen. And it cannot be
 * pressed: details that are closed are printed open.
 */
export function usePrintInLight(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    let wasDark = false;
    let closed: HTMLDetailsElement[] = [];
    const before = () => {
      wasDark = classList.contains("dark");
      classList.remove("dark");
      closed = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
      for (const each of closed) each.open = true;
    };
    const after = () => {
      if (wasDark) classList.add("dark");
      for (const each of closed) each.open = false;
    };
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
}
