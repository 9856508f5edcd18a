import type { Finding } from "./finding";
import type { LessonSource } from "./lesson-schema";
import { levelLimits, longestReaction } from "./level-limits";

/**
 * Whether Iris says little at once and nothing that she cannot know: on a phone a long line pushes
 * the answer out of sight. Why these figures: docs/decisions/067.
 */
export function* lintSpeech({ level, dialogue, quiz, outline }: LessonSource): Generator<Finding> {
  const { longestLine, longestWhy } = levelLimits[level];
  for (const [index, { text, input, reactions }] of dialogue.entries()) {
    const path = ["dialogue", index];
    yield* tooLong([...path, "text"], text, longestLine);
    for (const [at, { when, say }] of reactions.entries()) {
      const place = [...path, "reactions", at, "say"];
      yield* tooLong(place, say, longestReaction);
      if (input === "text" && when.length === 0 && praise.test(say))
        yield { path: place, reason: "praises what was written, whatever it was" };
    }
  }
  for (const [index, { why }] of quiz.entries())
    yield* tooLong(["quiz", index, "why"], why, longestWhy);
  for (const [id, { reactions, why }] of Object.entries(outline)) {
    for (const [at, { say }] of reactions.entries())
      yield* tooLong(["outline", id, "reactions", at, "say"], say, longestReaction);
    yield* tooLong(["outline", id, "why"], why, longestWhy);
  }
}

/** What is said to right answers. To whatever was written, "Thank you" and an example are true. */
const praise =
  /^(?:that['’]s (?:it|right|correct)|that is (?:right|correct)|right|correct|exactly|perfect|precisely|well (?:done|built|chosen|judged)|excellent|yes|(?:very )?good(?! to know)|just (?:so|right)|(?:a )?(?:very )?(?:good|great|clear|perfect) (?:answer|question|sentence|work))\b/i;

function* tooLong(path: Finding["path"], text: string, limit: number): Generator<Finding> {
  const words = spokenWords(text);
  if (words > limit) yield { path, reason: `has ${words} words, not ${limit} at most` };
}

/** Words as they are spoken: "7:45", "€1,000" and "it's" are one each, and a gap is none. */
export const spokenWords = (text: string): number =>
  text.split(/\s+/).filter((each) => /[\p{L}\p{N}]/u.test(each)).length;
