interface SuggestionsProps {
  suggestions: readonly string[];
  isWaiting: boolean;
  onSend: (text: string) => void;
}

/** Messages that one can send with a tap. */
export function Suggestions({ suggestions, isWaiting, onSend }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label="What you could say" className="flex flex-wrap gap-2 px-4 pb-3">
      {suggestions.map((text) => (
        <li key={text}>
          <button
            type="button"
            aria-disabled={isWaiting || undefined}
            className="min-h-11 rounded-full border border-rule bg-surface px-4 py-1.5 text-left text-sm text-primary hover:bg-background"
            onClick={() => {
              if (!isWaiting) onSend(text);
            }}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
