import { badnessOf, predicates, stances } from "../lists/hate";
import type { Mention } from "./mentions";
import type { Sentence } from "./tokens";
import { beginsAt, wordsFrom } from "./word-groups";

/**
 * How the writer stands to words that attack: says them, passes on somebody else's, or speaks up
 * against them.
 */
export type Stance = "says" | "reports" | "denounces";

const own = /^(?:i|we|me|lets)$/;

/** The stance to what a sentence says of a group. */
export function stanceTo(
  sentence: Sentence,
  mention: Mention | null,
  message: readonly Sentence[],
): Stance {
  const from = mention?.start ?? sentence.length;
  const isQuoted =
    mention === null
      ? sentence.some((token) => token.isQuoted)
      : sentence[mention.from]?.isQuoted === true;
  const around = message.flat().filter(({ isQuoted: quoted }) => !quoted);
  if (isQuoted && around.length >= 2) {
    return around.some(
      ({ word }, i) =>
        isDenounced(word, around, i) || stances.lessons.has(word) || predicates.unreal.has(word),
    )
      ? "denounces"
      : "reports";
  }
  if (mention !== null && isSaidAfter(sentence, mention.to)) return "reports";
  const frame = frameOf(sentence, from, mention !== null);
  if (frame === null) return "says";
  if (frame.isDenied || sentence.some(({ word }) => predicates.unreal.has(word)))
    return "denounces";
  return judged(sentence, frame.at, mention) || laterDenounced(sentence, message)
    ? "denounces"
    : "reports";
}

/** "Men are pigs, says my sister." */
const isSaidAfter = (sentence: Sentence, from: number): boolean =>
  sentence.some(
    ({ isApart }, at) =>
      isApart &&
      at > from &&
      sentence
        .slice(at, at + 4)
        .some(
          ({ word }, i) =>
            /^(?:says|said|thinks|shouted|wrote)$/.test(word) &&
            !own.test(sentence[at + i - 1]?.word ?? ""),
        ),
  );

/** Somebody else's words before what is said: "people who say that", "saying", "it is wrong to". */
function frameOf(
  sentence: Sentence,
  before: number,
  mayDeny: boolean,
): { at: number; isDenied: boolean } | null {
  for (let at = before - 1; at >= 0; at -= 1) {
    // "They say it is wrong, but": what follows is the writer's own.
    if (sentence[at]?.word === "but") return null;
    if (mayDeny && beginsAt(sentence, at, stances.denials)) return { at, isDenied: true };
    const word = sentence[at]?.word ?? "";
    // "The idea that women are weak".
    if (stances.views.has(word) && sentence[at + 1]?.word === "that") return { at, isDenied: true };
    if (!stances.reports.has(word)) continue;
    const subjects = sentence.slice(Math.max(0, at - 5), at + 1).map((token) => token.word);
    const isOwn =
      subjects.some((each) => own.test(each)) &&
      !subjects.some((each) => ["not", "never", "when", "if", "heard", "read"].includes(each));
    const isAlone = /\bonly (?:one|person|ones) who /.test(subjects.join(" "));
    if (isAlone || (isOwn && !subjects.includes("who"))) continue;
    if (
      word === "use" ||
      word === "used" ||
      word === "using" ||
      word === "word" ||
      word === "words" ||
      word === "read"
    ) {
      if (at + 4 < before) continue;
    }
    if (subjects.some((each) => stances.notOwn.has(each)) || word.endsWith("ing") || at === 0) {
      return {
        at,
        isDenied:
          subjects.some((each) => ["not", "never", "nobody", "stop", "why"].includes(each)) ||
          subjects.join(" ").includes("no one"),
      };
    }
  }
  return null;
}

/** The sentence judges what it reports, outside of the report. */
function judged(sentence: Sentence, frame: number, mention: Mention | null): boolean {
  const words = [...sentence.slice(0, frame), ...tail(sentence, mention)];
  return words.some(({ word }, i) => isDenounced(word, words, i));
}

/** After the last "is", "are" or "but" of the sentence: the writer's own verdict. */
function tail(sentence: Sentence, mention: Mention | null): Sentence {
  if (mention === null) return sentence;
  const start = mention.to;
  const verbs = sentence
    .map(({ word }, at) =>
      at >= start &&
      (["is", "are", "but", "makes", "should", "was"].includes(word) ||
        sentence[at]?.isApart === true)
        ? at
        : -1,
    )
    .filter((at) => at >= 0);
  const last = verbs.at(-1);
  return last === undefined ||
    (verbs.length < 2 && sentence[last]?.word !== "but" && sentence[last]?.isApart !== true)
    ? []
    : sentence.slice(last);
}

function isDenounced(word: string, words: Sentence, at: number): boolean {
  if (!stances.denounces.has(word) && !(badnessOf(word) === 3))
    return beginsAt(words, at, stances.denials);
  return words[at - 1]?.word !== "not" && words[at - 2]?.word !== "not";
}

function laterDenounced(sentence: Sentence, message: readonly Sentence[]): boolean {
  const next = message[message.indexOf(sentence) + 1];
  if (
    next === undefined ||
    !["that", "this", "it", "i", "what", "how", "shame", "so"].includes(next[0]?.word ?? "")
  )
    return false;
  return (
    next.some(({ word }, i) => isDenounced(word, next, i)) &&
    !next.some(({ word }) => word === "but" || word === "they")
  );
}

/** What makes an attacking word or phrase less than an attack. */
export type Softening = "reports" | "denounces" | "reclaims";

/**
 * How the words around it soften a slur, or a phrase, of a message; null where they do not.
 *
 * @param offset where the slur begins, as tokens count; null for a phrase, wherever it stands
 */
export function softeningOf(message: readonly Sentence[], offset: number | null): Softening | null {
  for (const sentence of message) {
    const at = offset === null ? -1 : sentence.findIndex((token) => token.at === offset);
    if (offset !== null && at < 0) continue;
    if (at >= 0 && isReclaimed(sentence, at)) return "reclaims";
    const stance = stanceTo(sentence, at < 0 ? null : placeAt(at), message);
    if (stance !== "says") return stance;
  }
  return null;
}

const placeAt = (at: number): Mention => ({
  from: at,
  to: at + 1,
  start: at,
  quantity: "all",
  isMany: false,
  isPronoun: false,
});

/** "Us dykes", "my fellow queers", "I am a proud dyke": people so called may say it of themselves. */
function isReclaimed(sentence: Sentence, at: number): boolean {
  const [before, last] = [wordsFrom(sentence, at - 2, 2), sentence[at - 1]?.word ?? ""];
  if (["we", "us", "fellow"].includes(last) || (last === "proud" && at > 1)) return true;
  if (before === "as a" || before === "as an") return sentence[at + 1]?.word === "i";
  return ["a", "an"].includes(last) && wordsFrom(sentence, at - 3, 2) === "i am";
}
