import type { SchoolSettings, SessionUser } from "@saywell/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { countedRole } from "../../../http/current-user";
import { readDeviceToken, setDeviceCookie } from "../../../http/device-cookie";
import { keepGuestCookie, readSessionToken, setSessionCookie } from "../../../http/session-cookie";
import { ok, refuse, type Result } from "../../../refusal";
import type { Browser } from "../devices/known-devices";
import { deviceLabel } from "./device-label";
import type { CurrentSession, OpenedSession } from "./session.service";

/** Who is in the session from now on, and what they may. */
export interface Entered {
  user: SessionUser;
  mayCreateRooms: boolean;
}

export type EnterSession = ReturnType<typeof createEnterSession>;

/** @param features what an admin switched on */
export function createEnterSession(features: () => SchoolSettings["features"]) {
  const entered = async (user: SessionUser): Promise<Entered> => ({
    user,
    mayCreateRooms: countedRole(user) !== "LEARNER" || features().learnersCreateRooms,
  });

  return {
    entered,

    /** Gives the browser the cookie of a session just opened. */
    async enter(
      request: FastifyRequest,
      reply: FastifyReply,
      opened: OpenedSession,
    ): Promise<Entered> {
      if (opened.isGuestKept) keepGuestCookie(request, reply);
      setSessionCookie(request, reply, opened);
      const { deviceToken } = opened;
      if (deviceToken !== undefined) setDeviceCookie(request, reply, deviceToken);
      return await entered(opened.user);
    },
  };
}

/**
 * Makes a guest of a caller without a session, where the school takes guests. Who may, and how often,
 * is the caller's to say.
 */
export type EnterAsGuest = (
  request: FastifyRequest,
  reply: FastifyReply,
  timeZone: string | undefined,
) => Promise<Result<Entered>>;

export const createEnterAsGuest =
  ({
    startAsGuest,
    features,
    enterSession,
  }: {
    startAsGuest: (browser: Browser) => Promise<OpenedSession>;
    features: () => SchoolSettings["features"];
    enterSession: EnterSession;
  }): EnterAsGuest =>
  async (request, reply, timeZone) => {
    if (!features().guests) {
      return refuse("forbidden", "This school asks everybody to log in. Please log in to begin.");
    }
    const opened = await startAsGuest(browserOf(request, timeZone));
    return ok(await enterSession.enter(request, reply, opened));
  };

export const browserOf = (request: FastifyRequest, timeZone?: string): Browser => ({
  device: deviceLabel(request.headers["user-agent"]),
  deviceToken: readDeviceToken(request),
  timeZone,
});

export function currentSession(
  request: FastifyRequest,
  caller: SessionUser | null,
): CurrentSession | null {
  const token = readSessionToken(request);
  return caller === null || token === undefined ? null : { user: caller, token };
}
