import type { OutlinePart } from "@saywell/contract";
import { Right, Wrong } from "../../../product-ui/verdict";
import type { PartAnswer } from "../model/part-answer";

export interface PartFeedbackProps {
  part: OutlinePart;
  answer: PartAnswer;
  /** Whether what Iris says is there to be heard. */
  isForListening: boolean;
}

/**
 * The box that says correct or incorrect. After a first wrong choice it sends the learner back to
 * look again: the explanation, which tells the answer, waits until the second.
 */
export function PartFeedback({ part, answer, isForListening }: PartFeedbackProps) {
  const { stage, tried } = answer;
  if (stage === "right")
    return (
      <div className="animate-appear sm:rounded-xl sm:border sm:border-success sm:bg-success-wash sm:p-4">
        <p>
          <Right title="Correct">{part.explanation}</Right>
        </p>
      </div>
    );
  if (stage !== "wrong" && stage !== "told") return null;
  return (
    <div className="animate-appear sm:rounded-xl sm:border sm:border-destructive sm:bg-destructive-wash sm:p-4">
      {stage === "wrong" ? (
        <Wrong title="Incorrect" isTold={false}>
          <span className="block">“{tried.at(-1)}” is not the answer.</span>
          <span className="block">
            {isForListening ? "Listen once more." : "Read what Iris says again."}
          </span>
        </Wrong>
      ) : (
        <Wrong title="Incorrect" isTold>
          {part.explanation}
          <span className="block font-normal">Tap “{part.correct}” to finish this part.</span>
        </Wrong>
      )}
    </div>
  );
}
