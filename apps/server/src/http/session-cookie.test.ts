import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../testing/build-test-app";

const tls = { "x-forwarded-proto": "https" };
const older = "saywell_session";
const ofHost = "__Host-saywell_session";

let tester: TestApp;
let ana: TestUser;
let eve: TestUser;
beforeAll(async () => {
  tester = await buildTestApp();
  ana = await tester.signIn({ email: "ana@example.org", name: "Ana" });
  eve = await tester.signIn({ email: "eve@example.org", name: "Eve" });
});
afterAll(() => tester.close());

/** Asks who is in the session, with these cookies; answers that, and the cookies that came back. */
async function ask(
  cookies: Record<string, string>,
  headers: Record<string, string> = tls,
  app: TestApp = tester,
) {
  const reply = await app.send({ url: "/api/session", headers, cookies });
  return {
    name: reply.json<{ user: { name: string } | null }>().user?.name,
    set: [reply.headers["set-cookie"] ?? []].flat(),
  };
}

describe("over TLS", () => {
  test("the cookie has the name that no neighbour can plant", async () => {
    const reply = await tester.send({ method: "POST", url: "/api/session/guest", headers: tls });
    const cookies = [reply.headers["set-cookie"] ?? []].flat();
    expect(cookies).toEqual([expect.stringMatching(/^__Host-saywell_session=[\w-]{43};/)]);
    expect(cookies[0]).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
    expect(cookies[0]).not.toMatch(/domain/i);
  });

  test("a session from before is kept, and its cookie renamed", async () => {
    const { name, set } = await ask({ [older]: ana.token });
    expect(name).toBe("Ana");
    expect(set).toEqual([
      expect.stringMatching(
        new RegExp(`^${ofHost}=${ana.token}; Max-Age=7776000; Path=/;.*Secure`),
      ),
      expect.stringMatching(/^saywell_session=;.*1970/),
    ]);
    expect(await ask({ [ofHost]: ana.token })).toEqual({ name: "Ana", set: [] });
  });

  test("once there is the cookie of the host the older one is not believed, nor is it a way back", async () => {
    expect((await ask({ [ofHost]: ana.token, [older]: eve.token })).name).toBe("Ana");
    expect((await ask({ [ofHost]: "ended", [older]: eve.token })).name).toBeUndefined();
  });

  test("a made-up cookie under the older name is not renamed", async () => {
    expect(await ask({ [older]: "made-up" })).toEqual({ name: undefined, set: [] });
  });

  test("logging out takes both cookies away and ends the session", async () => {
    const bea = await tester.signIn({ email: "bea@example.org" });
    const reply = await tester.send({
      method: "POST",
      url: "/api/session/log-out",
      headers: tls,
      cookies: { [older]: bea.token },
    });
    const cookies = [reply.headers["set-cookie"] ?? []].flat();
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-saywell_session=;/),
      expect.stringMatching(/^saywell_session=;/),
    ]);
    expect((await ask({ [older]: bea.token })).name).toBeUndefined();
  });
});

test("over plain HTTP the name stays, and a cookie of the host is none", async () => {
  expect(await ask({ [older]: ana.token }, {})).toEqual({ name: "Ana", set: [] });
  expect((await ask({ [ofHost]: ana.token }, {})).name).toBeUndefined();
});

test("a PUBLIC_URL with https is TLS, even where the proxy does not say so", async () => {
  const school = await buildTestApp({
    config: { publicUrl: "https://school.example" },
    database: tester,
  });
  const { name, set } = await ask({ [older]: ana.token }, {}, school);
  expect([name, set[0]]).toEqual(["Ana", expect.stringMatching(/^__Host-.*Secure/)]);
  await school.close();
});
