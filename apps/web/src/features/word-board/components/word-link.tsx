interface WordLinkProps {
  word: string;
  onWord: (words: string[]) => void;
}

/** A word that was played or could have been: it opens its meaning. */
export const WordLink = ({ word, onWord }: WordLinkProps) => (
  <button
    type="button"
    aria-label={`${word}: what it means`}
    className="min-h-11 min-w-11 rounded-md px-1 text-left font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
    onClick={() => onWord([word])}
  >
    {word}
  </button>
);
