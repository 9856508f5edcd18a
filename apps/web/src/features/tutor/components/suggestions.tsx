interface SuggestionsProps {
  suggestions: readonly string[];
  /** What got no reply, to be sent again. */
  toRetry: string | null;
  isWaiting: boolean;
  onSend: (text: string) => void;
}

/** Messages that one can send with a tap. */
export function Suggestions({ suggestions, toRetry, isWaiting, onSend }: SuggestionsProps) {
  const shown = [
    ...(toRetry === null ? [] : [{ label: "Try again", text: toRetry }]),
    ...suggestions.map((text) => ({ label: text, text })),
  ];
  if (shown.length === 0) return null;
  return (
    <ul aria-label="What you could say" className="flex flex-wrap gap-2 px-4 pb-3">
      {shown.map(({ label, text }) => (
        <li key={label}>
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
