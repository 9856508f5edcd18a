import type { Caller } from "./current-user";

/**
 * The one rule of whose data a caller may touch: one's own, and an admin
 * anybody's. A teacher's own classes join here when there are classes, as a
 * lookup that `app.ts` hands in.
 */
export function mayActFor(caller: Caller, accountId: string): boolean {
  return caller.id === accountId || (caller.role === "ADMIN" && isAccountId(accountId));
}

/** What is no UUID names nobody, and must not reach a query that compares UUIDs. */
const isAccountId = (text: string): boolean =>
  /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(text);
