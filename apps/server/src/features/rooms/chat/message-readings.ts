import {
  isLongEnoughToClassify,
  lookAtHate,
  mayBeSoftened,
  type MessageContext,
  type SecondOpinion,
  takeSecondOpinion,
  type Verdict,
} from "@saywell/moderation";
import type { MessageClassifier } from "../../../adapters/message-classifier";

/** What is known so far of a message that goes its way meanwhile. */
export interface Reading {
  /** Whether the classifier has read it and found nothing to follow. */
  isHarmless: boolean;
}

/** Milliseconds that a message waits which the rules would block for hate alone. */
const opinionTimeout = 50;

/** Behind more than these a reading is not done before its message is stored. */
const mostBeforeStored = 8;

/** The classifier's part in taking messages; without one the rules decide alone. */
export function createMessageReadings(classifier: MessageClassifier | undefined) {
  return {
    /** Has a message read that is being stored. Nobody waits for it. */
    begin(content: string): Reading {
      if (classifier === undefined || !isLongEnoughToClassify(content)) return harmless;
      const reading: Reading = { isHarmless: false };
      const read = async () => {
        const hate = await classifier.hateIn(content, { mostBefore: mostBeforeStored });
        // Who reads it decides how much follows, not whether anything does.
        reading.isHarmless = hate !== null && lookAtHate(hate, { minorsRead: true }) === null;
      };
      void read();
      return reading;
    },

    /** What becomes of a verdict that the classifier may soften; null for all others. */
    secondOpinion(
      verdict: Verdict,
      about: { text: string; context: MessageContext },
    ): Promise<SecondOpinion> | null {
      if (classifier === undefined || !mayBeSoftened(verdict)) return null;
      if (!isLongEnoughToClassify(about.text)) return null;
      return classifier
        .hateIn(about.text, { timeout: opinionTimeout })
        .then((hate) => takeSecondOpinion(verdict, hate, about));
    },
  };
}

/** Of what need not be read. */
export const harmless: Reading = { isHarmless: true };
