import { deniesPlainly, formOf, isSureForm } from "./form-of-clause";
import { hasName } from "./people";
import type { Clause } from "./read-clause";
import { topicOf } from "./topics";

/** How an opinion is begun. */
export const opinion =
  /\b(?:i (?:think|believe|find|guess|suppose)(?! (?:about|of|so|it was|it (?:very |so |too |really )?(?:hard|difficult|impossible)|i|we|i'\w+|we'\w+|my|our)\b)(?=[^.,!?]{6})|in my (?:opinion|view)|to my mind|it seems to me|i(?:'m| am) (?:not )?convinced|i doubt (?:that|whether|it)|what (?:worries|bothers|strikes|annoys|surprises) me|that said,|admittedly|arguably|on the other hand|i (?:find|found) (?:it|this|that|the \w+) (?:\w+ ){0,2}(?:persuasive|convincing|fascinating|overrated|unfair|absurd|ridiculous|alarming|worrying)|(?:argues?|claims?|maintains?) that|i(?:'d| would) (?:say|argue)|i wonder whether|(?:people|we|everybody|everyone|they) should)\b/;

/** "I do not know if I should accept it": somebody makes up their mind. */
export const weighs =
  /\b(?:wonder|wondering|not sure|unsure|can't decide|cannot decide|undecided|(?:do not|don't|dont) know|haven't decided|thinking about) (?:if|whether) (?:i|we)\b|^(?:well,? |so,? )*(?:should i|whether i should)\b|\btorn between\b|\bin two minds\b|\bon the fence\b|\b(?:can't|cannot) make up my mind\b/;

/** What was before is over, and so is what was bad about it. */
export const saysWhatWas =
  /^before (?:that |this )?(?:i|we) (?!\w+ing\b)|\b(?:i|we) used to (?:live|work|be|have)\b/;

/** Whether the whole message is of a kind that its form tells, whatever was asked. */
export const isOfOwnKind = (plain: string): boolean =>
  weighs.test(plain) ||
  differs.test(plain) ||
  ponders.test(plain) ||
  wasAway.test(plain) ||
  (isWish.test(plain) && hinders.test(plain));

/** "My boyfriend says I should go out more" */
const advises =
  /\b(?:my \w+|my best friend|he|she|they|everybody|everyone|people|the doctor|the teacher) (?:always |just |only )?(?:says?|said|thinks?|tells? me|told me|keeps? saying) (?:that )?(?:i|we) (?:should|must|have to|need to|had to|ought to)\b|\badvised (?:me|us) to\b/;

export const ponders =
  /\b(?:i|we)(?:'ve| have) been (?:thinking|wondering|reading) (?:a lot |much |lately )?about (?:how|why|what|the|this)\b/;
const wasAway =
  /\bi (?:was|were|have been|had been|am)(?: not|n't) (?:been )?here (?:for|since|in|last|the last)\b|\bi(?:'m| am) back again\b/;
/** "My wife thinks we should sell it, but I'd rather keep it." */
const differs =
  /\bmy (?:\w+ )?\w+ (?:thinks?|says?|wants?|believes?|insists?|would like|would prefer|prefers?)\b.*\b(?:but|whereas|while|although) (?:i|we)(?:'d| would|'m| am)? (?:rather|prefer|think|want|disagree|like|not so|not sure|don't (?:want|think|agree|like)|do not (?:want|think|agree|like))\b/;
const isWish =
  /\b(?:i|we) (?:really |both |still |also |have |had |would )*(?:want|like|wish|hope|try|tried|trying|dream)\b/;
const hinders =
  /\bbut (?:(?:it|that|this)(?:'s| is)(?: \w+)? (?:difficult|hard|impossible|not (?:easy|possible|so easy|working))|(?:we|i) (?:can't|cannot|can not)\b|(?:it )?(?:doesn't|does not|did not|didn't|dont|don't) (?:work|happen|come))/;
const surprise =
  /\b(?:i|we) (?:did|had|have|would) (?:not|never) (?:really )?(?:expect|expected|think|thought|imagine|imagined|see it coming|dream|dreamed)\b/;
const ofPeople =
  /\bno (?:own )?(?:children|child|kids|family|brothers?|sisters?|siblings|parents|partner|husband|wife|boyfriend|girlfriend)\b|\bnot have (?:any |a |an |own )*(?:children|child|kids|family|brothers?|sisters?|siblings|parents|partner|husband|wife|boyfriend|girlfriend)\b/;

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
  const text = words.map(({ lower }) => lower).join(" ");
  if (weighs.test(plain) && (who === "I" || who === "we")) return "weighing-up";
  if (differs.test(plain)) return "two-views";
  if (isWish.test(text) && hinders.test(plain)) return "hindered";
  if (ponders.test(text)) return "pondering";
  if (advises.test(plain) && !isNews) return "advised";
  if (wasAway.test(text) && !isNews) return "been-away";
  if (isNews && !isNegated)
    return isSupposed(clause) || !mayBeNews ? (form ?? lookOf(clause)) : topic!;
  if (isSureForm(form)) return form!;
  if (surprise.test(text)) return "surprised";
  if (
    who === "other" &&
    words.some(({ lower }, at) => lower === "used" && words[at + 1]?.lower === "to")
  )
    return "past-habit";
  if (/^(?:but |and |so )?(?:i|we) (?:really |do |just |only )?hope (?!to\b)/.test(text))
    return "hoping";
  if (/\bnot believe in\b|\bbelieve in\b/.test(text)) return "opinion";
  if (topic === "character" && who !== "I" && who !== "we" && !hasName(person))
    return lookOf(clause);
  // "My parents want me to study law" is not about law.
  if (who === "other" && /\b(?:me|us)\b/.test(text) && rank < 2.5 && !doneToOne.has(topic ?? ""))
    return "doing";
  if (topic === "childhood" && isFirm) return topic;
  if (has("hate", "dislike") || (has("stand") && isNegated)) return "not-liking";
  if (isNegated && has("yet")) return topic ?? lookOf(clause);
  if (isNegated) {
    const isOnlyBeing = has("be") && !words.some(({ pos }) => pos === "VERB");
    if (isOnlyBeing || !deniesPlainly(clause))
      return opinion.test(plain) ? "opinion" : lookOf(clause);
    if (has("like", "love", "enjoy")) return "not-liking";
    if (has("can")) return "cannot";
    if (time === "past" && has("have")) return lookOf(clause);
    if (has("have") && ofPeople.test(text)) return "without-them";
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

/** What somebody else does to the learner, and is asked about as such. */
const doneToOne = new Set([
  "being-asked",
  "being-told",
  "being-helped",
  "getting-word",
  "teaching",
]);

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
