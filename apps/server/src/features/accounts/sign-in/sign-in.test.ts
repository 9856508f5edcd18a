import { generateSync } from "otplib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hostSessionCookieName } from "../../../http/session-cookie";
import { hostSignInCookieName } from "../../../http/sign-in-cookie";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { type MovableClock, movableClock } from "../../../testing/movable-clock";
import {
  type LyingProvider,
  providerClient,
  startLyingProvider,
} from "../../../testing/start-lying-provider";

const minute = 60 * 1000;
const origin = "https://school.example";
const ana = { name: "Ana Silva", email: "ana@example.org", email_verified: true };

let provider: LyingProvider;
let app: TestApp;
let clock: MovableClock;

beforeAll(async () => {
  provider = await startLyingProvider();
  clock = movableClock("2026-03-02T09:00:00Z");
  const client = { clientId: providerClient.id, clientSecret: providerClient.secret };
  const signInProviders = [
    { id: "school", name: "Riverside", issuer: provider.issuer, ...client },
    { id: "away", name: "Away", issuer: "http://127.0.0.1:9", ...client },
  ];
  app = await buildTestApp({ clock, config: { demo: false, publicUrl: origin, signInProviders } });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(async () => {
  await app.empty();
  provider.behave({ claims: ana });
});

interface Browser {
  cookies: Record<string, string>;
}
const newBrowser = (as?: TestUser): Browser => ({
  cookies: as === undefined ? {} : { [hostSessionCookieName]: as.token },
});
const cookieOf = ({ cookies }: Browser): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");

/** Sends a request as this browser would, which keeps the cookies that come back. */
async function send(
  browser: Browser,
  method: "GET" | "POST" | "DELETE",
  url: string,
  body?: object,
) {
  const reply = await app.send({
    method,
    url,
    headers: { cookie: cookieOf(browser), ...(method !== "GET" && { origin }) },
    ...(body && { payload: body }),
  });
  for (const { name, value } of reply.cookies) browser.cookies[name] = value;
  return reply;
}

async function begin(browser: Browser, body: object = {}): Promise<string> {
  return (await send(browser, "POST", "/api/sign-in/school", body)).json<{ url: string }>().url;
}

/** Where a browser ends that comes back by an address. */
async function comeBack(browser: Browser, address: string): Promise<string> {
  const { pathname, search } = new URL(address);
  const reply = await send(browser, "GET", pathname + search);
  expect(reply.statusCode).toBe(303);
  return reply.headers.location ?? "";
}

const signIn = async (browser: Browser, body: object = {}): Promise<string> =>
  comeBack(browser, provider.agree(await begin(browser, body)));

const userOf = async (browser: Browser) =>
  (await send(browser, "GET", "/api/session")).json<{
    user: { id: string; name: string; email: string | null; isEmailVerified: boolean } | null;
  }>().user;

const home = "/student-dashboard";
const problem = (name: string) => `/sign-in?problem=${name}`;
const kinds = async () =>
  (await app.db.selectFrom("mail").select("kind").execute()).map(({ kind }) => kind);
const identities = () =>
  app.db.selectFrom("sign_in_identity").select(["issuer", "subject", "account_id"]).execute();

describe("who signs in for the first time", () => {
  test("gets an account with the address that the provider says is verified, and an unknown age", async () => {
    const browser = newBrowser();
    expect(await signIn(browser, { path: "/review", timeZone: "Asia/Tokyo" })).toBe("/review");
    expect(await userOf(browser)).toMatchObject({
      name: "Ana Silva",
      email: ana.email,
      isEmailVerified: true,
      isGuest: false,
      ageBand: "UNKNOWN",
      role: "LEARNER",
      timeZone: "Asia/Tokyo",
    });
    expect(await identities()).toMatchObject([{ issuer: provider.issuer, subject: "ana-there" }]);
    const done = await app.db.selectFrom("audit_entry").select("action").execute();
    expect(done.map(({ action }) => action).toSorted()).toEqual(["log-in", "sign-in-linked"]);
  });

  test.each([
    ["says nothing of whether it is verified", undefined],
    ["says that it is not", false],
    ["says so in other words", "true"],
  ])("gets one with a claim only when the provider %s, and a mail to prove it", async (_, said) => {
    provider.behave({ claims: { ...ana, email_verified: said } });
    const browser = newBrowser();
    expect(await signIn(browser)).toBe(home);
    expect(await userOf(browser)).toMatchObject({ email: ana.email, isEmailVerified: false });
    expect(await kinds()).toEqual(["verify-address"]);
  });

  test("is asked about where the token tells no address, and not believed when it is another's", async () => {
    const { email, email_verified } = ana;
    provider.behave({ userinfo: { sub: "ana-there", email, email_verified } });
    const browser = newBrowser();
    await signIn(browser);
    expect(await userOf(browser)).toMatchObject({ email, isEmailVerified: true });
    provider.behave({ userinfo: { sub: "somebody-else", email, email_verified } });
    expect(await signIn(newBrowser())).toBe(problem("not-believed"));
  });

  test("keeps as a guest everything earned", async () => {
    const guest = await app.signInGuest();
    await app.db.updateTable("account").set({ level: "B1" }).where("id", "=", guest.id).execute();
    const browser = newBrowser(guest);
    await signIn(browser);
    expect(await userOf(browser)).toMatchObject({ id: guest.id, level: "B1", isGuest: false });
    expect((await userOf(newBrowser(guest)))?.id).toBeUndefined();
  });

  test("is called something even where the name cannot be shown", async () => {
    provider.behave({ claims: { ...ana, name: "www.buy-cheap.example" } });
    const browser = newBrowser();
    await signIn(browser);
    expect((await userOf(browser))?.name).toBe("Student");
  });

  test("takes an address from who only claimed it", async () => {
    const claimed = await app.signIn({ email: ana.email, isEmailVerified: false });
    const browser = newBrowser();
    await signIn(browser);
    expect((await userOf(browser))?.id).not.toBe(claimed.id);
    expect(await userOf(newBrowser(claimed))).toMatchObject({ email: null });
  });

  test("gets one account, however many do it at once", async () => {
    const browsers = [newBrowser(), newBrowser(), newBrowser()];
    expect(await Promise.all(browsers.map((each) => signIn(each)))).toEqual([home, home, home]);
    const ids = await Promise.all(browsers.map(async (each) => (await userOf(each))?.id));
    expect(new Set(ids).size).toBe(1);
  });
});

describe("who has an account already", () => {
  test("gets into it by the address that both sides know to be theirs, and is told", async () => {
    const own = await app.signIn({ email: "Ana@Example.org", name: "Ana" });
    const browser = newBrowser();
    expect(await signIn(browser)).toBe(home);
    expect((await userOf(browser))?.id).toBe(own.id);
    expect(await kinds()).toContain("sign-in-changed");
  });

  test("gets into the one that the school made for their address, which is proved by that", async () => {
    const claimed = await app.signIn({ email: ana.email, isEmailVerified: false });
    const school = await app.signIn({ email: ana.email, isEmailVerified: false, password: null });
    await app.db
      .updateTable("account")
      .set({ enrolled_at: clock.now() })
      .where("id", "=", school.id)
      .execute();
    const browser = newBrowser();
    await signIn(browser);
    expect(await userOf(browser)).toMatchObject({
      id: school.id,
      email: ana.email,
      isEmailVerified: true,
    });
    expect(await userOf(newBrowser(claimed))).toMatchObject({ email: null });
  });

  test("gets into it again whatever the address is by then", async () => {
    const first = newBrowser();
    await signIn(first);
    provider.behave({ claims: { ...ana, email: "other@example.org" } });
    const second = newBrowser();
    await signIn(second);
    expect((await userOf(second))?.id).toBe((await userOf(first))?.id);
  });

  test.each([undefined, false, "true", 1])(
    "is safe from a provider that says %s of whether their address is verified",
    async (said) => {
      const victim = await app.signIn({ email: ana.email });
      provider.behave({ claims: { ...ana, email_verified: said } });
      const browser = newBrowser();
      await signIn(browser);
      const user = await userOf(browser);
      expect(user?.id).not.toBe(victim.id);
      expect(user?.isEmailVerified).toBe(false);
      expect(await userOf(newBrowser(victim))).toMatchObject({ isEmailVerified: true });
    },
  );

  test("stays out while suspended", async () => {
    const own = await app.signIn({ email: ana.email });
    await app.db.updateTable("account").set({ suspended_at: clock.now() }).execute();
    const browser = newBrowser();
    expect(await signIn(browser)).toBe(problem("suspended"));
    expect(await userOf(browser)).toBeNull();
    expect(own.id).toBeTruthy();
  });

  test("can be somebody new after deleting it", async () => {
    const browser = newBrowser();
    await signIn(browser);
    const { id } = (await userOf(browser))!;
    const erased = await send(browser, "POST", `/api/account/${id}/erase`, {});
    expect(erased.statusCode).toBe(200);
    expect(await identities()).toEqual([]);
    await signIn(browser);
    expect((await userOf(browser))?.id).not.toBe(id);
  });

  test("is told of a browser that is new", async () => {
    await app.signIn({ email: ana.email });
    await signIn(newBrowser());
    await signIn(newBrowser());
    expect((await kinds()).filter((kind) => kind === "new-device")).toHaveLength(1);
  });
});

describe("a provider that lies, or somebody in between, opens no session", () => {
  const hour = 3600;
  const now = () => Math.floor(Date.now() / 1000);
  test.each([
    ["another nonce", { claims: { ...ana, nonce: "another" } }],
    ["no nonce", { claims: { ...ana, nonce: undefined } }],
    ["a token for another client", { claims: { ...ana, aud: "another" } }],
    ["a token of another issuer", { claims: { ...ana, iss: "https://accounts.google.com" } }],
    ["a token that has expired", { claims: { ...ana, iat: now() - 2 * hour, exp: now() - hour } }],
    ["a token that nobody knows the key of", { claims: ana, signsWithAnotherKey: true }],
    ["an error in place of a token", { tokenStatus: 500 }],
  ])("with %s", async (_, manners) => {
    provider.behave(manners);
    const browser = newBrowser();
    expect(await signIn(browser)).toBe(problem("not-believed"));
    expect(await userOf(browser)).toBeNull();
    expect(await identities()).toEqual([]);
    expect(app.log.filter(({ event }) => event === "sign-in-failed")).toHaveLength(1);
  });

  test("when the same address is opened again", async () => {
    const browser = newBrowser();
    const address = provider.agree(await begin(browser));
    expect(await comeBack(browser, address)).toBe(home);
    const asked = provider.asked();
    expect(await comeBack(browser, address)).toBe(problem("not-begun-here"));
    expect(provider.asked()).toBe(asked);
  });

  test("with a code of another sign-in", async () => {
    const browser = newBrowser();
    const one = new URL(provider.agree(await begin(browser)));
    const other = new URL(provider.agree(await begin(browser)));
    one.searchParams.set("code", other.searchParams.get("code")!);
    expect(await comeBack(browser, one.href)).toBe(problem("not-believed"));
  });

  test("in another browser than the one that began, which may still end it", async () => {
    const attacker = newBrowser();
    const address = provider.agree(await begin(attacker));
    const victim = newBrowser();
    expect(await comeBack(victim, address)).toBe(problem("not-begun-here"));
    await begin(victim);
    expect(await comeBack(victim, address)).toBe(problem("not-begun-here"));
    expect(await userOf(victim)).toBeNull();
    expect(await comeBack(attacker, address)).toBe(home);
  });

  test.each([
    ["no state", "?code=x"],
    ["a forged state", "?code=x&state=forged"],
    ["two states", "?code=x&state=a&state=b"],
    ["nothing", ""],
    ["markup", "?state=%3Cscript%3E&error=%00"],
  ])("with %s in the address", async (_, search) => {
    const browser = newBrowser();
    await begin(browser);
    const address = `${origin}/api/sign-in/school/callback${search}`;
    expect(await comeBack(browser, address)).toBe(problem("not-begun-here"));
  });

  test("after ten minutes", async () => {
    const browser = newBrowser();
    const address = provider.agree(await begin(browser));
    clock.advance(10 * minute);
    expect(await comeBack(browser, address)).toBe(problem("not-begun-here"));
  });

  test("when the person says no there", async () => {
    const browser = newBrowser();
    const back = new URL(provider.agree(await begin(browser)));
    back.searchParams.delete("code");
    back.searchParams.set("error", "access_denied");
    back.searchParams.set("error_description", "<b>No</b>");
    expect(await comeBack(browser, back.href)).toBe(problem("refused"));
  });

  test("when it is away, and the start of the school did not wait for it", async () => {
    const reply = await send(newBrowser(), "POST", "/api/sign-in/away", {});
    expect([reply.statusCode, reply.headers["x-error-code"]]).toEqual([503, "unavailable"]);
    expect(reply.body).toContain("Away does not answer.");
  });

  test("when it takes the code and never answers", { timeout: 20_000 }, async () => {
    const browser = newBrowser();
    const address = provider.agree(await begin(browser));
    provider.behave({ isSilent: true });
    expect(await comeBack(browser, address)).toBe(problem("provider-away"));
  });

  test("for a provider that is not offered", async () => {
    const reply = await send(newBrowser(), "POST", "/api/sign-in/nobody", {});
    expect(reply.headers["x-error-code"]).toBe("not-found");
    const back = await comeBack(newBrowser(), `${origin}/api/sign-in/nobody/callback?state=x`);
    expect(back).toBe(problem("not-begun-here"));
  });
});

describe("beginning", () => {
  test("is for our own pages, and binds the browser by a cookie that no neighbour can plant", async () => {
    const foreign = await app.send({
      method: "POST",
      url: "/api/sign-in/school",
      payload: {},
      headers: { origin: "https://evil.example" },
    });
    expect(foreign.headers["x-error-code"]).toBe("foreign-origin");
    const reply = await send(newBrowser(), "POST", "/api/sign-in/school", {});
    const cookie = String(reply.headers["set-cookie"]);
    expect(cookie).toContain(`${hostSignInCookieName}=`);
    expect(cookie).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    const query = new URL(reply.json<{ url: string }>().url).searchParams;
    expect(query.get("code_challenge_method")).toBe("S256");
    expect(query.get("redirect_uri")).toBe(`${origin}/api/sign-in/school/callback`);
  });

  test.each(["https://evil.example", "//evil.example", "/\\evil.example", "/nowhere", "/room/a?b"])(
    "leads back to no page but ours: not to %s",
    async (path) => {
      expect(await signIn(newBrowser(), { path })).toBe(home);
    },
  );

  test("tells the pages who is there, and nothing secret", async () => {
    const { body, text } = await app.call("GET /api/sign-in/providers", {});
    expect(body.providers[0]).toEqual({ id: "school", name: "Riverside" });
    expect(text).not.toContain("secret");
  });
});

describe("an account with a second factor", () => {
  async function withFactor() {
    const own = await app.signIn({ email: ana.email, role: "TEACHER" });
    const browser = newBrowser(own);
    const path = `/api/account/${own.id}/second-factor`;
    const begun = await send(browser, "POST", path, { password: "correct horse battery" });
    const { secret } = begun.json<{ secret: string }>();
    const epoch = () => Math.floor(clock.now().getTime() / 1000);
    const codeOf = () => generateSync({ secret, epoch: epoch() });
    await send(browser, "POST", `${path}/confirm`, { code: codeOf() });
    clock.advance(minute);
    return { own, codeOf };
  }
  const give = (browser: Browser, code: string) =>
    send(browser, "POST", "/api/sign-in/second-factor", { code });

  test("asks for the code after the provider too, in the same browser, once", async () => {
    const { own, codeOf } = await withFactor();
    const browser = newBrowser();
    expect(await signIn(browser, { path: "/review" })).toBe("/sign-in?code");
    expect(await userOf(browser)).toBeNull();
    expect((await give(newBrowser(), codeOf())).headers["x-error-code"]).toBe("link-expired");
    expect((await give(browser, "000000")).headers["x-error-code"]).toBe("wrong-code");
    const given = await give(browser, codeOf());
    expect(given.json()).toMatchObject({ path: "/review", user: { id: own.id } });
    expect((await userOf(browser))?.id).toBe(own.id);
    clock.advance(minute);
    expect((await give(browser, codeOf())).headers["x-error-code"]).toBe("link-expired");
  });

  test("is linked to the provider when the code has come, and not before", async () => {
    const { codeOf } = await withFactor();
    const identities = () => app.db.selectFrom("sign_in_identity").selectAll().execute();
    const browser = newBrowser();
    await signIn(browser);
    expect(await identities()).toEqual([]);
    await give(browser, "000000");
    expect(await identities()).toEqual([]);
    await give(browser, codeOf());
    expect(await identities()).toHaveLength(1);
  });

  test("is asked for no longer after ten minutes, nor when suspended meanwhile", async () => {
    const { codeOf } = await withFactor();
    const late = newBrowser();
    await signIn(late);
    clock.advance(10 * minute);
    expect((await give(late, codeOf())).headers["x-error-code"]).toBe("link-expired");
    const browser = newBrowser();
    await signIn(browser);
    await app.db.updateTable("account").set({ suspended_at: clock.now() }).execute();
    clock.advance(minute);
    expect((await give(browser, codeOf())).headers["x-error-code"]).toBe("account-suspended");
    expect(await userOf(browser)).toBeNull();
  });
});

describe("linking a provider to one's own account", () => {
  const password = "correct horse battery";
  const link = (browser: Browser, id: string, typed: string | undefined = password) =>
    send(browser, "POST", `/api/account/${id}/sign-ins`, { provider: "school", password: typed });
  const linked = async (browser: Browser, id: string) =>
    (await send(browser, "GET", `/api/account/${id}/sign-ins`)).json<{
      signIns: { id: string; name: string }[];
    }>().signIns;

  test("takes the password, and whatever address the provider knows", async () => {
    const own = await app.signIn({ email: "me@example.org" });
    const browser = newBrowser(own);
    expect((await link(browser, own.id, "wrong")).headers["x-error-code"]).toBe(
      "wrong-credentials",
    );
    const { url } = (await link(browser, own.id)).json<{ url: string }>();
    expect(await comeBack(browser, provider.agree(url))).toBe("/settings");
    expect(await linked(browser, own.id)).toMatchObject([{ name: "Riverside" }]);
    const elsewhere = newBrowser();
    await signIn(elsewhere);
    expect((await userOf(elsewhere))?.id).toBe(own.id);
  });

  test("is refused where the person has another account here", async () => {
    await signIn(newBrowser());
    const own = await app.signIn({ email: "me@example.org" });
    const browser = newBrowser(own);
    const { url } = (await link(browser, own.id)).json<{ url: string }>();
    expect(await comeBack(browser, provider.agree(url))).toBe(problem("linked-elsewhere"));
    expect(await linked(browser, own.id)).toEqual([]);
  });

  test("is for the one who began, not for whoever is logged in when the browser comes back", async () => {
    const own = await app.signIn({ email: "me@example.org" });
    const browser = newBrowser(own);
    const { url } = (await link(browser, own.id)).json<{ url: string }>();
    const other = await app.signIn({ email: "you@example.org" });
    browser.cookies[hostSessionCookieName] = other.token;
    expect(await comeBack(browser, provider.agree(url))).toBe(problem("not-begun-here"));
    expect(await identities()).toEqual([]);
  });

  test("can be undone, but not where it is the only way in", async () => {
    const browser = newBrowser();
    await signIn(browser);
    const { id } = (await userOf(browser))!;
    const [one] = await linked(browser, id);
    const undo = () => send(browser, "DELETE", `/api/account/${id}/sign-ins/${one!.id}`);
    expect((await undo()).headers["x-error-code"]).toBe("conflict");
    await app.db.updateTable("account").set({ password_hash: "some" }).execute();
    expect((await undo()).statusCode).toBe(200);
    expect(await identities()).toEqual([]);
    expect((await undo()).headers["x-error-code"]).toBe("not-found");
  });

  test("is nobody's but the owner's", async () => {
    const own = await app.signIn({ email: "me@example.org" });
    const browser = newBrowser(await app.signIn({ email: "you@example.org" }));
    expect((await link(browser, own.id)).headers["x-error-code"]).toBe("forbidden");
    const seen = await send(browser, "GET", `/api/account/${own.id}/sign-ins`);
    expect(seen.headers["x-error-code"]).toBe("forbidden");
  });
});
