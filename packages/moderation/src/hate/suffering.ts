import { fold } from "../text/fold";
import { badnessOf, suffering } from "../lists/hate";
import { mentionsIn, type Mention } from "./mentions";
import { type Sentence, sentencesOf } from "./tokens";
import { wordAt } from "./word-groups";

/** Words between a group and what is done to it: "in many countries of the world". */
const FAR = 8;
const NEAR = 4;
/** Somebody tells what was done to them, or to a friend, for what they are. */
const toSomebody =
  /\b(?:insulted|called|told|bullied|hurt|attacked|hit|beat|threatened|shouted at|laughed at|spat at|pushed) (?:me|us|him|her|my \w+)\b.*\b(?:because|that) (?:i|we|he|she) (?:am|is|are|was|were|should|must)\b|\b(?:i|we|he|she|my \w+) (?:was|were|am|are|is|got) (?:often |always |sometimes )?(?:insulted|bullied|hurt|attacked|hit|beaten|threatened|excluded|discriminated|called names) (?:\w+ ){0,4}because (?:i|we|he|she) (?:am|is|are|was|were)\b/;

/**
 * Whether a message that names groups of people says of each only what they suffer: "Immigrants
 * suffer from discrimination", "They insulted me because I am black". Such a wrong is reported, and
 * not done, however much its words look like those of who does it.
 */
export function tellsOfSuffering(text: string): boolean {
  const sentences = sentencesOf(fold(text).text);
  const named = sentences.filter((sentence) => mentionsIn(sentence).length > 0);
  const words = (sentence: Sentence) => sentence.map(({ word }) => word);
  const told = sentences.filter((sentence) => toSomebody.test(words(sentence).join(" ")));
  if (named.length + told.length === 0) return false;
  return sentences.every((sentence) => {
    if (told.includes(sentence)) return true;
    if (words(sentence).some((word) => suffering.spoils.has(word))) return false;
    const mentions = mentionsIn(sentence);
    return (
      mentions.every((mention) => isVictim(sentence, mention)) &&
      !words(sentence).some((word) => badnessOf(word) === 3 && !isWordOfWrongs(word))
    );
  });
}

const isWordOfWrongs = (word: string): boolean =>
  suffering.wrongs.has(word) || suffering.done.has(word) || suffering.suffer.has(word);

/** "Racism against black people". */
export function isWronged(sentence: Sentence, { start }: Pick<Mention, "start">): boolean {
  const before = sentence.slice(Math.max(0, start - NEAR), start).map(({ word }) => word);
  return (
    before.some((word) => suffering.against.has(word)) &&
    before.some((word) => suffering.wrongs.has(word))
  );
}

function isVictim(sentence: Sentence, mention: Mention): boolean {
  const { start, to } = mention;
  // "Women are paid less than men."
  if (isWronged(sentence, mention) || wordAt(sentence, start - 1) === "than") return true;
  let isPassive = false;
  for (let at = to; at < Math.min(sentence.length, to + FAR); at += 1) {
    const word = wordAt(sentence, at);
    const next = sentence.slice(at + 1, at + 1 + NEAR).map((token) => token.word);
    if (suffering.suffer.has(word)) {
      return next[0] !== "from" || next.some((each) => suffering.wrongs.has(each));
    }
    if (suffering.meet.has(word) && next.some((each) => suffering.wrongs.has(each))) return true;
    if (isPassive && suffering.done.has(word)) return true;
    if (isPassive && suffering.treated.has(word)) {
      return next.some((each) => suffering.badly.has(each));
    }
    if (suffering.passive.has(word)) isPassive = true;
    else if (!suffering.between.has(word) && !suffering.people.has(word)) return false;
  }
  return false;
}
