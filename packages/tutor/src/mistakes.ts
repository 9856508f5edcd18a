import { clip, quote } from "./text";
import type { Mistake } from "./types";

/** Kind words about the first mistakes of a message; empty where there are none. */
export function mistakeNote(mistakes: readonly Mistake[]): string {
  const [first, second] = mistakes;
  if (first === undefined) return "";
  const also = second === undefined ? "" : ` Look at ${shown(second.wrong)} too.`;
  const look =
    first.better === null
      ? `I understand you. Look again at ${shown(first.wrong)}.`
      : `I understand you. Instead of ${shown(first.wrong)}, write ${shown(first.better)}.`;
  return `${look} ${clip(first.why, 120)}${also}`;
}

const shown = (text: string): string => quote(clip(text, 40));

/** A message with its mistakes put right, so that nobody repeats them. */
export function corrected(message: string, mistakes: readonly Mistake[]): string {
  let result = message;
  for (const { start, length, wrong, better } of mistakes.toReversed()) {
    if (better === null || result.slice(start, start + length) !== wrong) continue;
    result = result.slice(0, start) + better + result.slice(start + length);
  }
  return result;
}
