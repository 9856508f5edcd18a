import { saysOneOf, saysPhrase, wordsIn } from "@saywell/english";
import type { Finding } from "./finding";
import type { LessonSource } from "./lesson-schema";
import { mentions } from "./mentions";

/**
 * Whether each step at which the learner writes freely, and no other, says what an answer is held
 * against, and whether its model answer would pass itself.
 */
export function* lintFreeWriting({ dialogue, quiz }: LessonSource): Generator<Finding> {
  const nameAt = dialogue.findIndex(({ input }) => input !== "continue");
  for (const [index, step] of dialogue.entries()) {
    if (step.input !== "text") continue;
    const path = ["dialogue", index];
    const isFree = index !== nameAt && step.reactions.every(({ when }) => when.length === 0);
    const { free } = step;
    if (isFree && !free)
      yield { path, reason: "asks for the learner's own words, so it needs `free`" };
    if (!isFree && free)
      yield {
        path: [...path, "free"],
        reason: "stands where the name or certain answers are expected",
      };
    if (!free) continue;

    for (const [at, word] of free.about.entries())
      if (free.about.indexOf(word) !== at)
        yield { path: [...path, "free", "about", at], reason: `"${word}" stands twice` };
    const place = [...path, "free", "model"];
    if (free.model.includes("{")) yield { path: place, reason: "is shown without a placeholder" };
    for (const words of [free.about, ...(free.also ?? [])])
      if (!saysOneOf(free.model, words))
        yield { path: place, reason: "says none of the words it should be about" };
    for (const phrase of [...(free.against ?? []), ...(free.without ?? [])])
      if (saysPhrase(free.model, phrase))
        yield { path: place, reason: `says "${phrase}", which no answer should say` };
    const words = wordsIn(free.model).length;
    if (words < free.atLeast)
      yield { path: place, reason: `has ${words} words, fewer than ${free.atLeast}` };
    for (const answer of told(quiz))
      // What the step itself asks for is told already.
      if (mentions(free.model, answer) && !mentions(step.text, answer))
        yield { path: place, reason: `tells the quiz's answer "${answer}"` };
  }
}

/** Right answers of more than a word: a single one may be needed in any sentence. */
const told = (quiz: LessonSource["quiz"]): string[] =>
  quiz
    .flatMap(({ correct, alternatives }) => [correct, ...alternatives])
    .filter((answer) => /\s/.test(answer.trim()));
