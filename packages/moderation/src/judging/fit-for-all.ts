import { judgeMessage } from "./judge";
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

/** Text in one line, without what nobody can see. Empty where nothing can be seen. */
export function inOneLine(text: string): string {
  const clean = sanitiseText(text);
  return clean.ok ? clean.text.replaceAll(/\s+/g, " ") : "";
}
