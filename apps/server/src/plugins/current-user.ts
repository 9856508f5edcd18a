import type { SessionUser } from "@saywell/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readSessionToken, setSessionCookie } from "./session-cookie";

/** Who is calling. */
export type Caller = SessionUser;

/** Whose session a token opens. `renewedUntil` is set when its life was just lengthened. */
export type Identify = (
  token: string,
) => Promise<{ caller: Caller; renewedUntil: Date | null } | null>;

/** Whether the caller may act for an account: read its data, write in its name. */
export type MayActFor = (caller: Caller, accountId: string) => boolean | Promise<boolean>;

declare module "fastify" {
  interface FastifyInstance {
    /** The caller of a request, or null. One query, and none without a cookie. */
    callerOf(request: FastifyRequest, reply: FastifyReply): Promise<Caller | null>;
    mayActFor: MayActFor;
  }
}

export function recogniseCallers(
  app: FastifyInstance,
  { identify, mayActFor }: { identify: Identify; mayActFor: MayActFor },
): void {
  app.decorate("mayActFor", mayActFor);
  app.decorate("callerOf", async (request: FastifyRequest, reply: FastifyReply) => {
    const token = readSessionToken(request);
    const found = token === undefined ? null : await identify(token);
    if (token === undefined || found === null) return null;
    if (found.renewedUntil !== null) {
      setSessionCookie(request, reply, { token, expiresAt: found.renewedUntil });
    }
    return found.caller;
  });
}
