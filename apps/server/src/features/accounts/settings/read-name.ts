import { nameMaxLength } from "@saywell/contract/constants";
import type { Role } from "@saywell/contract";
import { inOneLine, isFitForAll, passesForStaff } from "@saywell/moderation";
import { ok, refuse, type Result } from "../../../refusal";

/** What only the server's own practice partners are called. */
const reserved = /practice\s*partner/i;

/** What somebody wants to be called, as others will read it, or why that cannot be. */
export function readName(typed: string, role: Role, now: Date): Result<string> {
  const name = inOneLine(typed);
  if (name === "") return refuse("invalid-input", "Please write a name that others can read.");
  if (role === "LEARNER" && !reserved.test(name) && passesForStaff(name)) {
    return refuse(
      "invalid-input",
      "Please choose another name. This one is for the school's staff.",
    );
  }
  return name.length <= nameMaxLength && !reserved.test(name) && isFitForAll(name, now.getTime())
    ? ok(name)
    : refuse("invalid-input", "Please choose another name. Everybody will read it.");
}
