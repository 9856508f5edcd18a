import { cn } from "./class-names";

/** A turning stroke. Silent: a word beside it says what is being waited for. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      className={cn("base:size-6 animate-spin text-primary", className)}
    >
      <circle cx="12" cy="12" r="9.5" stroke="var(--rule)" strokeWidth="3" />
      <path
        d="M21.5 12A9.5 9.5 0 0 0 12 2.5"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
