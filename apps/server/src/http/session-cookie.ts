import type { FastifyReply, FastifyRequest } from "fastify";

export const sessionCookieName = "saywell_session";

/** The token of the session this request claims to belong to. */
export function readSessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookieName] || undefined;
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, expiresAt }: { token: string; expiresAt: Date },
): void {
  void reply.setCookie(sessionCookieName, token, { ...attributes(request), expires: expiresAt });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(sessionCookieName, attributes(request));
}

/** Out of reach of scripts, and not sent along when another site makes a request. */
const attributes = (request: FastifyRequest) =>
  ({
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
  }) as const;
