import { clip, quote, rotate } from "./text";
import type { Mistake } from "./types";

/**
 * Kind words about the first mistakes of a message; empty where there are none.
 *
 * @param saidBefore the last replies: what they explain is not explained again
 */
export function mistakeNote(mistakes: readonly Mistake[], saidBefore = ""): string {
  const [first, second] = mistakes.filter(isWorthAWord);
  if (first === undefined || saidBefore.includes(clip(first.why, 120))) return "";
  const also =
    second === undefined
      ? ""
      : second.wrong.trim() === ""
        ? ""
        : ` Look at ${shown(second.wrong)} too.`;
  // None of them is heard again soon; the correction stands well without one.
  const opener = rotate(openers, first.why.length).find((each) => !saidBefore.includes(each));
  return `${opener === undefined ? "" : `${opener} `}${sayCorrection(first)} ${clip(first.why, 120)}${also}`;
}

const openers = [
  "I understand you.",
  "Your meaning is clear.",
  "That is clear.",
  "One small thing:",
  "A word on your English:",
  "A small correction:",
];

/** A small letter and what only the network thinks are marked, and need no words. */
const isWorthAWord = ({ wrong, better, isGuess }: Mistake): boolean =>
  isGuess !== true && (better === null || wrong.toLowerCase() !== better.toLowerCase());

/** What to do with one mistake: to change words, to put some in, to leave some out or to look again. */
export function sayCorrection({ wrong, better }: Pick<Mistake, "wrong" | "better">): string {
  if (better === null) return `Look again at ${shown(wrong)}.`;
  if (wrong.trim() === "") return `Something is missing: add ${shown(better)}.`;
  if (better.trim() === "") return `Leave out ${shown(wrong)}.`;
  return `Instead of ${shown(wrong)}, write ${shown(better)}.`;
}

const shown = (text: string): string => quote(clip(text.trim(), 40));

/** A message with its mistakes put right, so that nobody repeats them. */
export function corrected(message: string, mistakes: readonly Mistake[]): string {
  let result = message;
  for (const { start, length, wrong, better } of mistakes.toReversed()) {
    if (better === null || result.slice(start, start + length) !== wrong) continue;
    result = result.slice(0, start) + better + result.slice(start + length);
  }
  return result;
}
