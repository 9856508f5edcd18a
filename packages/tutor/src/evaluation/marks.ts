import { hasPhrase } from "../text";
import type { ExpectedMark, HeardMark } from "./types";

export interface MarkCounts {
  readonly hits: number;
  readonly misses: number;
  readonly falseMarks: number;
}

/**
 * Holds marks against what must be marked. A mistake is found where every mark together makes of it
 * what is right, or where a mark without a correction points at it. A mark is false where nothing is
 * wrong, and where what it makes is not right.
 */
export function judgeMarks(
  message: string,
  marks: readonly HeardMark[],
  expected: readonly ExpectedMark[],
): MarkCounts & { readonly missed: readonly string[]; readonly extra: readonly string[] } {
  const mended = [corrected(message, marks, ""), corrected(message, marks, " ")];
  const judged = expected.map(({ wrong, better }) => {
    const start = message.indexOf(wrong);
    const end = start + wrong.length;
    const own = marks.filter((mark) => mark.start <= end && mark.start + mark.length >= start);
    const isMended = better
      .split("|")
      .some((right) => mended.some((text) => hasPhrase(text, right.trim())));
    const isFound = isMended || own.some((mark) => mark.better === null);
    return { wrong, own, isFound };
  });
  const missed = judged.filter(({ isFound }) => !isFound);
  const good = new Set(judged.filter(({ isFound }) => isFound).flatMap(({ own }) => own));
  const extra = marks.filter((mark) => !good.has(mark));
  return {
    hits: judged.length - missed.length,
    misses: missed.length,
    falseMarks: extra.length,
    missed: missed.map(({ wrong }) => wrong),
    extra: extra.map(
      ({ start, length, better }) =>
        `${message.slice(start, start + length) || "(missing)"} → ${better ?? "?"}`,
    ),
  };
}

/** What a learner reads where they wrote: the message with its corrections, and why. */
export const shownByMarks = (message: string, marks: readonly HeardMark[]): string =>
  marks.length === 0
    ? ""
    : [corrected(message, marks, " "), ...marks.map(({ why }) => why)].join("\n");

/** A message with its corrections, from the end, so that places stay what they are. */
function corrected(message: string, marks: readonly HeardMark[], around: string): string {
  return marks
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, length, better }) =>
        better === null
          ? text
          : `${text.slice(0, start)}${around}${better}${around}${text.slice(start + length)}`,
      message,
    );
}
