import { linkTo } from "../lib/links";
import { cn } from "../ui/class-names";

interface LockReasonProps {
  /** The server's sentence, which names the plan that opens it. */
  children: string;
  className?: string;
}

/** Why something is locked, and the way to what opens it. */
export const LockReason = ({ children, className }: LockReasonProps) => (
  <p className={cn("text-sm text-muted-foreground", className)}>
    {children} <SeePlans />
  </p>
);

/** The way to the plans, as words in a line. The page is outside the app. */
export const SeePlans = ({ className }: { className?: string }) => (
  <a
    href={linkTo("/pricing")}
    className={cn("font-semibold text-primary underline underline-offset-4", className)}
  >
    See the plans
  </a>
);
