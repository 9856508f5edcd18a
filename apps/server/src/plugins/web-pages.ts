import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";

/** A built HTML file, ready to be sent. */
export interface WebPage {
  html: Buffer;
  etag: string;
  /** What the build compressed, best first. */
  compressed: { encoding: "br" | "gzip"; bytes: Buffer }[];
}

export interface WebPages {
  /** By path: `/` is `index.html`, `/pricing` is `pricing.html` where the build made one. */
  prerendered: ReadonlyMap<string, WebPage>;
  /** What every other page starts from. */
  shell: WebPage;
  /** CSP sources of the inline scripts in all pages. */
  scriptHashes: string[];
}

const shellFile = "app.html";

/** Reads the built pages once, at start. Throws when the build is not complete. */
export async function readWebPages(webRoot: string): Promise<WebPages> {
  const names = await readdir(webRoot, { recursive: true });
  const files = names
    .map((name) => name.replaceAll(sep, "/"))
    .filter((name) => name.endsWith(".html"));
  const pages = new Map(
    await Promise.all(
      files.map(async (file) => [file, await readPage(join(webRoot, file))] as const),
    ),
  );
  const shell = pages.get(shellFile);
  if (shell === undefined) throw new Error(`${webRoot} has no ${shellFile}: build the web first.`);
  pages.delete(shellFile);
  return {
    shell,
    prerendered: new Map([...pages].map(([file, page]) => [pathOfFile(file), page])),
    scriptHashes: [...new Set([shell, ...pages.values()].flatMap(({ html }) => hashScripts(html)))],
  };
}

async function readPage(file: string): Promise<WebPage> {
  const html = await readFile(file);
  const compressed = await Promise.all([
    readCompressed(`${file}.br`, "br"),
    readCompressed(`${file}.gz`, "gzip"),
  ]);
  return {
    html,
    etag: createHash("sha256").update(html).digest("base64url").slice(0, 22),
    compressed: compressed.flat(),
  };
}

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

/** Only scripts that stand in the built pages may run inline, and only to the letter. */
export function hashScripts(html: Buffer | string): string[] {
  return [...html.toString().matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/gi)]
    .map(([, script = ""]) => script)
    .filter((script) => script !== "")
    .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
}
