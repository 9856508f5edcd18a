import { nameMaxLength } from "@saywell/contract/constants";
import { inOneLine, isFitForAll } from "@saywell/moderation";
import { ok, refuse, type Result } from "../../../refusal";

/** What only the server's own practice partners are called. */
const reserved = /practice\s*partner/i;

/** What somebody wants to be called, as others will read it, or why that cannot be. */
export function readName(typed: string, now: Date): Result<string> {
  const name = inOneLine(typed);
  if (name === "") return refuse("invalid-input", "Please write a name that others can read.");
  return name.length <= nameMaxLength && !reserved.test(name) && isFitForAll(name, now.getTime())
    ? ok(name)
    : refuse("invalid-input", "Please choose another name. Everybody will read it.");
}
