import { refusalOfSeveral } from "@saywell/entitlements";
import { Lock } from "lucide-react";
import { useHere } from "../lib/link";
import { type Href, linkTo } from "../lib/links";
import { backTo } from "../lib/way-back";
import { cn } from "../ui/class-names";

interface LockReasonProps {
  /** The server's sentence, which names the plan that opens it. */
  children: string;
  className?: string;
}

/** Why something is locked, and the way to what opens it, which leads back here. */
export function LockReason({ children, className }: LockReasonProps) {
  const here = useHere();
  return (
    <p className={cn("text-sm text-muted-foreground", className)}>
      {children} <SeePlans from={here} className="print:hidden" />
    </p>
  );
}

interface LockReasonsProps {
  lessons: readonly { lock: string | null }[];
  className?: string;
}

/** Why lessons of a list are locked, each sentence once: on the lessons stands `LockMark`. */
export function LockReasons({ lessons, className }: LockReasonsProps) {
  const said = new Set(lessons.flatMap(({ lock }) => (lock === null ? [] : [lock])));
  return [...said].map((sentence) => (
    <div key={sentence} className={cn("flex gap-2 text-muted-foreground", className)}>
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <LockReason>{refusalOfSeveral(sentence)}</LockReason>
    </div>
  ));
}

interface LockMarkProps {
  children?: string;
  className?: string;
}

/** That a lesson is locked, where it is said nearby why. It leads to the plans too. */
export function LockMark({ children = "Locked", className }: LockMarkProps) {
  const here = useHere();
  return (
    <a
      href={linkTo("/pricing", {}, { query: backTo(here) })}
      className={cn(
        "relative inline-flex min-h-6 items-center gap-1.5 text-sm font-semibold text-muted-foreground underline-offset-4 hover:text-primary hover:underline",
        // For a thumb, without the room that a whole line of it would take.
        "before:absolute before:-inset-x-2 before:-inset-y-2.5",
        className,
      )}
    >
      <Lock aria-hidden className="size-4 shrink-0" />
      <span>
        {children}
        <span className="sr-only">: see the plans</span>
      </span>
    </a>
  );
}

interface SeePlansProps {
  /** The page to which the plans lead back. */
  from?: Href;
  className?: string;
}

/** The way to the plans, as words in a line. The page is outside the app. */
export const SeePlans = ({ from, className }: SeePlansProps) => (
  <a
    href={linkTo("/pricing", {}, { query: backTo(from ?? null) })}
    className={cn("font-semibold text-primary underline underline-offset-4", className)}
  >
    See the plans
  </a>
);
