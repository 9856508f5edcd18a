import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { placeOf, prerenderedPaths, unknownOrigin } from "@saywell/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../testing/build-test-app";
import { hashScripts, readWebPages } from "./web-pages";

const themeScript = 'document.documentElement.classList.add("dark")';
const files = {
  "index.html": `<script>${themeScript}</script><h1>Landing</h1><b>${placeOf("lessons/amara-okafor")} lessons, by ${placeOf("school/name")}</b>`,
  "app.html": `<script>${themeScript}</script><script src="/assets/app-1.js"></script><p>Shell</p>`,
  "app.html.br": "brotli shell",
  "app.html.gz": "gzip shell",
  ...Object.fromEntries(
    prerenderedPaths()
      .slice(1)
      .map((path) => [`${path.slice(1)}.html`, `<h1>Page ${path}</h1>`]),
  ),
  "terms.html": `<link rel="canonical" href="${unknownOrigin}/terms" />`,
  "terms.html.gz": "gzip of the build",
  "robots.txt": `Sitemap: ${unknownOrigin}/sitemap.xml`,
  "sitemap.xml": `<loc>${unknownOrigin}/</loc>`,
  "favicon.svg": "<svg/>",
  "assets/app-1.js": "plain script",
  "assets/app-1.js.br": "brotli script",
};

