import type { SessionUser } from "@saywell/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../../../http/current-user";
import { serveCall } from "../../../http/serve-call";
import {
  clearSessionCookie,
  readSessionToken,
  takeGuestCookie,
} from "../../../http/session-cookie";
import { ok, refuse, type Result } from "../../../refusal";
import {
  browserOf,
  currentSession,
  type EnterAsGuest,
  type Entered,
  type EnterSession,
} from "./enter-session.routes";
import type { LogIn } from "./log-in";
import type { OpenedSession, SessionService } from "./session.service";

interface Options {
  /** Whether the demo school's accounts can be entered. */
  demo: boolean;
  enterSession: EnterSession;
  enterAsGuest: EnterAsGuest;
}

export function sessionRoutes(
  app: FastifyInstance,
  service: SessionService,
  { logIn }: LogIn,
  { demo, enterAsGuest, enterSession: { entered, enter: enterSession } }: Options,
): void {
  const enter = async (
    request: FastifyRequest,
    reply: FastifyReply,
    opened: Result<OpenedSession>,
  ): Promise<Result<Entered>> =>
    opened.ok ? ok(await enterSession(request, reply, opened.value)) : opened;

  serveCall(app, "GET /api/session", async ({ caller, request }) => {
    if (caller !== null) return ok({ demo, ...(await entered(asUser(caller))) });
    const token = readSessionToken(request);
    const isSuspended = token !== undefined && (await service.isSuspended(token));
    return ok({ demo, user: null, ...(isSuspended && { isSuspended }) });
  });

  serveCall(app, "POST /api/session/guest", async ({ caller, body, request, reply }) => {
    if (caller !== null) return ok(await entered(asUser(caller)));
    const kept = await service.comeBack(takeGuestCookie(request, reply));
    if (kept !== null) return enter(request, reply, ok(kept));
    return await enterAsGuest(request, reply, body?.timeZone);
  });

  serveCall(app, "POST /api/session/sign-up", async ({ caller, body, request, reply }) => {
    const { name, email, password, ageBand, timeZone } = body;
    const wish = { name, email, password, ageBand };
    const current = currentSession(request, caller);
    return enter(request, reply, await service.signUp(browserOf(request, timeZone), current, wish));
  });

  serveCall(app, "POST /api/session/log-in", async ({ caller, body, request, reply }) => {
    const current = currentSession(request, caller);
    return enter(request, reply, await logIn(browserOf(request, body.timeZone), current, body));
  });

  serveCall(app, "POST /api/session/demo", async ({ caller, body, request, reply }) => {
    if (!demo) return refuse("not-found", "There is no demo account here.");
    const current = currentSession(request, caller);
    const { role, timeZone } = body;
    const wish = { role, timeZone };
    return enter(request, reply, await service.logInToDemo(browserOf(request), current, wish));
  });

  serveCall(app, "POST /api/session/log-out", async ({ request, reply }) => {
    const token = readSessionToken(request);
    if (token !== undefined) await service.logOut(token);
    clearSessionCookie(request, reply);
    return ok({ user: null });
  });
}

/** As they read of themselves: an admin who has to set up a second factor is one. */
const asUser = ({ givenRole, ...user }: Caller): SessionUser => ({ ...user, role: givenRole });
