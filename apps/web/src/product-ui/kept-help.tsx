import { useRef } from "react";
import { keepHelp, useKeptHelp } from "../lib/kept-help";
import { cn } from "../ui/class-names";
import { HelpNote } from "./help-note";

interface KeptHelpProps {
  /** Null for a visitor. */
  userId: string | null;
  className?: string;
}

/**
 * Where help is, once somebody wrote as if they may be in danger, on every screen where they may have:
 * until they close it.
 */
export function KeptHelp({ userId, className }: KeptHelpProps) {
  const help = useKeptHelp(userId);
  const place = useRef<HTMLDivElement>(null);
  function close() {
    keepHelp(userId, null);
    // Who closes it with the keyboard goes on from here.
    place.current?.focus({ preventScroll: true });
  }
  return (
    // There before there is anything to say, so that it is read out; and then it takes no room.
    <div
      ref={place}
      tabIndex={-1}
      aria-live="assertive"
      className={cn("outline-none", help === null ? "absolute" : className)}
    >
      {help === null ? null : <HelpNote text={help} onClose={close} />}
    </div>
  );
}
