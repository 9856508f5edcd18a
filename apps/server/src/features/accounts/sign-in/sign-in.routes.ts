import type { FastifyInstance } from "fastify";
import { originOf } from "../../../http/own-address";
import { serveCall } from "../../../http/serve-call";
import { readSignInToken, setSignInCookie } from "../../../http/sign-in-cookie";
import { ok } from "../../../refusal";
import { browserOf, currentSession, type EnterSession } from "../sessions/enter-session.routes";
import type { OwnSignIns } from "./own-sign-ins";
import type { SignInService } from "./sign-in.service";

export function signInRoutes(
  app: FastifyInstance,
  service: SignInService,
  ownSignIns: OwnSignIns,
  { enter }: EnterSession,
): void {
  serveCall(app, "GET /api/sign-in/providers", () =>
    Promise.resolve(ok({ providers: service.list() })),
  );

  serveCall(app, "POST /api/sign-in/{provider}", async ({ params, body, request, reply }) => {
    const from = { origin: originOf(request), browserToken: readSignInToken(request), ...body };
    const { path, timeZone } = body;
    const begun = await service.begin(params.provider, { ...from, path, timeZone }, null);
    if (!begun.ok) return begun;
    setSignInCookie(request, reply, begun.value.browserToken);
    return ok({ url: begun.value.url });
  });

  serveCall(app, "GET /api/sign-in/{provider}/callback", async (context) => {
    const { caller, params, request, reply } = context;
    const cameTo = new URL(request.url, originOf(request) || "http://localhost");
    const { location, opened } = await service.comeBack(
      params.provider,
      cameTo,
      readSignInToken(request),
      { browser: browserOf(request), current: currentSession(request, caller) },
    );
    if (opened !== undefined) await enter(request, reply, opened);
    return ok({ location });
  });

  serveCall(app, "POST /api/sign-in/second-factor", async ({ caller, body, request, reply }) => {
    const given = await service.giveCode(readSignInToken(request), body.code, {
      browser: browserOf(request),
      current: currentSession(request, caller),
    });
    if (!given.ok) return given;
    const { opened, path } = given.value;
    return ok({ ...(await enter(request, reply, opened)), path });
  });

  serveCall(app, "GET /api/account/{userId}/sign-ins", ({ caller, params }) =>
    ownSignIns.list(caller.id, params.userId),
  );

  serveCall(app, "POST /api/account/{userId}/sign-ins", async (context) => {
    const { caller, params, body, request, reply } = context;
    const from = { origin: originOf(request), browserToken: readSignInToken(request) };
    const begun = await ownSignIns.link(caller.id, params.userId, { ...body, from });
    if (!begun.ok) return begun;
    setSignInCookie(request, reply, begun.value.browserToken);
    return ok({ url: begun.value.url });
  });

  serveCall(app, "DELETE /api/account/{userId}/sign-ins/{id}", ({ caller, params }) =>
    ownSignIns.unlink(caller.id, params.userId, params.id),
  );
}
