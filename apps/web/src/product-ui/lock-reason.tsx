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
      {children} <SeePlans from={here} />
    </p>
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
