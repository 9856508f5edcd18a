import { asUuid } from "../db/uuid";
import type { Caller } from "./current-user";

/**
 * The one rule of whose data a caller may touch: one's own, and an admin anybody's. What is no UUID
 * names nobody.
 */
export function mayActFor(caller: Pick<Caller, "id" | "role">, accountId: string): boolean {
  if (caller.id === accountId) return true;
  return caller.role === "ADMIN" && asUuid(accountId) !== null;
}
