import type { Role } from "./roles";
import type { ContactAnswer } from "./contact-rules";
import { refuse, type Result } from "../result";

/** What a teacher says to a friendship that waits for one. */
export const friendshipDecisions = ["APPROVE", "DECLINE"] as const;
export type FriendshipAnswer = (typeof friendshipDecisions)[number];

export interface FriendshipToDecide {
  accountIds: readonly [string, string];
  /** Who teach a class that both of them are in. */
  teacherIds: readonly string[];
  /** What the rules of contact say now about the two becoming friends. */
  contact: ContactAnswer;
}

export interface FriendshipDecision {
  decision: FriendshipAnswer;
  decider: { id: string; role: Role };
}

export type FriendshipRefusal = "own-case" | "not-their-teacher" | "not-possible";

/**
 * Decides a friendship that waits for a teacher because one of the two is, or may be, under 18.
 *
 * - A teacher of a class that both are in decides, or an admin; nobody about a friendship of their own.
 * - Approving asks the rules of contact again: the two may have left the class since they agreed. One
 *   that needs no approval any more can be approved all the same.
 */
export function decideFriendship(
  { accountIds, teacherIds, contact }: FriendshipToDecide,
  { decision, decider: { id, role } }: FriendshipDecision,
): Result<{ state: "ACCEPTED" | "DECLINED" }, FriendshipRefusal> {
  if (accountIds.includes(id)) {
    return refuse("own-case", "This is about you, so somebody else has to decide.");
  }
  if (role !== "ADMIN" && !(role === "TEACHER" && teacherIds.includes(id))) {
    return refuse(
      "not-their-teacher",
      "Only a teacher of their class or an admin can decide this.",
    );
  }
  if (decision === "DECLINE") return { ok: true, state: "DECLINED" };
  return contact.ok
    ? { ok: true, state: "ACCEPTED" }
    : refuse("not-possible", "These two cannot be friends here now. You can only decline.");
}
