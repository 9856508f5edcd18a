import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prerenderedPaths, unknownOrigin } from "@saywell/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { buildTestApp, type TestApp } from "../testing/build-test-app";
import { cookieOf, listenOn } from "../testing/dial";
import { originOf } from "./own-address";

let webRoot: string;
let tester: TestApp;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), "saywell-web-"));
  await mkdir(join(webRoot, "assets"));
  const page = `<link rel="canonical" href="${unknownOrigin}/" />`;
  for (const name of ["app.html", ...prerenderedPaths().map(fileOf)]) {
    await writeFile(join(webRoot, name), page);
  }
  await writeFile(join(webRoot, "robots.txt"), "Sitemap:");
  await writeFile(join(webRoot, "sitemap.xml"), "<loc/>");
  await writeFile(join(webRoot, "assets/app-1.js"), "script");
  tester = await buildTestApp({ webRoot, config: { publicUrl: "https://school.example" } });
});
afterAll(async () => {
  await tester.close();
  await rm(webRoot, { recursive: true });
});

const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

describe("where PUBLIC_URL is set", () => {
  const places = [
    "/",
    "/student-dashboard",
    "/assets/app-1.js",
    "/api/session",
    "/api/docs",
    "/ws",
  ];

  test.each(
    places.flatMap((url) =>
      ["evil.example", "school.example:8443", "127.0.0.1:3000", "school.example@evil.example"].map(
        (host) => [url, host] as const,
      ),
    ),
  )("%s is refused to who asks %s for it", async (url, host) => {
    const reply = await tester.send({ url, headers: { host } });
    expect([reply.statusCode, reply.headers["x-error-code"]]).toEqual([421, "wrong-host"]);
    expect(reply.body).toBe("This school is at https://school.example, and only there.");
    expect(reply.headers).toMatchObject({
      "content-security-policy": expect.stringContaining("wss://school.example"),
      "permissions-policy": expect.stringContaining("camera=()"),
      "x-content-type-options": "nosniff",
    });
  });

  test("nothing is done for another host", async () => {
    const reply = await tester.send({
      method: "POST",
      url: "/api/session/guest",
      headers: { host: "evil.example", origin: "https://school.example" },
    });
    expect([reply.statusCode, reply.headers["set-cookie"]]).toEqual([421, undefined]);
    expect(await tester.db.selectFrom("account").selectAll().execute()).toEqual([]);
  });

  test.each(["school.example", "SCHOOL.example", "school.example:443"])(
    "%s is served",
    async (host) => {
      expect((await tester.send({ url: "/api/session", headers: { host } })).statusCode).toBe(200);
    },
  );

  test("a proxy may tell the host in its own header", async () => {
    const headers = { host: "127.0.0.1:3000", "x-forwarded-host": "school.example" };
    expect((await tester.send({ url: "/", headers })).statusCode).toBe(200);
  });

  test.each(["/healthz", "/readyz", "/metrics"])(
    "%s answers whoever watches the process, by any name",
    async (url) => {
      const headers = { host: "127.0.0.1:3000" };
      expect((await tester.send({ url, headers })).statusCode).toBe(200);
    },
  );

  test("pages and previews name that address, whatever a proxy says of TLS", async () => {
    expect((await tester.send({ url: "/" })).body).toContain('href="https://school.example/"');
  });

  test.each([
    ["https://school.example", 200],
    ["http://school.example", 403],
    ["https://school.example:8443", 403],
    ["https://www.school.example", 403],
    ["null", 403],
  ])("a change asked for by a page of %s answers %i", async (origin, status) => {
    const reply = await tester.send({
      method: "POST",
      url: "/api/session/log-out",
      headers: { origin },
    });
    expect(reply.statusCode).toBe(status);
  });

  test("the live connection is refused to other hosts and origins, and opens for our own", async () => {
    const port = await listenOn(tester);
    const user = await tester.signIn();
    const dialAs = async (headers: Record<string, string>) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
        headers: { ...cookieOf(user), ...headers },
      });
      const answer = Promise.race([
        once(socket, "open").then(() => 101),
        once(socket, "unexpected-response").then(
          ([, response]: { statusCode?: number }[]) => response?.statusCode,
        ),
      ]);
      socket.on("error", () => undefined);
      const status = await answer;
      socket.terminate();
      return status;
    };
    const host = "school.example";
    expect(await dialAs({ host: `127.0.0.1:${port}` })).toBe(421);
    expect(await dialAs({ host, origin: "https://evil.example" })).toBe(403);
    expect(await dialAs({ host, origin: "https://school.example" })).toBe(101);
  });
});

test("what is no HTTP is told no less than a page", async () => {
  const plain = await buildTestApp({ config: { publicUrl: "https://school.example" } });
  const socket = connect(await listenOn(plain), "127.0.0.1").setEncoding("utf8");
  socket.end("NONSENSE\r\n\r\n");
  let heard = "";
  for await (const chunk of socket) heard += String(chunk);
  expect(heard).toMatch(/^HTTP\/1.1 400 /);
  expect(heard).toMatch(/^content-security-policy: default-src 'self';/m);
  expect(heard).toMatch(/^permissions-policy: microphone=\(self\)/m);
  expect(heard).toMatch(/^x-content-type-options: nosniff\r$/m);
  expect(heard).toMatch(/^strict-transport-security: max-age=31536000\r$/m);
  await plain.close();
});

test.each([
  ["https", "https://school.example"],
  ["http", "http://school.example"],
  ['x"><script>alert(1)</script>', "http://school.example"],
])("a protocol that a proxy calls %s is written as http or https", (said, origin) => {
  const server = { publicUrl: undefined };
  expect(originOf({ server, protocol: said, host: "school.example" } as never)).toBe(origin);
});
