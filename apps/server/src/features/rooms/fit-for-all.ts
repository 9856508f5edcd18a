import { judgeMessage, sanitiseText } from "@saywell/moderation";
import { ok, refuse, type Result } from "../../refusal";

/** Whether people of every age may read this: no message, but something that stays. */
export function isFitForAll(text: string, now: Date): boolean {
  const { action, reasons } = judgeMessage(text, {
    author: { ageBand: "UNKNOWN" },
    audienceHasMinors: true,
    recent: [],
    now: now.getTime(),
  });
  // Capitals are no shouting in a name: "IELTS".
  return action === "allow" || reasons.every((reason) => reason === "shouting");
}

/** Text in one line, without what nobody can see. Empty where nothing can be seen. */
export function inOneLine(text: string): string {
  const clean = sanitiseText(text);
  return clean.ok ? clean.text.replaceAll(/\s+/g, " ") : "";
}

const longestName = 80;
/** What only the server's own partners are called. */
const reserved = /practice\s*partner/i;

/** What somebody wants to be called, as others will read it, or why that cannot be. */
export function readName(typed: string, now: Date): Result<string> {
  const name = inOneLine(typed);
  if (name === "") return refuse("invalid-input", "Please write a name that others can read.");
  return name.length <= longestName && !reserved.test(name) && isFitForAll(name, now)
    ? ok(name)
    : refuse("invalid-input", "Please choose another name. Everybody will read it.");
}
