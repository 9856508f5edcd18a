import { wordsOf } from "../text";
import { tellsOfThing } from "./find-subject";
import { isPersonNoun } from "./people";
import { shows } from "./read-answer";
import type { Clause } from "./read-clause";
import type { Line } from "./read-lines";
import { small } from "./small-words";
import type { Talking } from "./talking";

const fragment =
  /^(?:because|with|in|at|on|to|from|by|near|for|about|since|until|before|after|once|twice|every|alone|only|just|my|the|an?|one|two|three|four|five|six|seven|eight|nine|ten|many|\d+)\b/;
const saidThat = /^that (?:i|they|he|she|we|it|nothing|nobody|people|everybody|my|the|you)\b/;
/** "My boss always shouts" to "When do you start?" */
const tellsOfOthers = ({ expects }: Line, clauses: readonly Clause[], plain: string): boolean =>
  shows[expects]?.test(plain) === false &&
  clauses.some(
    ({ who, words }) =>
      (who === "thing" || who === "other") &&
      words.length >= 4 &&
      /^(?:my|our)$/.test(words[0]!.lower),
  );

/** "My teacher is called Susan" to "Why do you learn English?" */
const tellsOfNamed = (clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ who, words }) =>
      who === "other" && words.length >= 4 && /^(?:my|our)$/.test(words[0]!.lower),
  );

/** Longer than that, a message says something of its own. */
export const shortest = 4;

/** "Yes, she is at home" to "Is she at home now?": nothing is in it that was not in the question. */
export const restates = (asked: Line, words: readonly string[]): boolean => {
  const inQuestion = new Set(wordsOf(asked.text));
  return words.every(
    (word) => inQuestion.has(word) || small.test(word) || /^(?:yes|no)$/.test(word),
  );
};

/** Whether a message answers the question and opens no subject of its own. */
export function isAnswer({ asked, clauses, short, words, chat }: Talking): boolean {
  const ownSubject = clauses.some(
    ({ who, rank, topic, hasVerb, isFirm, words }) =>
      (who === "I" || who === "we") &&
      topic !== asked!.topic &&
      (rank === 2 || (rank >= 1 && isFirm && hasVerb && words.length >= 4)),
  );
  if (restates(asked!, words) || /^because\b/.test(chat.plain)) return true;
  // "That they laugh at me" to "What worries you?"
  if (asked!.expects === "what" && saidThat.test(chat.plain)) return true;
  if (words.length <= 3 && /^(?:with|in|at|on|to|from|by|for)\b/.test(chat.plain)) return true;
  // "I'm 14" answers no question but one for a number.
  const tellsOfSelf = clauses.some(
    ({ who, rank, topic, hasVerb, isFirm }) =>
      who === "I" && hasVerb && isFirm && rank > 1 && topic !== asked!.topic,
  );
  if (tellsOfSelf && short === null && /^(?:yes-no|what)$/.test(asked!.expects)) return false;
  if (short !== null && words.length <= 6 && !ownSubject) return true;
  if (words.length <= 2 || (short !== null && words.length <= shortest)) {
    // "Football" to "What do you like?" is a subject.
    const mayBeAnything = /\b(?:like to|favourite|free time|hobby|talk about|like doing|enjoy)\b/;
    return !(
      (/^(?:yes-no|how-many)$/.test(asked!.expects) ||
        (asked!.expects === "what" && mayBeAnything.test(asked!.text))) &&
      short === null &&
      clauses.some(({ rank }) => rank === 2)
    );
  }
  if (asked!.expects === "why")
    return (
      (!ownSubject && !tellsOfNamed(clauses)) || /\bbecause\b|^(?:to|for|so) /.test(chat.plain)
    );
  if (asked!.expects === "yes-no" || asked!.expects === "what") return false;
  // "My team is Benfica" to "Who do you dance with?"
  const isOfOther = clauses.some(
    ({ who, topic, rank, isFirm, words }) =>
      (who === "thing" || who === "other") &&
      isFirm &&
      rank > 1 &&
      topic !== asked!.topic &&
      words.some(({ lower }) => /^(?:is|are|was|were)$/.test(lower)),
  );
  const namesSomebody = clauses.some(({ words }) => words.some(isPersonNoun));
  if (asked!.expects === "who" && namesSomebody && !isOfOther && words.length <= 8) return true;
  // "In the morning I go to a class" is a sentence, and no place.
  const isSentence = clauses.some(
    ({ who, hasVerb, words }) => (who === "I" || who === "we") && hasVerb && words.length >= 5,
  );
  if (
    isOfOther ||
    isSentence ||
    (ownSubject && !/^(?:with|in|at|on|to|from|by)\b/.test(chat.plain))
  )
    return false;
  if (clauses.some(tellsOfThing) || tellsOfOthers(asked!, clauses, chat.plain)) return false;
  return words.length <= 8 && (fragment.test(chat.plain) || words.length <= shortest);
}
