import type { CallName, Role, SessionUser } from "@saywell/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readSessionToken, renameSessionCookie, setSessionCookie } from "./session-cookie";

/** Who is calling. Their `role` is what they count as now. */
export interface Caller extends SessionUser {
  /** What the school made them. */
  givenRole: Role;
}

/** An admin who has not given the second factor that is asked for here counts as a learner. */
export const countedRole = ({ role, needsSecondFactor }: SessionUser): Role =>
  needsSecondFactor ? "LEARNER" : role;

/**
 * Whose session a token opens. With `mayRenew` a session in use may live on:
 * `renewedUntil` then says until when, and the cookie must follow.
 */
export type Identify = (
  token: string,
  options: { mayRenew: boolean },
) => Promise<{ user: SessionUser; renewedUntil: Date | null } | null>;

/** Whether the caller may act for an account: read its data, write in its name. */
export type MayActFor = (caller: Caller, accountId: string) => boolean;

/** Keeps that somebody of the staff looked at the children among these accounts, and by what. */
export type KeepLook = (
  caller: { id: string },
  accountIds: readonly string[],
  by: CallName | "JOIN_ROOM",
) => Promise<void>;

/** Whether anybody vouches for who the caller is. */
export type IsProved = (caller: Caller) => Promise<boolean>;

declare module "fastify" {
  interface FastifyInstance {
    /**
     * The caller of a request, or null. One query, and none without a cookie.
     * The reply carries the cookie of a renewed session; null where none can go.
     */
    callerOf(request: FastifyRequest, reply: FastifyReply | null): Promise<Caller | null>;
    mayActFor: MayActFor;
    keepLook: KeepLook;
    isProved: IsProved;
  }
}

export function recogniseCallers(
  app: FastifyInstance,
  {
    identify,
    mayActFor,
    keepLook,
    isProved,
  }: {
    identify: Identify;
    mayActFor: MayActFor;
    keepLook: KeepLook;
    isProved: IsProved;
  },
): void {
  app.decorate("mayActFor", mayActFor);
  app.decorate("keepLook", keepLook);
  app.decorate("isProved", isProved);
  app.decorate("callerOf", async (request: FastifyRequest, reply: FastifyReply | null) => {
    const token = readSessionToken(request);
    if (token === undefined) return null;
    const found = await identify(token, { mayRenew: reply !== null });
    if (found === null) return null;
    if (reply !== null) {
      if (found.renewedUntil === null) renameSessionCookie(request, reply);
      else setSessionCookie(request, reply, { token, expiresAt: found.renewedUntil });
    }
    return { ...found.user, role: countedRole(found.user), givenRole: found.user.role };
  });
}
