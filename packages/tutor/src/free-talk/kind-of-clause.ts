import type { Clause } from "./read-clause";
import { topicOf } from "./topics";

/** How an opinion is begun. */
export const opinion =
  /\b(?:i (?:think|believe|find|guess|suppose)|in my (?:opinion|view)|i am convinced|i(?:'d| would) (?:say|argue)|i wonder whether|(?:people|we|everybody|everyone|they) should)\b/;

/** A clause's topic, or what kind of sentence it is where it has none: that somebody does not do something, for example. */
export function kindOf({ words, isNegated, topic, who, rank }: Clause, plain: string): string {
  const has = (...forms: string[]) =>
    words.some((word) => forms.some((form) => word.forms.has(form)));
  if (has("hate", "dislike")) return "not-liking";
  if (isNegated && topic !== null && has("yet")) return topic;
  if (isNegated && (topic === null || topicOf(topic).tone === "plain")) {
    if (has("like", "love", "enjoy")) return "not-liking";
    if (topic === null && has("can")) return "cannot";
    return has("have") && !words.some(({ pos, lower }) => pos === "VERB" && lower !== "have")
      ? "not-having"
      : "not-doing";
  }
  if (isNegated) return "not-doing";
  if (topic !== null && rank > 1 && (rank >= 2 || !opinion.test(plain))) return topic;
  if (opinion.test(plain)) return "opinion";
  return topic ?? (who === "it" || who === "thing" ? "thing" : who === null ? "opinion" : "doing");
}
