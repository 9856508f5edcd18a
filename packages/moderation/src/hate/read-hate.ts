import { badnessOf, grammar, groups, longSlurs, predicates } from "../lists/hate";
import { doneTo } from "./done-to-group";
import { asMeant } from "./known-words";
import { mentionsIn, type Mention } from "./mentions";
import { doubtedFrom, praiseDenied } from "./praise-denied";
import { saidOf, type Badness } from "./said-of-group";
import { stanceTo } from "./stance";
import { isWronged } from "./suffering";
import type { Sentence } from "./tokens";
import { beginsAt, wordsFrom } from "./word-groups";

/** What a message says against groups of people: 3 attacks them, 2 may hurt them, 0 neither. */
export function hateIn(written: readonly Sentence[]): Badness {
  const sentences = written.map(asMeant);
  let worst: Badness = 0;
  let before: Mention | null = null;
  let since = 0;
  for (const [at, sentence] of sentences.entries()) {
    if (isMisspeltSlur(sentence, written[at] ?? [])) worst = 3;
    const named = mentionsIn(sentence);
    if (named.length === 0 && before === null) continue;
    if (named.length === 0 && isCalledAlone(sentence)) worst = 3;
    const mentions = [...named, ...pronounsIn(sentence, named[0] ?? before, named[0]?.to ?? 0)];
    for (const mention of mentions) {
      const bad = judge(sentence, mention, sentences);
      if (bad > worst) worst = bad;
    }
    const topic = named.find(
      (mention) => (mention.quantity === "all" || mention.isMany) && isTopic(sentence, mention),
    );
    if (topic !== undefined) {
      before = topic;
      since = 0;
    } else {
      since += 1;
      if (since > 2 || named.length > 0) before = null;
    }
  }
  return worst;
}

/** A slur with a letter dropped or two exchanged; one that is spelt rightly the word lists find. */
const isMisspeltSlur = (sentence: Sentence, written: Sentence): boolean =>
  sentence !== written &&
  sentence.some(({ word }) => longSlurs.has(word) && !written.some((each) => each.word === word));

const harms = [predicates.harm, predicates.harmed, predicates.perish];

function judge(sentence: Sentence, mention: Mention, message: readonly Sentence[]): Badness {
  const doubt = doubtedFrom(sentence, mention);
  const bad = [
    attributed(sentence, mention),
    praiseDenied(sentence, mention),
    isSubject(sentence, mention) ? saidOf(sentence, mention, doubt !== null) : 0,
    doneTo(sentence, mention),
  ].reduce<Badness>(worse, 0);
  if (bad === 0 || (bad === 2 && mention.isPronoun)) return 0;
  if (isYesOrNo(sentence, mention)) return bad === 3 ? 2 : 0;
  // "Men are stupid" is what half the class says of the other half.
  const isHalf =
    groups.halves.has(wordsFrom(sentence, mention.from, mention.to - mention.from)) &&
    !sentence.some(({ word }) => harms.some((words) => words.has(word)));
  // A doubt is no frame for the words of others: it is part of what is said.
  const stance = stanceTo(sentence, { ...mention, start: doubt ?? mention.start }, message);
  if (stance === "denounces") return 0;
  return stance === "reports" || isHalf ? 2 : bad;
}

/** Not so in "men who hit women should be": those are whom it is done to. */
const isSubject = (sentence: Sentence, { start, quantity }: Mention): boolean =>
  quantity !== "some" &&
  !isWronged(sentence, { start }) &&
  (sentence[start - 2]?.word !== "who" || isOwnView.test(wordsFrom(sentence, start - 5, 4)));
/** "Am I the only one who thinks women are". */
const isOwnView = /^(?:the )?only (?:one|person|ones) who\b/;

const worse = (a: Badness, b: Badness): Badness => (a > b ? a : b);

/** "You know Arabs? Terrorists, all of them." */
function isCalledAlone(sentence: Sentence): boolean {
  const { word, isQuoted } = sentence[0] ?? { word: "", isQuoted: false };
  return (
    !isQuoted &&
    badnessOf(word) === 3 &&
    /^(?:all|every(?: single)? one|each(?: one)?|the (?:whole )?lot|most) of (?:them|those)$/.test(
      wordsFrom(sentence, 1, sentence.length),
    )
  );
}

/** "They eat dogs, disgusting people." */
function isCalledAfter(sentence: Sentence, mention: Mention): boolean {
  if (mention.start > 0 || mention.quantity !== "all") return false;
  return sentence.some(
    ({ word, isApart }, at) =>
      isApart &&
      at >= mention.to &&
      predicates.attributes.has(word) &&
      ["people", "animals", "creatures"].includes(sentence[at + 1]?.word ?? ""),
  );
}

/** "Dirty Jews", "you filthy immigrant": the insult stands before the name. */
function attributed(sentence: Sentence, mention: Mention): Badness {
  if (mention.isPronoun) return 0;
  // "I am a stupid foreigner", somebody says of themself.
  if (wordsFrom(sentence, mention.start - 2, 2) === "i am") return 0;
  if (isCalledAfter(sentence, mention)) return 3;
  for (let at = mention.start; at < mention.from; at += 1) {
    if (!predicates.attributes.has(sentence[at]?.word ?? "")) continue;
    const before = wordsFrom(sentence, mention.start, mention.from - mention.start);
    const isPeople = groups.people.has(sentence[mention.to - 1]?.word ?? "");
    if (/\b(?:my|this|that|the|no|our|some|her|his)\b/.test(before) || isPeople)
      return mention.quantity === "all" && isPeople && !/\bthe\b/.test(before) ? 2 : 0;
    return 3;
  }
  return 0;
}

/** "Are Germans lazy?" asks. */
const isYesOrNo = (sentence: Sentence, mention: Mention): boolean =>
  mention.start === 1 &&
  ["are", "is", "do", "does", "should", "can"].includes(sentence[0]?.word ?? "");

/** What a sentence is about, so that "they" after it may mean them. */
function isTopic(sentence: Sentence, mention: Mention): boolean {
  const isSpokenOf = mention.start <= 1 || grammar.openers.has(sentence[0]?.word ?? "");
  return isSpokenOf && !namesOthers(sentence, mention.to, sentence.length);
}

/** "Hindus do not eat cows, they": the last that were named are meant. */
const namesOthers = (sentence: Sentence, from: number, to: number): boolean =>
  sentence
    .slice(from, to)
    .some(({ word }) => word.length > 3 && /[^s]s$/.test(word) && !grammar.notPlurals.has(word));

/** "They" and "those people" from the word `since` on, where they mean those named before. */
function pronounsIn(sentence: Sentence, named: Mention | null, since: number): Mention[] {
  if (named === null || !(named.quantity === "all" || named.isMany)) return [];
  const found: Mention[] = [];
  for (let at = since; at < sentence.length; at += 1) {
    const word = sentence[at]?.word ?? "";
    if (namesOthers(sentence, since, at)) break;
    if (word === "they" || word === "them") found.push(pronoun(at, at + 1));
    else if (beginsAt(sentence, at, groups.theyPeople)) {
      found.push(pronoun(at, at + 2));
    }
  }
  return found;
}

const pronoun = (from: number, to: number): Mention => ({
  from,
  to,
  start: from,
  quantity: "all",
  isMany: false,
  isPronoun: true,
});
