import { isLongEnoughToClassify } from "@saywell/moderation";
import type { MessageClassifier } from "../../../adapters/message-classifier";

interface Said {
  id: string;
  content: string;
}

/** What the classifier says of those that it may be asked about. */
export async function readHate(
  classifier: MessageClassifier,
  messages: readonly Said[],
): Promise<ReadonlyMap<string, number | null>> {
  const asked = messages.filter(({ content }) => isLongEnoughToClassify(content));
  const scores = await classifier.hateInAll(asked.map(({ content }) => content));
  return new Map(asked.map(({ id }, place) => [id, scores[place] ?? null]));
}
