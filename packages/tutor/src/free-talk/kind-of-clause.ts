import { deniesPlainly, formOf, isSureForm } from "./form-of-clause";
import { hasName } from "./people";
import type { Clause } from "./read-clause";
import { topicOf } from "./topics";

/** How an opinion is begun. */
export const opinion =
  /\b(?:i (?:think|believe|find|guess|suppose)(?! (?:so|it was|i was|i will|i am)\b)(?=[^.,!?]{6})|in my (?:opinion|view)|i am convinced|i(?:'d| would) (?:say|argue)|i wonder whether|(?:people|we|everybody|everyone|they) should)\b/;

/**
 * A clause's topic where it is sure, or else what kind of sentence it is: that somebody does not do
 * something, for example, began something, or holds an opinion.
 */
export function kindOf(clause: Clause, plain: string): string {
  const { words, isNegated, topic, rank, isFirm } = clause;
  const has = (...forms: string[]) =>
    words.some((word) => forms.some((form) => word.forms.has(form)));
  const named = topic === null ? null : topicOf(topic);
  const isNews = named !== null && named.tone !== "plain";
  const form = formOf(clause);
  if (isNews && !isNegated) return topic!;
  if (isSureForm(form)) return form!;
  if (has("hate", "dislike") || (has("stand") && isNegated)) return "not-liking";
  if (isNegated && topic !== null && has("yet")) return topic;
  if (isNegated) {
    const isOnlyBeing = has("be") && !words.some(({ pos }) => pos === "VERB");
    if (isOnlyBeing || !deniesPlainly(clause))
      return opinion.test(plain) ? "opinion" : lookOf(clause);
    if (has("like", "love", "enjoy")) return "not-liking";
    if (topic === null && has("can")) return "cannot";
    return has("have") && !words.some(({ pos, lower }) => pos === "VERB" && lower !== "have")
      ? "not-having"
      : "not-doing";
  }
  if (topic !== null && rank > 1 && isFirm && (rank >= 2 || !opinion.test(plain))) {
    // "I want to get a dog": there is none yet to be asked about.
    const asksOfFuture = Object.values(named!.ask)
      .flat()
      .some(({ times }) => times.includes("future"));
    return form === "wanting" && !asksOfFuture && !plansOf.has(topic) ? "wanting" : topic;
  }
  if (opinion.test(plain)) return "opinion";
  if (topic !== null && rank === 1 && isFirm) return topic;
  return form ?? lookOf(clause);
}

/** Topics that are about plans in themselves, or of which one may ask all the same. */
const plansOf = new Set(
  "future-job dreams healthy-life learning-english environment technology society culture news".split(
    " ",
  ),
);

function lookOf({ who, person, words, time }: Clause): string {
  if (who === "it" || who === "thing") return "thing";
  const isDescribed =
    who === "other" &&
    hasName(person) &&
    time === "now" &&
    words.length <= 9 &&
    words.some(({ lower }) => /^(?:am|is|are|be|has|have|lives?)$/.test(lower)) &&
    !words.some(({ pos, lower }) => pos === "VERB" && !/^(?:has|have|lives?)$/.test(lower));
  return isDescribed ? "somebody" : "doing";
}
