import type { Chance } from "./types";

/** What a practice partner does about a message, and how many milliseconds after it. */
export interface SpeakingTurn {
  /** Answer it; or, if it is still without an answer then, help it to one. */
  readonly as: "reply" | "nudge";
  readonly after: number;
}

/** Milliseconds. A person who reads and types takes as long. */
export const replyDelay = { least: 1500, most: 4000 } as const;
/** Milliseconds that a question among people may stay without an answer. */
export const nudgeDelay = 30_000;
/** Milliseconds after somebody came in. */
export const greetingDelay = 2000;

/**
 * Whether a practice partner has a turn after somebody's message: always when they are alone with it or call
 * it by name; among people, only when a question stays without an answer. Null for no turn.
 */
export function whenToSpeak({
  others,
  isNamed,
  isQuestion,
  chance,
}: {
  /** People in the room beside the author; practice partners are none. */
  others: number;
  isNamed: boolean;
  isQuestion: boolean;
  chance: Chance;
}): SpeakingTurn | null {
  if (others === 0 || isNamed) {
    const { least, most } = replyDelay;
    return { as: "reply", after: least + chance() * (most - least) };
  }
  return isQuestion ? { as: "nudge", after: nudgeDelay } : null;
}
