import type { QuizAnswer } from "@saywell/contract";
import { Check, X } from "lucide-react";

/** How each question of a quiz was answered. */
export const QuizResult = ({ answers }: { answers: readonly QuizAnswer[] }) => (
  <ol className="divide-y divide-rule">
    {answers.map((each) => (
      <li key={each.questionId} className="flex gap-3 py-3 first:pt-0 last:pb-0">
        {each.isRight ? (
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
        ) : (
          <X aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
        )}
        <div className="grid min-w-0 gap-0.5 break-words">
          <p className="font-medium">
            <span className="sr-only">{each.isRight ? "Right: " : "Wrong: "}</span>
            {each.question}
          </p>
          <p className={each.isRight ? "text-success" : "text-muted-foreground"}>
            {each.given === null ? "Not answered" : `You said: ${each.given}`}
          </p>
          {each.answer === null || each.isRight ? null : (
            <p>
              Right answer: <strong className="text-success">{each.answer}</strong>
            </p>
          )}
          {each.explanation === null || each.explanation === "" ? null : (
            <p className="text-sm text-muted-foreground">{each.explanation}</p>
          )}
        </div>
      </li>
    ))}
  </ol>
);
