import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../testing/build-test-app";

let tester: TestApp;
beforeAll(async () => {
  tester = await buildTestApp();
});
afterAll(() => tester.close());

describe("a request that changes something", () => {
  const post = (headers: Record<string, string>) =>
    tester.send({
      method: "POST",
      url: "/api/session/log-out",
      headers: { host: "saywell.example", ...headers },
    });

  test.each([
    ["of the same origin", { origin: "https://saywell.example" }],
    [
      "of the same origin, written with the default port",
      { host: "saywell.example:443", origin: "https://saywell.example" },
    ],
    ["of the same origin on a port", { host: "localhost:3000", origin: "http://localhost:3000" }],
    [
      "of the same origin, behind a proxy",
      {
        host: "127.0.0.1:3000",
        "x-forwarded-host": "saywell.example",
        origin: "https://saywell.example",
      },
    ],
    ["of a program that is no browser", {}],
    ["typed by the person", { "sec-fetch-site": "none" }],
    ["that a browser calls its own site's", { "sec-fetch-site": "same-origin" }],
  ])("is served when it is %s", async (_, headers) => {
    expect((await post(headers)).statusCode).toBe(200);
  });

  test.each([
    ["another site's", { origin: "https://evil.example" }],
    ["a subdomain's", { origin: "https://blog.saywell.example" }],
    ["a longer name's", { origin: "https://saywell.example.evil.example" }],
    ["another port's", { host: "localhost:3000", origin: "http://localhost:5000" }],
    ["a hidden origin's", { origin: "null" }],
    ["an origin's that is none", { origin: "saywell.example" }],
    ["an extension's", { origin: "chrome-extension://saywell.example.id" }],
    ["called cross-site by the browser", { "sec-fetch-site": "cross-site" }],
    ["called same-site by the browser", { "sec-fetch-site": "same-site" }],
  ])("is refused when it is %s", async (_, headers) => {
    const reply = await post(headers);
    expect([reply.statusCode, reply.headers["x-error-code"]]).toEqual([403, "foreign-origin"]);
    expect(reply.body).toBe("This request came from another site.");
  });

  test("is refused before anything is done", async () => {
    const reply = await tester.send({
      method: "POST",
      url: "/api/session/guest",
      headers: { origin: "https://evil.example" },
    });
    expect(reply.headers["set-cookie"]).toBeUndefined();
    expect(await tester.db.selectFrom("account").selectAll().execute()).toEqual([]);
  });
});

test("another site may link to us and read nothing by it", async () => {
  const reply = await tester.send({
    url: "/api/session",
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
  expect(reply.headers["cross-origin-resource-policy"]).toBe("same-origin");
});

describe("browsers are told", () => {
  test.each([
    ["a page", { url: "/" }],
    ["a call", { url: "/api/session" }],
    ["a refusal", { url: "/api/account/nobody" }],
    ["an unknown call", { url: "/api/nothing" }],
    ["a malformed address", { url: "/api/%E0%A4%A" }],
    ["an unknown address", { url: "/nothing", headers: { accept: "text/html" } }],
    ["a refused foreign request", { method: "POST", url: "/api/x", headers: { origin: "null" } }],
  ] as const)("the same by %s", async (_, request) => {
    const { headers } = await tester.send(request);
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringContaining("default-src 'self'"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "origin-agent-cluster": "?1",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringMatching(
        /^microphone=\(self\), .*camera=\(\), .*usb=\(\)/,
      ),
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "x-permitted-cross-domain-policies": "none",
    });
  });

  test("to run nothing from elsewhere, nothing inline, and to talk only to this host", async () => {
    const { headers } = await tester.send({ url: "/", headers: { host: "saywell.example" } });
    const policy = Object.fromEntries(
      String(headers["content-security-policy"])
        .split(";")
        .map((directive) => {
          const [name = "", ...sources] = directive.split(" ");
          return [name, sources.join(" ")];
        }),
    );
    expect(policy).toMatchObject({
      "default-src": "'self'",
      "script-src": "'self'",
      "style-src": "'self'",
      "connect-src": "'self' ws://saywell.example wss://saywell.example",
      "object-src": "'none'",
      "frame-ancestors": "'self'",
    });
  });

  test("nothing of a host name that could break out of the policy", async () => {
    const { headers } = await tester.send({ url: "/", headers: { host: "x; script-src *" } });
    expect(headers["content-security-policy"]).not.toContain("script-src *");
  });

  test("to stay with TLS, only once they came by it", async () => {
    const plain = await tester.send({ url: "/" });
    const secure = await tester.send({ url: "/", headers: { "x-forwarded-proto": "https" } });
    expect(plain.headers["strict-transport-security"]).toBeUndefined();
    expect(secure.headers["strict-transport-security"]).toBe("max-age=31536000");
  });
});
