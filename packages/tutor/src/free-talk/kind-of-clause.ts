import { deniesPlainly, formOf, isSureForm } from "./form-of-clause";
import { hasName } from "./people";
import type { Clause } from "./read-clause";
import { topicOf } from "./topics";

/** How an opinion is begun. */
export const opinion =
  /\b(?:i (?:think|believe|find|guess|suppose)(?! (?:so|it was|i|we|i'\w+|we'\w+|my|our)\b)(?=[^.,!?]{6})|in my (?:opinion|view)|i am convinced|i(?:'d| would) (?:say|argue)|i wonder whether|(?:people|we|everybody|everyone|they) should)\b/;

/** "I do not know if I should accept it": somebody makes up their mind. */
export const weighs =
  /\b(?:wonder|wondering|not sure|unsure|can't decide|cannot decide|undecided|(?:do not|don't|dont) know|haven't decided|thinking about) (?:if|whether) (?:i|we)\b|^(?:well,? |so,? )*(?:should i|whether i should)\b|\btorn between\b|\bin two minds\b|\bon the fence\b|\b(?:can't|cannot) make up my mind\b/;

/** "I would have married earlier" and "if she were ill" tell of nothing that is so. */
export const isSupposed = ({ words, isIf }: Clause): boolean =>
  isIf ||
  words.some(
    ({ lower }, at) =>
      /^(?:would|could|should|might)$/.test(lower) && !words[at + 1]?.lower.endsWith("ed"),
  );

/**
 * A clause's topic where it is sure, or else what kind of sentence it is: that somebody does not do
 * something, for example, began something, or holds an opinion.
 */
export function kindOf(clause: Clause, plain: string, mayBeNews = true): string {
  const { words, isNegated, topic, rank, isFirm, who, time, person } = clause;
  const has = (...forms: string[]) =>
    words.some((word) => forms.some((form) => word.forms.has(form)));
  const named = topic === null ? null : topicOf(topic);
  const isNews = named !== null && named.tone !== "plain";
  const form = formOf(clause);
  if (weighs.test(plain) && (who === "I" || who === "we")) return "weighing-up";
  if (isNews && !isNegated)
    return isSupposed(clause) || !mayBeNews ? (form ?? lookOf(clause)) : topic!;
  if (isSureForm(form)) return form!;
  if (
    who === "other" &&
    words.some(({ lower }, at) => lower === "used" && words[at + 1]?.lower === "to")
  )
    return "past-habit";
  const text = words.map(({ lower }) => lower).join(" ");
  if (/^(?:but |and |so )?(?:i|we) (?:really |do |just |only )?hope (?!to\b)/.test(text))
    return "hoping";
  if (/\bnot believe in\b|\bbelieve in\b/.test(text)) return "opinion";
  if (topic === "character" && who !== "I" && who !== "we" && !hasName(person))
    return lookOf(clause);
  // "My parents want me to study law" is not about law.
  if (who === "other" && /\b(?:me|us)\b/.test(text) && rank < 2.5) return "doing";
  if (has("hate", "dislike") || (has("stand") && isNegated)) return "not-liking";
  if (isNegated && has("yet")) return topic ?? lookOf(clause);
  if (isNegated) {
    const isOnlyBeing = has("be") && !words.some(({ pos }) => pos === "VERB");
    if (isOnlyBeing || !deniesPlainly(clause))
      return opinion.test(plain) ? "opinion" : lookOf(clause);
    if (has("like", "love", "enjoy")) return "not-liking";
    if (has("can")) return "cannot";
    if (time === "past" && has("have")) return lookOf(clause);
    return has("have") && !words.some(({ pos, lower }) => pos === "VERB" && lower !== "have")
      ? "not-having"
      : "not-doing";
  }
  // "I wanted to give him money" is no plan any more.
  if (topic === "wanting" && /\b(?:wanted|planned|hoped|was|were)\b/.test(text)) return "doing";
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
