import { cn } from "./class-names";

interface InkStrokeProps {
  /** How much of it is drawn, in percent. */
  drawn: number;
  className?: string;
}

/** A line of ink by hand, from the left as far as it goes; it fills its frame. */
export const InkStroke = ({ drawn, className, ...state }: InkStrokeProps) => (
  <svg
    aria-hidden
    viewBox="0 0 1000 36"
    preserveAspectRatio="none"
    className={cn(
      "absolute inset-0 size-full base:text-primary transition-[clip-path] duration-250 ease-out",
      className,
    )}
    style={{ clipPath: `inset(0 ${100 - drawn}% 0 0)` }}
    {...state}
  >
    <path
      d="M0 19C38 15 71 21 112 18.5S190 15.5 240 18 330 20.5 384 18 470 16.5 520 18.5 604 20.5 655 18 744 16 790 18.2 872 20 914 17.8 972 17 1000 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);
