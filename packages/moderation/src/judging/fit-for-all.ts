import { judgeMessage } from "./judge";
import type { Reason } from "./verdict";
import { sanitiseText } from "../text/sanitise";

/**
 * Whether people of every age may read a text that is no message but stays: a name, a word looked
 * up, a line of the course. `now` is an instant in milliseconds.
 */
export function isFitForAll(text: string, now: number): boolean {
  const { action, reasons } = judgeMessage(text, {
    author: { ageBand: "UNKNOWN" },
    audienceHasMinors: true,
    recent: [],
    now,
  });
  // Capitals are no shouting in a name: "IELTS".
  return action === "allow" || reasons.every((reason) => reason === "shouting");
}

/** What is in exercises that teachers write: "Where do you live?", "12 High Street". */
const inExercises = new Set<Reason>([
  "meeting",
  "harassment",
  "personal-data",
  "private-question",
  "link",
  "spam",
  "flood",
  "shouting",
]);

/**
 * Whether a class may read what its teacher wrote for it: people and places of exercises have
 * addresses and numbers, and are rude to be put right. `now` is an instant in milliseconds.
 */
export function isFitAsExercise(text: string, now: number): boolean {
  const { reasons } = judgeMessage(text, {
    author: { ageBand: "ADULT" },
    audienceHasMinors: true,
    recent: [],
    now,
  });
  return reasons.every((reason) => inExercises.has(reason));
}

/** Text in one line, without what nobody can see. Empty where nothing can be seen. */
export function inOneLine(text: string): string {
  const clean = sanitiseText(text);
  return clean.ok ? clean.text.replaceAll(/\s+/g, " ") : "";
}
