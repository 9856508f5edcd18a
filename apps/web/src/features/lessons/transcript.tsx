import type { Exchange } from "./conversation";

export interface TranscriptProps {
  exchanges: readonly Exchange[];
}

/** What has been said so far, written down on ruled paper: the learner's words in blue ink. */
export function Transcript({ exchanges }: TranscriptProps) {
  if (exchanges.length === 0) return null;
  return (
    <section aria-label="The conversation so far">
      <ol className="leading-8">
        {exchanges.map(({ stepId, line, answer, reaction }, index) => (
          <li key={stepId}>
            <p className="text-muted-foreground">
              <span className="sr-only">Iris: </span>
              {line}
            </p>
            {answer === "" ? null : (
              <p className="text-right font-semibold text-primary">
                <span className="sr-only">You: </span>
                {answer}
              </p>
            )}
            {/* What was said to the last answer stands with the line that follows. */}
            {reaction === null || index === exchanges.length - 1 ? null : (
              <p className="text-muted-foreground">
                <span className="sr-only">Iris: </span>
                {reaction}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
