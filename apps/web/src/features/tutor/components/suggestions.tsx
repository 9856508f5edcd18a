import { cn } from "../../../ui/class-names";

interface SuggestionsProps {
  suggestions: readonly string[];
  /** What got no reply, to be sent again. */
  toRetry: string | null;
  isWaiting: boolean;
  /** On a phone they stand in one row that scrolls: what was said needs the room. */
  isInRow: boolean;
  onSend: (text: string) => void;
}

/** Messages that one can send with a tap. */
export function Suggestions({
  suggestions,
  toRetry,
  isWaiting,
  isInRow,
  onSend,
}: SuggestionsProps) {
  const shown = [
    ...(toRetry === null ? [] : [{ label: "Try again", text: toRetry }]),
    ...suggestions.map((text) => ({ label: text, text })),
  ];
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label="What you could say"
      className={cn(
        "flex flex-wrap gap-2 px-4 py-1 pb-3",
        isInRow &&
          "max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:mask-r-from-[calc(100%-2rem)] max-sm:pr-8",
      )}
    >
      {shown.map(({ label, text }) => (
        <li key={label} className={cn(isInRow && "max-sm:shrink-0")}>
          <button
            type="button"
            aria-disabled={isWaiting || undefined}
            className="min-h-11 rounded-full border border-rule bg-surface px-4 py-1.5 text-left text-sm text-primary hover:bg-background"
            onClick={() => {
              if (!isWaiting) onSend(text);
            }}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
