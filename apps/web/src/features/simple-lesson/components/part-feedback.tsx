import type { OutlinePart } from "@saywell/contract";
import { VerdictBox } from "../../../product-ui/verdict";
import type { PartAnswer } from "../model/part-answer";

export interface PartFeedbackProps {
  part: OutlinePart;
  answer: PartAnswer;
  /** Whether what Iris says is there to be heard. */
  isForListening: boolean;
}

/**
 * The box that says right or not right yet. After a first wrong choice it sends the learner back to
 * look again: the explanation, which tells the answer, waits until the second.
 */
export function PartFeedback({ part, answer, isForListening }: PartFeedbackProps) {
  const { stage, tried } = answer;
  if (stage === "right")
    return (
      <VerdictBox mark="right" className={inBar} title={title.right}>
        {part.explanation}
      </VerdictBox>
    );
  if (stage === "told")
    return (
      <VerdictBox mark="wrong" className={inBar} title="Not this time" isTold>
        {part.explanation}
        <span className="block font-normal">Tap “{part.correct}” to finish this part.</span>
      </VerdictBox>
    );
  if (stage !== "wrong") return null;
  return (
    <VerdictBox mark="wrong" className={inBar} title={title.wrong}>
      <span className="block">“{tried.at(-1)}” is not the answer.</span>
      <span className="block">
        {isForListening ? "Listen once more." : "Read what Iris says again."}
      </span>
    </VerdictBox>
  );
}

/** What is specified for this player alone. */
const title = { right: "Correct", wrong: "Incorrect" } as const;
/** On a phone it stands in the bar at the bottom, which has the colour of what is wrong. */
const inBar = "max-sm:border-0 max-sm:bg-transparent max-sm:p-0";
