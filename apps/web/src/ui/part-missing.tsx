import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "./button";
import { ErrorState } from "./error-state";

export interface PartMissingProps {
  /** There is no connection. Otherwise it is the part itself that did not arrive. */
  isOffline: boolean;
  onRetry: () => void;
  /** Absent where there is nothing to go back to. */
  onClose?: (() => void) | undefined;
}

/** Stands where a part of the page should open that did not arrive. The page around it stays. */
export function PartMissing({ isOffline, onRetry, onClose }: PartMissingProps) {
  const [place] = useState(placeOfNotice);
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const shown = notice.current;
    shown?.focus();
    return () => {
      const { activeElement, body } = document;
      const isFocusLost = activeElement === body || shown?.contains(activeElement);
      if (isFocusLost && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  useEffect(() => {
    if (!onClose) return;
    const close = onClose;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      // The dialog that the notice may stand in stays open.
      event.stopPropagation();
      close();
    }
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [onClose]);

  // Out of whatever holds it, which may be as small as a header.
  return createPortal(
    <section
      ref={notice}
      aria-label="Not loaded"
      tabIndex={-1}
      className="fixed inset-x-0 bottom-0 z-50 animate-rise rounded-t-2xl bg-surface shadow-float sm:inset-x-auto sm:right-6 sm:bottom-6 sm:max-w-md sm:rounded-xl"
    >
      <ErrorState
        message={
          isOffline
            ? "This could not be loaded, because there is no connection."
            : "This could not be loaded."
        }
        // Chromium remembers a file that did not arrive until the page is loaded anew.
        onRetry={isOffline ? onRetry : () => window.location.reload()}
        className="gap-4 py-6 max-sm:rounded-b-none"
      >
        {onClose ? (
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
        ) : null}
      </ErrorState>
    </section>,
    place,
  );
}

/** An open dialog keeps presses and the focus inside itself, so the notice stands in the last of them. */
const placeOfNotice = (): Element =>
  [...document.querySelectorAll("[role=dialog][data-state=open]")].at(-1) ?? document.body;
