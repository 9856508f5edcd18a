import type { ClassGameResults } from "@saywell/contract";
import { Check } from "lucide-react";
import { cn } from "../../../../ui/class-names";
import { numbered } from "../../model/numbered";

/** Each question with what the class said to it, what is right, and why. */
export const ResultsByQuestion = ({ results }: { results: ClassGameResults }) => (
  <section aria-labelledby="by-question" className="grid grid-cols-1 gap-3">
    <h2 id="by-question" className="font-heading text-xl font-semibold">
      By question
    </h2>
    <ol className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {numbered(results.questions).map(([number, question]) => {
        const all = results.players.filter(({ isRemoved }) => !isRemoved).length;
        return (
          <li
            key={number}
            className="grid grid-cols-1 content-start gap-3 rounded-xl border wrap-anywhere border-rule bg-surface p-4 shadow-lift sm:p-5"
          >
            <h3 className="font-semibold">
              {number}. {question.question}
            </h3>
            <ul className="grid grid-cols-1 gap-2">
              {question.chosen.map(({ option, count }) => {
                const isRight = option === question.right;
                return (
                  <li key={option} className="grid grid-cols-1 gap-1">
                    <span className="flex items-baseline justify-between gap-3">
                      <span className={cn("min-w-0", isRight && "font-semibold text-success")}>
                        {isRight ? (
                          <>
                            <Check aria-hidden className="mr-1 inline size-4" strokeWidth={3} />
                            <span className="sr-only">Right: </span>
                          </>
                        ) : null}
                        {option}
                      </span>
                      <span className="tabular shrink-0">{count}</span>
                    </span>
                    <span aria-hidden className="h-1.5 rounded-full bg-muted">
                      <span
                        className={cn(
                          "block h-full rounded-full",
                          isRight ? "bg-success" : "bg-control",
                        )}
                        style={{ width: `${all === 0 ? 0 : (count / all) * 100}%` }}
                      />
                    </span>
                  </li>
                );
              })}
            </ul>
            {question.unanswered > 0 ? (
              <p className="text-sm text-muted-foreground">{question.unanswered} did not answer.</p>
            ) : null}
            {question.explanation === "" ? null : (
              <p className="text-muted-foreground">{question.explanation}</p>
            )}
          </li>
        );
      })}
    </ol>
  </section>
);
