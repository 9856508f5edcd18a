import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";

/** A built page, ready to be sent. */
export interface WebPage {
  type: string;
  body: Buffer;
  etag: string;
  /** What the build compressed, best first. */
  compressed: { encoding: "br" | "gzip"; bytes: Buffer }[];
}

export interface WebPages {
  /** By path: `/` is `index.html`, `/pricing` is `pricing.html` where the build made one. */
  prerendered: ReadonlyMap<string, WebPage>;
  /** What search engines read beside the pages, by path. */
  siteFiles: ReadonlyMap<string, WebPage>;
  /** What every other page starts from. */
  shell: WebPage;
  /** CSP sources of the inline scripts in all pages. */
  scriptHashes: string[];
}

const shellFile = "app.html";
/** They name the site's address, so that they are sent as pages are. */
export const siteFileNames = ["robots.txt", "sitemap.xml"];

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
};

/** Reads the built pages once, at start. Throws when the build is not complete. */
export async function readWebPages(webRoot: string): Promise<WebPages> {
  const names = await readdir(webRoot, { recursive: true });
  const files = names.map((name) => name.replaceAll(sep, "/"));
  const readAll = async (wanted: (file: string) => boolean) =>
    new Map(
      await Promise.all(
        files
          .filter(wanted)
          .map(async (file) => [file, await readPage(join(webRoot, file))] as const),
      ),
    );
  const pages = await readAll((file) => file.endsWith(".html"));
  const siteFiles = await readAll((file) => siteFileNames.includes(file));
  const shell = pages.get(shellFile);
  if (shell === undefined) throw new Error(`${webRoot} has no ${shellFile}: build the web first.`);
  pages.delete(shellFile);
  return {
    shell,
    prerendered: new Map([...pages].map(([file, page]) => [pathOfFile(file), page])),
    siteFiles: new Map([...siteFiles].map(([file, page]) => [`/${file}`, page])),
    scriptHashes: [...new Set([shell, ...pages.values()].flatMap(({ body }) => hashScripts(body)))],
  };
}

async function readPage(file: string): Promise<WebPage> {
  const body = await readFile(file);
  const compressed = await Promise.all([
    readCompressed(`${file}.br`, "br"),
    readCompressed(`${file}.gz`, "gzip"),
  ]);
  const type = types[extname(file)] ?? "application/octet-stream";
  return { type, body, etag: etagOf(body), compressed: compressed.flat() };
}

export const etagOf = (body: Buffer): string =>
  createHash("sha256").update(body).digest("base64url").slice(0, 22);

async function readCompressed(
  file: string,
  encoding: "br" | "gzip",
): Promise<WebPage["compressed"]> {
  try {
    return [{ encoding, bytes: await readFile(file) }];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

const pathOfFile = (file: string): string =>
  `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;

/** Only scripts that stand in the built pages may run inline, and only to the letter. Data does not run. */
export function hashScripts(html: Buffer | string): string[] {
  return [
    ...html
      .toString()
      .matchAll(/<script(?![^>]*application\/ld\+json)(?:\s[^>]*)?>([\s\S]*?)<\/script>/gi),
  ]
    .map(([, script = ""]) => script)
    .filter((script) => script !== "")
    .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
}
