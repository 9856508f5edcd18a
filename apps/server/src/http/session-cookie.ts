import type { FastifyReply, FastifyRequest } from "fastify";
import { isBehindTls } from "./own-address";

/** The cookie's name over plain HTTP, and over TLS in browsers that have it from before. */
export const sessionCookieName = "saywell_session";
/** A name that browsers take over TLS only, from this host only: no neighbour can plant one. */
export const hostSessionCookieName = `__Host-${sessionCookieName}`;

/**
 * The token of the session this request claims to belong to. Over TLS a cookie under the older
 * name counts only where there is none under the one that cannot be planted.
 */
export function readSessionToken(request: FastifyRequest): string | undefined {
  const { [hostSessionCookieName]: ofHost, [sessionCookieName]: plain } = request.cookies;
  return (isBehindTls(request) ? (ofHost ?? plain) : plain) || undefined;
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, expiresAt }: { token: string; expiresAt: Date },
): void {
  void reply.setCookie(nameFor(request), token, { ...attributes(request), expires: expiresAt });
  dropOlder(request, reply);
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(nameFor(request), attributes(request));
  dropOlder(request, reply);
}

/**
 * Gives an open session's cookie the name that it would get today. When the session ends is known
 * to the server alone, so the cookie may outlast it.
 */
export function renameSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const token = readSessionToken(request);
  if (token === undefined || request.cookies[nameFor(request)] !== undefined) return;
  void reply.setCookie(nameFor(request), token, { ...attributes(request), maxAge: keptFor });
  dropOlder(request, reply);
}

const keptFor = 90 * 24 * 3600;

const nameFor = (request: FastifyRequest): string =>
  isBehindTls(request) ? hostSessionCookieName : sessionCookieName;

function dropOlder(request: FastifyRequest, reply: FastifyReply): void {
  if (!isBehindTls(request) || request.cookies[sessionCookieName] === undefined) return;
  void reply.clearCookie(sessionCookieName, attributes(request));
}

/** The session of a guest who tries the demo, to come back to. Only calls about sessions see it. */
const guestCookieName = "saywell_guest";
const guestCookiePath = "/api/session";
const guestCookieDays = 30;

/** Keeps the session that the request came with beside the one that takes its place. */
export function keepGuestCookie(request: FastifyRequest, reply: FastifyReply): void {
  const token = readSessionToken(request);
  if (token === undefined) return;
  const maxAge = guestCookieDays * 24 * 60 * 60;
  void reply.setCookie(guestCookieName, token, {
    ...attributes(request),
    path: guestCookiePath,
    maxAge,
  });
}

/** The session kept, which is not kept any longer. */
export function takeGuestCookie(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const token = request.cookies[guestCookieName];
  if (!token) return undefined;
  void reply.clearCookie(guestCookieName, { ...attributes(request), path: guestCookiePath });
  return token;
}

/** Out of reach of scripts, and not sent along when another site makes a request. */
const attributes = (request: FastifyRequest) =>
  ({
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isBehindTls(request),
  }) as const;
