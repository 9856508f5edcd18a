import { cn } from "../ui/class-names";

interface LogoProps {
  className?: string | undefined;
}

/** A speech mark with the teacher's tick in it, and the name. Both grow with the text size. */
export function Logo({ className }: LogoProps) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-[0.35em] font-heading base:text-xl font-semibold",
        className,
      )}
    >
      <svg
        aria-hidden
        viewBox="0 0 64 64"
        className="size-[1.45em] shrink-0"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          stroke="currentColor"
          strokeWidth="5"
          d="M38 11.6C22 7.5 9 15.5 9 29c0 7 3.2 12.3 8.5 15.7L14.5 55l11.7-7.5C41 50 52.5 42.5 52.5 30"
        />
        <path
          stroke="var(--primary)"
          strokeWidth="7"
          d="M21.5 28.5c3 2.5 5.5 5.8 7.5 9.5C34 27.5 42.5 17 54 9.5"
        />
      </svg>
      Saywell
    </span>
  );
}
