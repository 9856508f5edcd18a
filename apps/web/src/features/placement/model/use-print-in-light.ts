import { useEffect } from "react";

/** Paper is white: what is printed wears the light theme, whichever is on the screen. */
export function usePrintInLight(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    let wasDark = false;
    const before = () => {
      wasDark = classList.contains("dark");
      classList.remove("dark");
    };
    const after = () => {
      if (wasDark) classList.add("dark");
    };
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
}
