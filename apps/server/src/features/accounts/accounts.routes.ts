import type { SessionUser } from "@saywell/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { serveCall } from "../../http/serve-call";
import { setDeviceCookie } from "../../http/device-cookie";
import { clearSessionCookie, readSessionToken } from "../../http/session-cookie";
import { ok } from "../../refusal";
import type { Addresses } from "./addresses/addresses";
import type { ClaimAccount } from "./guests/claim-account";
import type { GuestNamesService } from "./guests/guest-names";
import type { DataExport } from "./data-export/data-export.service";
import type { ErasureService } from "./erasure/erasure.service";
import type { PasswordChange } from "./passwords/password-change";
import type { PasswordReset } from "./passwords/password-reset";
import type { OwnSessions } from "./sessions/own-sessions";
import { browserOf, currentSession, type EnterSession } from "./sessions/enter-session.routes";
import type { SettingsService } from "./settings/settings.service";

interface Services {
  settings: SettingsService;
  dataExport: DataExport;
  erasure: ErasureService;
  guestNames: GuestNamesService;
}

export function accountsRoutes(
  app: FastifyInstance,
  { settings, dataExport, erasure, guestNames }: Services,
): void {
  serveCall(app, "GET /api/account/{userId}", ({ params }) => settings.read(params.userId));

  serveCall(app, "PUT /api/account/{userId}", ({ caller, params, body }) =>
    settings.change(caller.id, params.userId, body),
  );

  serveCall(app, "GET /api/session/guest-name", ({ caller }) => guestNames.read(caller.id));

  serveCall(app, "POST /api/session/guest-name", ({ caller, body }) =>
    guestNames.pick(caller.id, body.id),
  );

  serveCall(app, "GET /api/account/{userId}/export", ({ params, reply }) => {
    void reply.header("content-disposition", 'attachment; filename="saywell-my-data.json"');
    return dataExport.read(params.userId);
  });

  serveCall(app, "POST /api/account/{userId}/erase", async (context) => {
    const { caller, params, body, request, reply } = context;
    const erased = await erasure.erase(caller.id, params.userId, body.password);
    if (erased.ok) clearSessionCookie(request, reply);
    return erased;
  });
}

interface Security {
  addresses: Addresses;
  passwordChange: PasswordChange;
  passwordReset: PasswordReset;
  ownSessions: OwnSessions;
}

export function accountSecurityRoutes(
  app: FastifyInstance,
  { addresses, passwordChange, passwordReset, ownSessions }: Security,
): void {
  serveCall(app, "POST /api/account/{userId}/verification", ({ caller, params }) =>
    addresses.sendVerification(caller.id, params.userId),
  );

  serveCall(app, "POST /api/verify-address", ({ caller, body }) =>
    addresses.verify(caller?.id ?? null, body),
  );

  serveCall(app, "POST /api/account/{userId}/address", ({ caller, params, body }) =>
    addresses.change(caller.id, params.userId, body),
  );

  serveCall(app, "POST /api/password-reset", ({ body }) => passwordReset.ask(body.email));

  serveCall(app, "POST /api/password-reset/accounts", ({ body }) =>
    passwordReset.listAccounts(body.token),
  );

  serveCall(app, "POST /api/password-reset/confirm", async ({ body, request, reply }) => {
    const changed = await passwordReset.confirm(browserOf(request), body);
    if (!changed.ok) return changed;
    setDeviceCookie(request, reply, changed.value.deviceToken);
    return ok({ ok: true });
  });

  serveCall(app, "POST /api/account/{userId}/password", ({ caller, params, body, request }) =>
    passwordChange.change(caller.id, params.userId, {
      ...body,
      session: readSessionToken(request),
    }),
  );

  serveCall(app, "GET /api/account/{userId}/sessions", ({ caller, params, request }) =>
    ownSessions.list(askerOf(request, caller, params.userId)),
  );

  serveCall(app, "DELETE /api/account/{userId}/sessions/{id}", ({ caller, params, request }) =>
    ownSessions.end(askerOf(request, caller, params.userId), params.id),
  );

  serveCall(app, "POST /api/account/{userId}/log-out-everywhere", async (context) => {
    const { caller, params, body, request, reply } = context;
    const ended = await ownSessions.endAll(askerOf(request, caller, params.userId), body.keepsThis);
    if (ended.ok && !body.keepsThis) clearSessionCookie(request, reply);
    return ended;
  });
}

export function claimRoutes(
  app: FastifyInstance,
  claiming: Pick<ClaimAccount, "read" | "claim">,
  { enter }: EnterSession,
): void {
  serveCall(app, "POST /api/claim-account/read", ({ body }) => claiming.read(body.token));

  serveCall(app, "POST /api/claim-account", async ({ caller, body, request, reply }) => {
    const current = currentSession(request, caller);
    const opened = await claiming.claim(browserOf(request), current, body);
    return opened.ok ? ok(await enter(request, reply, opened.value)) : opened;
  });
}

const askerOf = (request: FastifyRequest, caller: SessionUser, accountId: string) => ({
  caller,
  accountId,
  token: readSessionToken(request) ?? "",
});
