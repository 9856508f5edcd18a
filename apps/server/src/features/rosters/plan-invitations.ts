import type { RosterRowState } from "@saywell/contract/constants";
import { addressHash } from "./address-hash";
import type { KnownAddress } from "./invitations.store";

/** What a class knows of people by their addresses. */
export interface KnownClass {
  classId: string;
  /** Of these addresses, by their hashes. */
  known: readonly KnownAddress[];
  studentIds: ReadonlySet<string>;
  /** Those that students show. */
  shown: ReadonlySet<string>;
  now: Date;
}

/**
 * What comes of inviting an address. It follows from what the class was told before and from what its
 * students show, never from whether the address has an account.
 */
export function stateOf(email: string, facts: KnownClass): RosterRowState {
  const hash = addressHash(facts.classId, email);
  const before = facts.known.find((each) => each.hash === hash);
  const isStudent = facts.studentIds.has(before?.acceptedBy ?? "");
  if (isStudent || facts.shown.has(email)) return "STUDENT";
  if (before?.state === "DECLINED") return "DECLINED";
  return before?.state === "WAITING" && before.expiresAt > facts.now ? "INVITED" : "NEW";
}
