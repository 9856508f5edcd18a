import { Skeleton } from "../ui/skeleton";

/** Meanings of one word that a card has room for. */
const shown = 3;

interface WordMeaningsProps {
  /** Undefined while they are loaded. */
  meanings:
    | readonly { partOfSpeech: string; meaning: string; example: string | null }[]
    | undefined;
  /** Why there are none. */
  failure: string | null;
}

/** What a word means, as the dictionary says it. */
export function WordMeanings({ meanings, failure }: WordMeaningsProps) {
  if (meanings !== undefined) {
    return (
      <ul className="grid max-h-64 gap-2.5 overflow-y-auto">
        {meanings.slice(0, shown).map(({ partOfSpeech, meaning, example }) => (
          <li key={`${partOfSpeech} ${meaning}`}>
            <p>
              <span className="text-sm text-muted-foreground">{partOfSpeech}</span> {meaning}
            </p>
            {example === null ? null : <p className="text-muted-foreground">{example}</p>}
          </li>
        ))}
      </ul>
    );
  }
  if (failure !== null) return <p>{failure}</p>;
  return (
    <div aria-busy="true" className="grid gap-2">
      <output className="sr-only">Loading</output>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  );
}
