import {
  isLongEnoughToClassify,
  mayBeSoftened,
  type MessageContext,
  type SecondOpinion,
  takeSecondOpinion,
  type Verdict,
} from "@saywell/moderation";
import type { MessageClassifier } from "../../../adapters/message-classifier";

/** Milliseconds that a message waits which the rules would block for hate alone. */
const opinionTimeout = 50;

/** The only messages that wait for the classifier; without one the rules decide alone. */
export function createSecondOpinions(classifier: MessageClassifier | undefined) {
  /** What becomes of a verdict that the classifier may soften; null for all others, at once. */
  return (
    verdict: Verdict,
    about: { text: string; context: MessageContext },
  ): Promise<SecondOpinion> | null => {
    if (classifier === undefined || !mayBeSoftened(verdict)) return null;
    if (!isLongEnoughToClassify(about.text)) return null;
    return classifier
      .hateIn(about.text, { timeout: opinionTimeout })
      .then((hate) => takeSecondOpinion(verdict, hate, about));
  };
}
