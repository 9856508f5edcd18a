import type { SessionUser } from "@saywell/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readSessionToken, renameSessionCookie, setSessionCookie } from "./session-cookie";

/** Who is calling. */
export type Caller = SessionUser;

/**
 * Whose session a token opens. With `mayRenew` a session in use may live on:
 * `renewedUntil` then says until when, and the cookie must follow.
 */
export type Identify = (
  token: string,
  options: { mayRenew: boolean },
) => Promise<{ caller: Caller; renewedUntil: Date | null } | null>;

/** Whether the caller may act for an account: read its data, write in its name. */
export type MayActFor = (caller: Caller, accountId: string) => boolean | Promise<boolean>;

declare module "fastify" {
  interface FastifyInstance {
    /**
     * The caller of a request, or null. One query, and none without a cookie.
     * The reply carries the cookie of a renewed session; null where none can go.
     */
    callerOf(request: FastifyRequest, reply: FastifyReply | null): Promise<Caller | null>;
    mayActFor: MayActFor;
  }
}

export function recogniseCallers(
  app: FastifyInstance,
  { identify, mayActFor }: { identify: Identify; mayActFor: MayActFor },
): void {
  app.decorate("mayActFor", mayActFor);
  app.decorate("callerOf", async (request: FastifyRequest, reply: FastifyReply | null) => {
    const token = readSessionToken(request);
    if (token === undefined) return null;
    const found = await identify(token, { mayRenew: reply !== null });
    if (found === null) return null;
    if (reply !== null) {
      if (found.renewedUntil === null) renameSessionCookie(request, reply);
      else setSessionCookie(request, reply, { token, expiresAt: found.renewedUntil });
    }
    return found.caller;
  });
}
