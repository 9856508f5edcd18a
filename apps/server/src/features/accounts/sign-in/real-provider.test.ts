import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import OidcProvider from "oidc-provider";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";

const origin = "http://school.example";
const client = { clientId: "saywell", clientSecret: "a secret of the client" };

let server: Server;
let issuer: string;
let app: TestApp;

/** A provider that is no work of ours, where everybody is Ana and says yes to everything. */
beforeAll(async () => {
  server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new OidcProvider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${origin}/api/sign-in/school/callback`],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["a key for cookies"] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, name: "Ana Silva", email: "ana@example.org", email_verified: true }),
    }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
    async loadExistingGrant({ oidc }) {
      const { client: asking, session } = oidc;
      const grant = new provider.Grant({
        accountId: session!.accountId!,
        clientId: asking!.clientId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return void answer(request, response);
    const result = { login: { accountId: "ana-there" } };
    void provider.interactionFinished(request, response, result);
  });
  const signInProviders = [{ id: "school", name: "Riverside", issuer, ...client }];
  app = await buildTestApp({ config: { publicUrl: origin, signInProviders } });
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** Follows the provider's pages as a browser would, until one leads away from it. */
async function walk(page: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = page;
  while (at.startsWith(issuer)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const reply = await fetch(at, { redirect: "manual", headers: { cookie } });
    for (const each of reply.headers.getSetCookie()) {
      const [name, value] = each.split(";")[0]!.split("=");
      cookies.set(name!, value!);
    }
    const location = reply.headers.get("location");
    if (location === null) throw new Error(`${reply.status} ${await reply.text()}`);
    at = new URL(location, at).href;
  }
  return new URL(at);
}

test("somebody signs in with a provider that is no work of ours", async () => {
  const begun = await app.call("POST /api/sign-in/{provider}", {
    params: { provider: "school" },
    body: {},
  });
  const cookie = String(begun.headers["set-cookie"]).split(";")[0]!;
  const back = await walk(begun.body.url);
  expect(back.origin).toBe(origin);
  const ended = await app.send({
    url: back.pathname + back.search,
    headers: { cookie, "sec-fetch-site": "cross-site" },
  });
  expect([ended.statusCode, ended.headers.location]).toEqual([303, "/student-dashboard"]);
  const token = ended.cookies.find(({ name }) => name === "saywell_session")!.value;
  const session = await app.send({ url: "/api/session" }, { id: "", token });
  expect(session.json().user).toMatchObject({
    name: "Ana Silva",
    email: "ana@example.org",
    isEmailVerified: true,
  });
});
