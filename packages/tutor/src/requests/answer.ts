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

const levels = ["A1", "A2", "B1", "B2", "C1", "C2"];
/** What is assumed of a learner of whom no level is known. */
const assumed = "A2";

/** The level that is answered at: that of the learner, or else of the lesson. */
export const levelOf = ({ level, lesson }: Pick<Chat, "level" | "lesson">): string =>
  level ?? lesson?.difficulty ?? assumed;

export const rankOf = (level: string): number => Math.max(0, levels.indexOf(level));

/** The levels from one on, the nearest first: easier ones before harder ones. */
export const levelsNear = (level: string): readonly string[] =>
  levels.toSorted(
    (one, other) => distance(one, level) - distance(other, level) || rankOf(one) - rankOf(other),
  );
const distance = (one: string, other: string): number => Math.abs(rankOf(one) - rankOf(other));
