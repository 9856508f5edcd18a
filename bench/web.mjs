// What pages send, how long their script runs, how they score and how soon they answer, beside
// empty pages built with the same tools.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { tsImport } from "tsx/esm/api";
import { build } from "vite";
import { products, root, startProduct, startProgram } from "./product.mjs";
import { median, printTable, ratio } from "./table.mjs";
import { emptyInteractions, lessonInteractions, slowdown } from "./web-interaction.mjs";
import { categories, lighthouseScores } from "./web-lighthouse.mjs";
import { visit } from "./web-visit.mjs";

const { browserArguments, findBrowser } = await tsImport(
  "../e2e/support/find-browser.ts",
  import.meta.url,
);

const rounds = 5;
/** What each page is compared with: the least that a page made of the same parts can be. */
const references = {
  "empty: React": "bench/empty-page",
  "empty: React, router, query": "bench/empty-router-page",
};
const pages = [
  ["/", "empty: React"],
  ["/privacy", "empty: React"],
  ["/student-dashboard", "empty: React, router, query"],
  ["/lesson-interactive/a1-lesson-1", "empty: React, router, query"],
];

async function startReference(page) {
  const folder = mkdtempSync(join(tmpdir(), "saywell-empty-"));
  await build({
    configFile: false,
    root: join(root, page),
    logLevel: "error",
    build: {
      outDir: folder,
      emptyOutDir: true,
      // The bundler warns of directives that mean nothing in a browser.
      rolldownOptions: { onLog: () => undefined },
    },
  });
  const server = await startProgram(join(root, "bench/servers/static-files.mjs"), {
    env: { FOLDER: folder },
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

/** What a page of a product is called in a table: an older checkout's say so. */
const nameOf = (path, { name }) => (name === products[0].name ? path : `${name}: ${path}`);

async function measurePages(browser, started, referenceUrls) {
  const own = started.flatMap((product) =>
    pages.map(([path, reference]) => ({
      name: nameOf(path, product),
      url: product.url + path,
      reference,
    })),
  );
  const urls = { ...referenceUrls, ...Object.fromEntries(own.map(({ name, url }) => [name, url])) };
  const visits = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, url] of Object.entries(urls)) visits[name].push(await visit(browser, url));

  const of = (name, what) => median(visits[name].map((each) => each[what]));
  const row = (name, reference) => [
    name,
    (of(name, "all") / 1000).toFixed(1),
    (of(name, "Script") / 1000).toFixed(1),
    ratio(of(name, "Script"), of(reference, "Script")),
    of(name, "script").toFixed(0),
    ratio(of(name, "script"), of(reference, "script")),
    Math.max(...visits[name].map(({ shift }) => shift)).toFixed(4),
    reference === name ? "" : reference,
  ];
  printTable(
    `Pages, a cold visit at 390 px (median of ${rounds}; layout shift: the worst)`,
    ["page", "kB", "script kB", "ratio", "script ms", "ratio", "shift", "compared with"],
    [
      ...own.map(({ name, reference }) => row(name, reference)),
      ...Object.keys(referenceUrls).map((name) => row(name, name)),
    ],
  );
}

async function measureLighthouse(started, referenceUrls, browserOptions) {
  const rows = [];
  const losses = [];
  for (const [name, url] of [
    ...started.map((product) => [nameOf("/", product), `${product.url}/`]),
    ...Object.entries(referenceUrls).slice(0, 1),
  ]) {
    const { scores, lost } = await lighthouseScores(url, browserOptions);
    rows.push([name, ...scores]);
    if (name === "/") losses.push(...lost);
  }
  printTable("Lighthouse, mobile (median of 3)", ["page", ...categories], rows);
  for (const loss of losses) console.log(`  lost: ${loss}`);
}

async function measureInteractions(browser, started, referenceUrls) {
  const [, [reference, referenceUrl]] = Object.entries(referenceUrls);
  const row = (name, waits) => [
    name,
    waits.length,
    median(waits) ?? "under 16",
    waits.length === 0 ? "under 16" : Math.max(...waits),
  ];
  const rows = [];
  for (const product of started)
    rows.push(
      row(
        nameOf("/lesson-interactive/a1-lesson-1", product),
        await lessonInteractions(browser, product.url),
      ),
    );
  rows.push(row(reference, await emptyInteractions(browser, referenceUrl)));
  printTable(
    `Interaction to next paint on a ${slowdown} times slower processor: a whole lesson, 20 presses of one button`,
    ["page", "of 16 ms or more", "median ms", "worst ms"],
    rows,
  );
}

export async function measure() {
  const { executablePath, env } = await findBrowser();
  const browserOptions = { executablePath, env, args: browserArguments };
  const empty = await Promise.all(
    Object.entries(references).map(async ([name, page]) => [name, await startReference(page)]),
  );
  const referenceUrls = Object.fromEntries(empty.map(([name, { url }]) => [name, url]));
  const started = [];
  for (const { name, root } of products) started.push({ name, ...(await startProduct({ root })) });
  const browser = await chromium.launch(browserOptions);
  try {
    await measurePages(browser, started, referenceUrls);
    await measureInteractions(browser, started, referenceUrls);
    await measureLighthouse(started, referenceUrls, browserOptions);
  } finally {
    await browser.close();
    await Promise.all([...started, ...empty.map(([, each]) => each)].map(({ stop }) => stop()));
    for (const { remove } of started) remove();
  }
}
