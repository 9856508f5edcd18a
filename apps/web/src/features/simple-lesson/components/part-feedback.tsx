import type { OutlinePart } from "@saywell/contract";
import { whyWrong } from "@saywell/lesson";
import { VerdictBox } from "../../../product-ui/verdict";
import type { PartAnswer } from "../model/part-answer";

export interface PartFeedbackProps {
  part: OutlinePart;
  answer: PartAnswer;
}

/**
 * The box that says right or not right yet, and to a wrong choice why. What is right is told after
 * the second one; the explanation, which tells it too, waits until it is chosen.
 */
export function PartFeedback({ part, answer }: PartFeedbackProps) {
  const { stage, tried } = answer;
  if (stage === "right")
    return (
      <VerdictBox mark="right" className={inBar} title={title.right}>
        {part.explanation}
      </VerdictBox>
    );
  if (stage !== "wrong" && stage !== "told") return null;
  const isTold = stage === "told";
  return (
    <VerdictBox
      mark={isTold ? "tried" : "wrong"}
      className={inBar}
      title={isTold ? undefined : title.wrong}
      told={isTold ? `Tap “${part.correct}” to finish this part.` : null}
    >
      {whyWrong(part, tried.at(-1) ?? "")}
    </VerdictBox>
  );
}

/** What is specified for this player alone. */
const title = { right: "Correct", wrong: "Incorrect" } as const;
/** On a phone it stands in the bar at the bottom, which has the colour of what is wrong. */
const inBar = "max-sm:border-0 max-sm:bg-transparent max-sm:p-0";
