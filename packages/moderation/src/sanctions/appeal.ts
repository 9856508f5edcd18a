import { refuse, type Result } from "../result";
import { isInForce, type SanctionTerm } from "./sanctions";

export const appealStates = ["OPEN", "ACCEPTED", "REFUSED"] as const;
export type AppealState = (typeof appealStates)[number];

export type AppealRefusal =
  | "not-yours"
  | "not-in-force"
  | "already-appealed"
  | "already-decided"
  | "own-case";

/** Somebody under a sanction asks to have it looked at again: once, and while it is in force. */
export function mayAppeal(
  sanction: SanctionTerm,
  { isOwn, hasAppealed }: { isOwn: boolean; hasAppealed: boolean },
  now: Date,
): Result<object, AppealRefusal> {
  if (!isOwn) return refuse("not-yours", "This decision is not about you.");
  if (hasAppealed) return refuse("already-appealed", "You have already asked about this.");
  if (!isInForce(sanction, now)) return refuse("not-in-force", "This is already over.");
  return { ok: true };
}

/**
 * Whether an appeal may be answered: once, and by nobody who is under the sanction. Accepting it
 * lifts the sanction.
 */
export function mayAnswerAppeal({
  state,
  isOwnCase,
}: {
  state: AppealState;
  isOwnCase: boolean;
}): Result<object, AppealRefusal> {
  if (state !== "OPEN") return refuse("already-decided", "This appeal is already decided.");
  return isOwnCase
    ? refuse("own-case", "This is about you, so somebody else has to decide.")
    : { ok: true };
}
