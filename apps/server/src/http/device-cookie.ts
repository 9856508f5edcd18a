import type { FastifyReply, FastifyRequest } from "fastify";
import { isBehindTls } from "./own-address";

export const deviceCookieName = "saywell_device";

/** By which a browser that has logged in is known again. It opens nothing. */
export function readDeviceToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[deviceCookieName];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Stays for as long as browsers keep any. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(deviceCookieName, token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isBehindTls(request),
    maxAge: 400 * 24 * 3600,
  });
}
