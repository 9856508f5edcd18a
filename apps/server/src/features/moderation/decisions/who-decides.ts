import type { Role } from "@saywell/contract";
import type { Refusal } from "../../../refusal";
import type { CaseAccount } from "../case-accounts.store";

/** Why somebody may not mute, ban or release a person; null when they may. */
export function refusalToRule(actor: CaseAccount, about: CaseAccount): Refusal | null {
  if (actor.id === about.id) {
    return { code: "forbidden", message: "This is about you, so somebody else has to decide." };
  }
  if (actor.role === "ADMIN" || about.role === "LEARNER") return null;
  return { code: "forbidden", message: "Only an admin can decide about a teacher or an admin." };
}

/** Who may decide about a person in somebody's place. */
export const rolesThatRule = (about: CaseAccount | undefined): Role[] =>
  about === undefined || about.role === "LEARNER" ? ["TEACHER", "ADMIN"] : ["ADMIN"];
