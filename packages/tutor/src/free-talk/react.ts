import { namesAsked } from "./find-subject";
import { isSupposed, saysWhatWas } from "./kind-of-clause";
import { isOpinion } from "./kinds";
import { harder } from "./harder";
import { personAt } from "./people";
import type { Clause } from "./read-clause";
import type { Word } from "./read-words";
import { fresh, type Matter, nextReaction } from "./say-next";
import * as replies from "./short-replies";
import type { Talking } from "./talking";
import { laughs, shows } from "./read-answer";
import { topicOf } from "./topics";

/**
 * A word on what was said before the next question: sympathy first, then how it feels, then what kind of
 * answer it was. Null where everything that fits was said lately.
 *
 * @param clause what the message is about; null for an answer that only answers
 */
export function react(
  talking: Talking,
  clause: Clause | null,
  matter: Matter | null = null,
  isOld = false,
): string | null {
  const { chat, said, band, asked, worry } = talking;
  const from = (lines: readonly string[] | undefined): string | null =>
    lines === undefined ? null : fresh(lines, said, chat.turn);
  const tone = matter === null ? null : topicOf(matter.topic).tone;
  if (matter !== null && tone === "bad") {
    const isOver = isOld && clause?.feeling === "good";
    return (
      (isOver ? from(replies.gladly) : null) ??
      nextReaction(matter, said) ??
      (isOld ? null : from(replies.sorrily))
    );
  }
  if (matter !== null && tone === "good" && !isOld)
    return nextReaction(matter, said) ?? from(replies.gladly);
  // "It must be sad, but it isn't": how that feels is not known from its words.
  const isTurned =
    /\bbut (?:nobody|no one|none|nothing|hardly|few|\w+(?: \w+)? ?(?:isn't|is not|wasn't|aren't|don't|doesn't|not))\b/.test(
      chat.plain,
    );
  const feelings =
    isTurned || saysWhatWas.test(chat.plain) || (matter !== null && isOpinion(matter.topic))
      ? []
      : talking.clauses.flatMap((each) =>
          isSupposed(each) || (each.who === null && namesAsked(each, asked))
            ? []
            : (each.feeling ?? []),
        );
  // "She is nice, but she expects me to know everything."
  const isHalfGood =
    !isTurned &&
    talking.clauses.some(
      ({ words, hasVerb }, at) =>
        words[0]?.lower === "but" && hasVerb && talking.clauses[at - 1]?.feeling === "good",
    );
  const isMixed = isHalfGood || feelings.includes("mixed") || new Set(feelings).size > 1;
  const any = from(replies.anyAnswer[band]);
  // Why somebody does something is no news to be sorry or glad about.
  if (asked?.expects === "why" && clause === null)
    return (
      (/\b(?:because|so that|in order to)\b|^(?:to|for) /.test(chat.plain)
        ? from(replies.answersTo.why)
        : null) ?? any
    );
  if (
    matter !== null &&
    !isOld &&
    /^(?:(?:not|cannot)-|hindered|without-them|two-views|hoping|advised)/.test(matter.topic)
  ) {
    const own = nextReaction(matter, said);
    if (own !== null) return own;
  }
  // Behind something sad a kind word for anything good in it would sound wrong.
  const isSad =
    worry !== null && (matter === null || isOld || topicOf(matter.topic).patterns.length === 0);
  if (isSad && !/^(?:weighing-up|hoping|advised)$/.test(matter?.topic ?? "")) {
    if (isHelped.test(chat.plain)) return from(replies.inRelief);
    if (isHarder(talking)) return from(replies.inDeeperSadness) ?? from(replies.inSadness);
    if (!/\b(?:better|fine|well|ok|okay)\b/.test(chat.plain))
      return feelings[0] === "good" ? null : from(replies.inSadness);
  }
  if (laughs.test(chat.message)) return from(replies.amused) ?? any;
  if (isMixed) return from(replies.mixed) ?? any;
  if (feelings[0] === "bad") return from(replies.sorrily) ?? any;
  if (feelings[0] === "good") return from(replies.gladly) ?? any;
  // "It is nice to have music around you" does not fit what somebody does without.
  const isDenied = clause?.isNegated === true && topicOf(matter?.topic ?? "").patterns.length > 0;
  const own =
    matter === null || (isOld && !isOpinion(matter.topic)) || isDenied
      ? null
      : nextReaction(matter, said);
  if (own !== null) return own;
  return (clause === null ? from(fitting(talking)) : null) ?? any;
}

const isHelped =
  /\b(?:help(?:s|ed|ing)? (?:me|us|her|him|them)\b|is (?:there|here) for (?:me|us)|(?:is|are|was|were) (?:so |very |really )?(?:kind|nice|helpful|supportive)\b)/;
/** "My mother isn't coping well", "he don't eat", "she cries every night". */
const isHarder = ({ clauses, chat, short }: Talking): boolean =>
  clauses.some(
    ({ who, isNegated, feeling, isIf, topic }) =>
      !isIf &&
      (feeling === "bad" ||
        (isNegated && who === "other" && short === null) ||
        (topic !== null && topicOf(topic).tone === "bad" && !isNegated)),
  ) || harder.test(chat.plain);

/** "Your husband" for "with my husband". */
const personIn = (words: readonly Word[]): string[] =>
  words.flatMap((_, at) => personAt(words, at)?.person.name ?? []);

/** What fits the kind of answer. */
function fitting({ short, asked, words, chat, clauses }: Talking): readonly string[] | undefined {
  if (short !== "maybe" && short !== null && asked !== null && asked.expects !== "yes-no")
    return undefined;
  if (short === "yes") return replies.afterYes;
  if (short === "no") return replies.afterNo;
  if (short === "maybe") return replies.afterMaybe;
  const isPlain =
    words.length <= 5 && !/\b(?:not|no|never|nobody|alone|nowhere)\b/.test(chat.plain);
  const [met] = asked?.expects === "who" ? clauses.flatMap((clause) => personIn(clause.words)) : [];
  if (met !== undefined && isPlain) return [`Ah, ${met}.`, `I see, ${met}.`];
  if (asked === null || !isPlain || !(shows[asked.expects]?.test(chat.plain) ?? true))
    return undefined;
  return replies.answersTo[asked.expects];
}
