import type { FastifyReply, FastifyRequest } from "fastify";
import { isBehindTls } from "./own-address";

export const signInCookieName = "saywell_sign_in";
/** Over TLS no neighbouring host can plant it. */
export const hostSignInCookieName = `__Host-${signInCookieName}`;

const nameFor = (request: FastifyRequest): string =>
  isBehindTls(request) ? hostSignInCookieName : signInCookieName;

/** By which a browser is known again that went to a provider: only there a sign-in can end. */
export function readSignInToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[nameFor(request)];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** `lax` lets it come along when the provider sends the browser back, and in nothing else from there. */
export function setSignInCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(nameFor(request), token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isBehindTls(request),
    maxAge: 30 * 60,
  });
}
