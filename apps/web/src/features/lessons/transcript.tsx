import type { ReactNode } from "react";
import type { Exchange } from "./conversation";

/** What has been said so far, written down on ruled paper: the learner's words in blue ink. */
export function Transcript({ exchanges }: { exchanges: readonly Exchange[] }) {
  if (exchanges.length === 0) return null;
  return (
    <section
      aria-label="The conversation so far"
      className="ruled-paper leading-(--line) [--line:2rem]"
    >
      <ol>
        {exchanges.map(({ stepId, line, answer, reaction }, index) => (
          <li key={stepId}>
            <Said by="Iris">{line}</Said>
            {answer === "" ? null : <Said by="You">{answer}</Said>}
            {/* What was said to the last answer stands with the line that follows. */}
            {reaction === null || index === exchanges.length - 1 ? null : (
              <Said by="Iris">{reaction}</Said>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A line with its speaker in the margin. */
const Said = ({ by, children }: { by: "Iris" | "You"; children: ReactNode }) => (
  <p className="grid grid-cols-[2.75rem_1fr] sm:grid-cols-[4rem_1fr]">
    <span className="text-sm leading-[inherit] text-muted-foreground">
      {by}
      <span className="sr-only">: </span>
    </span>
    <span
      className={
        by === "You"
          ? "border-l border-rule pl-3 font-semibold text-primary sm:pl-4"
          : "border-l border-rule pl-3 text-muted-foreground sm:pl-4"
      }
    >
      {children}
    </span>
  </p>
);
