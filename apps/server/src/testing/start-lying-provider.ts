import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Claims = Record<string, unknown>;

/** How a provider behaves, and what it says of whoever signs in next. */
export interface Manners {
  /** Takes the place of what an honest provider would say; undefined leaves a claim out. */
  claims?: Claims;
  userinfo?: Claims;
  /** Signs with a key that it does not publish. */
  signsWithAnotherKey?: boolean;
  /** Answers the exchange of a code with this status and nothing else. */
  tokenStatus?: number;
  /** Never answers the exchange of a code. */
  isSilent?: boolean;
}

export const providerClient = { id: "saywell", secret: "a secret of the client" };

/** An OpenID Connect provider that says whatever a test wants, and checks PKCE and the client. */
export async function startLyingProvider() {
  const key = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
  const own = key();
  const other = key();
  const codes = new Map<string, { challenge: string; nonce: string; redirectUri: string }>();
  let manners: Manners = {};
  let issuer = "";
  let asked = 0;

  function tokenFor(nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const honest = {
      iss: issuer,
      aud: providerClient.id,
      sub: "ana-there",
      iat: now,
      exp: now + 300,
    };
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const head = part({ alg: "RS256", kid: "one", typ: "JWT" });
    const text = `${head}.${part({ ...honest, nonce, ...manners.claims })}`;
    const { privateKey } = manners.signsWithAnotherKey ? other : own;
    return `${text}.${sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`;
  }

  function exchange(form: URLSearchParams): [number, unknown] {
    const begun = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isClient =
      form.get("client_id") === providerClient.id &&
      form.get("client_secret") === providerClient.secret;
    if (!isClient) return [401, { error: "invalid_client" }];
    if (begun?.challenge !== proof || begun.redirectUri !== form.get("redirect_uri")) {
      return [400, { error: "invalid_grant" }];
    }
    const id_token = tokenFor(begun.nonce);
    return [200, { access_token: "access", token_type: "Bearer", expires_in: 60, id_token }];
  }

  const server = createServer((request, response) => {
    asked += 1;
    let sent = "";
    request.on("data", (part: Buffer) => (sent += part.toString()));
    request.on("end", () => {
      const answer = (status: number, body: unknown) =>
        response
          .writeHead(status, { "content-type": "application/json" })
          .end(JSON.stringify(body));
      const path = new URL(request.url ?? "", issuer).pathname;
      if (path === "/.well-known/openid-configuration") {
        answer(200, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          userinfo_endpoint: `${issuer}/userinfo`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
        });
      } else if (path === "/keys") {
        const jwk = { ...own.publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256" };
        answer(200, { keys: [{ ...jwk, use: "sig" }] });
      } else if (path === "/userinfo") {
        answer(200, manners.userinfo ?? { sub: "ana-there" });
      } else if (path === "/token") {
        if (manners.isSilent) return;
        if (manners.tokenStatus !== undefined) answer(manners.tokenStatus, {});
        else answer(...exchange(new URLSearchParams(sent)));
      } else answer(404, {});
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    asked: () => asked,

    behave(next: Manners): void {
      manners = next;
    },

    /** Somebody says yes on its page: where the browser is sent back to. */
    agree(page: string): string {
      const { searchParams: query } = new URL(page);
      const code = randomUUID();
      codes.set(code, {
        challenge: query.get("code_challenge") ?? "",
        nonce: query.get("nonce") ?? "",
        redirectUri: query.get("redirect_uri") ?? "",
      });
      const back = new URL(query.get("redirect_uri") ?? "");
      back.search = new URLSearchParams({ code, state: query.get("state") ?? "" }).toString();
      return back.href;
    },

    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type LyingProvider = Awaited<ReturnType<typeof startLyingProvider>>;
