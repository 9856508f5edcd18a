import { useRef } from "react";

/** For a dialog without a trigger of its own: the focus goes back to where it was before. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
