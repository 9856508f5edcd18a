import { cn } from "./class-names";

export interface DrawnTickProps {
  /** Says what the tick means where no words beside it do. */
  label?: string;
  className?: string;
}

/** A tick, drawn in ink once; simply there where motion is unwelcome. */
export function DrawnTick({ label, className }: DrawnTickProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn("base:size-16 text-success", className)}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path
        d="M7 37C12.500 41 17 47.500 20.500 56C27 36.500 39.500 19 58 7"
        pathLength={1}
        strokeWidth={6}
        strokeDasharray={1}
        className="animate-draw [animation-delay:var(--mark-delay,0s)]"
      />
    </svg>
  );
}