let webRoot: string;
let tester: TestApp;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), "saywell-web-"));
  await mkdir(join(webRoot, "assets"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(webRoot, name), text);
  tester = await buildTestApp({ webRoot });
});
afterAll(async () => {
  await tester.close();
  await rm(webRoot, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  tester.send({ url, headers: { accept: "text/html", ...headers } });

describe("pages", () => {
  test.each([
    ["/", 200, "Landing"],
    ["/?from=mail", 200, "Landing"],
    ["/pricing", 200, "<h1>Page /pricing</h1>"],
    ["/pricing/", 200, "<h1>Page /pricing</h1>"],
    ["/%70ricing", 200, "<h1>Page /pricing</h1>"],
    ["/student-dashboard", 200, "Shell"],
    ["/lesson-interactive/a1-lesson-1", 200, "Shell"],
    ["/level-test/results?score=75&level=B1", 200, "Shell"],
    ["/no-such-page", 404, "Shell"],
    ["/lesson", 404, "Shell"],
    ["/lesson/a/b", 404, "Shell"],
  ])("%s answers %i with %s", async (url, status, text) => {
    const reply = await open(url);
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([
      status,
      "text/html; charset=utf-8",
    ]);
    expect(reply.body).toContain(text);
  });

  test.each(prerenderedPaths().filter((path) => path !== "/" && path !== "/terms"))(
    "%s is a file of its own, with and without a slash behind it",
    async (path) => {
      for (const url of [path, `${path}/`]) {
        const reply = await open(url);
        expect([reply.statusCode, reply.body]).toEqual([200, `<h1>Page ${path}</h1>`]);
      }
    },
  );

  test("name the address that they were asked for by", async () => {
    const asked = (host: string, more: Record<string, string> = {}) =>
      open("/terms", { host, ...more });
    const canonical = (origin: string) => `<link rel="canonical" href="${origin}/terms" />`;
    expect((await asked("school.example:8080")).body).toBe(canonical("http://school.example:8080"));
    expect((await asked("b.example", { "x-forwarded-proto": "https" })).body).toBe(
      canonical("https://b.example"),
    );
    const packed = await asked("school.example:8080", { "accept-encoding": "gzip" });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(canonical("http://school.example:8080"));
    expect((await asked("school.example:8080")).headers["etag"]).not.toBe(
      (await asked("b.example")).headers["etag"],
    );
  });

  test("never carry what cannot be a host into their text", async () => {
    expect((await open("/terms", { host: 'x"><script>' })).body).not.toContain("<script>");
  });

  test("say what the school's figures are when they are served", async () => {
    expect((await open("/")).body).toContain("<b>24 lessons, by Saywell</b>");
  });

  test("are asked for again each time, and answered with 304 when nothing changed", async () => {
    const first = await open("/");
    expect(first.headers["cache-control"]).toBe("no-cache");
    const again = await open("/", { "if-none-match": String(first.headers["etag"]) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test.each([
    ["br, gzip", "br", "brotli shell"],
    ["gzip", "gzip", "gzip shell"],
    ["br;q=0, gzip", "gzip", "gzip shell"],
    ["identity", undefined, files["app.html"]],
  ])("go out compressed as the browser accepts: %s", async (accepted, encoding, body) => {
    const reply = await open("/rooms", { "accept-encoding": accepted });
    expect(reply.headers["content-encoding"]).toBe(encoding);
    expect(reply.headers["vary"]).toBe("accept-encoding");
    expect(reply.body).toBe(body);
  });

  test("may run their own inline scripts and no others", async () => {
    const hash = createHash("sha256").update(themeScript).digest("base64");
    const policy = (await open("/")).headers["content-security-policy"];
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  test("are never the answer to a call, a missing file, or a request to change something", async () => {
    expect((await open("/api/nothing")).headers["x-error-code"]).toBe("unknown-call");
    expect((await open("/assets/gone.js")).headers["x-error-code"]).toBe("not-found");
    expect((await open("/gone.png")).headers["x-error-code"]).toBe("not-found");
    const post = await tester.send({
      method: "POST",
      url: "/rooms",
      headers: { accept: "text/html" },
    });
    expect(post.headers["x-error-code"]).toBe("not-found");
    const json = await tester.send({ url: "/nowhere", headers: { accept: "application/json" } });
    expect(json.headers["x-error-code"]).toBe("not-found");
  });

  test("answer HEAD with the headers of the page", async () => {
    const reply = await tester.send({ method: "HEAD", url: "/rooms" });
    expect([reply.statusCode, reply.headers["content-length"]]).toEqual([
      200,
      String(files["app.html"].length),
    ]);
  });
});

describe("files", () => {
  test("with a hash in their name are kept for ever", async () => {
    const reply = await open("/assets/app-1.js");
    expect(reply.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(reply.headers["content-type"]).toContain("javascript");
    expect(reply.body).toBe("plain script");
  });

  test("go out compressed where the build did that", async () => {
    const reply = await open("/assets/app-1.js", { "accept-encoding": "br" });
    expect([reply.headers["content-encoding"], reply.body]).toEqual(["br", "brotli script"]);
    expect(reply.headers["content-type"]).toContain("javascript");
    expect(reply.headers["vary"]).toBe("accept-encoding");
  });

  test.each([
    ["/robots.txt", "text/plain; charset=utf-8", "Sitemap: http://school.example/sitemap.xml"],
    ["/sitemap.xml", "application/xml; charset=utf-8", "<loc>http://school.example/</loc>"],
  ])("for search engines name the site's address: %s", async (url, type, body) => {
    const reply = await tester.send({ url, headers: { host: "school.example", accept: "*/*" } });
    expect([reply.statusCode, reply.headers["content-type"], reply.body]).toEqual([
      200,
      type,
      body,
    ]);
  });

  test("of fixed names are kept for an hour", async () => {
    const reply = await open("/favicon.svg");
    expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=3600",
    ]);
  });

  test.each([
    "/../package.json",
    "/assets/..%2f..%2fetc/passwd",
    "/assets/%2e%2e/app.html",
    "/app.html.br",
  ])("outside the build, and its raw parts, are not served: %s", async (url) => {
    const reply = await open(url);
    expect(reply.statusCode).toBe(404);
  });
});

test("a build without its shell is noticed at start", async () => {
  const empty = await mkdtemp(join(tmpdir(), "saywell-web-"));
  await expect(readWebPages(empty)).rejects.toThrow("build the web first");
  await rm(empty, { recursive: true });
});

test("scripts with a source need no hash, and neither do empty ones or data", () => {
  expect(hashScripts('<script type="application/ld+json">{"a":1}</script>')).toEqual([]);
  expect(hashScripts('<script src="/a.js"></script><script type="module"></script>')).toEqual([]);
  expect(hashScripts("<script>a</script><SCRIPT defer>a\n</SCRIPT>")).toHaveLength(2);
});

test("a drawing may use its own style sheet, and nothing else", async () => {
  const { headers } = await tester.send({ url: "/favicon.svg" });
  expect(headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'");
});
