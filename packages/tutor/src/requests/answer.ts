import { type CefrLevel, cefrLevels } from "@saywell/cefr";
import { assumedLevel } from "../guardrails/level-of-reply";
import type { Chat, Topic } from "../types";

/** What is answered to a request: replies that would do, the best first, and what may be said to them. */
export interface Answer {
  readonly topic: Topic;
  readonly replies: readonly string[];
  readonly suggestions: readonly string[];
}

export const answer = (
  topic: Topic,
  replies: string | readonly string[],
  suggestions: readonly (string | undefined)[] = [],
): Answer => ({
  topic,
  replies: typeof replies === "string" ? [replies] : replies,
  suggestions: suggestions
    .filter((each) => each !== undefined)
    .filter((each) => each.length <= longestSuggestion)
    .slice(0, mostSuggestions),
});

const longestSuggestion = 40;
const mostSuggestions = 4;

/** The level that is answered at: that of the learner, or else of the lesson. */
export const levelOf = ({ level, lesson }: Pick<Chat, "level" | "lesson">): string =>
  level ?? lesson?.difficulty ?? assumedLevel;

export const rankOf = (level: string): number =>
  Math.max(0, cefrLevels.indexOf(level as CefrLevel));

/** The levels from one on, the nearest first: easier ones before harder ones. */
export const levelsNear = (level: string): readonly string[] =>
  cefrLevels.toSorted(
    (one, other) => distance(one, level) - distance(other, level) || rankOf(one) - rankOf(other),
  );
const distance = (one: string, other: string): number => Math.abs(rankOf(one) - rankOf(other));
