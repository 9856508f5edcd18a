import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { fillPage, unknownFacts } from "../../../packages/contract/src/constants/page-facts.ts";
import { build, type Plugin, type ViteDevServer } from "vite";

/** What the module with the pages must export. */
interface PagesModule {
  renderPages: () => { path: string; head: string; body: string }[];
  renderSitemap: () => string;
}

/**
 * Writes every public page as a file of its own: a copy of `template` with `<!--head-->` and
 * `<!--page-->` filled by React once, as static HTML. At build time, with a sitemap of them, and on
 * every request in development. No React reaches the browser.
 */
export function prerenderPages({ template, source }: { template: string; source: string }): Plugin {
  let root = "";
  return {
    name: "saywell:prerender-pages",
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: "pre",
      async handler(html, { filename, server, originalUrl }) {
        if (!server || basename(filename) !== template) return html;
        const { renderPages } = await loadPages(join(root, source), root, server);
        const asked = (originalUrl ?? "/").split(/[?#]/)[0]?.replace(/(.)\/$/, "$1");
        const page = renderPages().find(({ path }) => path === asked);
        return page ? fillPage(fill(html, page), unknownFacts) : html;
      },
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const file = bundle[template];
        if (file?.type !== "asset") return;
        const html = file.source.toString();
        const { renderPages, renderSitemap } = await loadPages(join(root, source), root);
        this.emitFile({ type: "asset", fileName: "sitemap.xml", source: renderSitemap() });
        for (const page of renderPages()) {
          if (page.path === "/") file.source = fill(html, page);
          else {
            this.emitFile({
              type: "asset",
              fileName: `${page.path.slice(1)}.html`,
              source: fill(html, page),
            });
          }
        }
      },
    },
    configureServer(server) {
      // The pages are not in the browser's module graph, so nothing else would reload them.
      server.watcher.on("change", (file) => {
        const isShown = server.environments.ssr.moduleGraph.getModulesByFile(file) !== undefined;
        if (isShown && file.endsWith(".tsx")) server.ws.send({ type: "full-reload", path: "*" });
      });
    },
  };
}

const fill = (html: string, { head, body }: { head: string; body: string }): string =>
  html.replace("<!--head-->", () => head).replace("<!--page-->", () => body);

async function loadPages(file: string, root: string, server?: ViteDevServer): Promise<PagesModule> {
  if (server) return (await server.ssrLoadModule(file)) as PagesModule;
  // Inside the project, so that the built module finds the packages it leaves out.
  const outDir = join(root, "node_modules", ".prerender", String(process.pid));
  try {
    await build({
      root,
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      build: { ssr: file, outDir, rolldownOptions: { output: { entryFileNames: "pages.mjs" } } },
    });
    return (await import(pathToFileURL(join(outDir, "pages.mjs")).href)) as PagesModule;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
