import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type ViteDevServer } from "vite";

/** What a prerendered page's module must export. */
interface PageModule {
  /** The page's body as static HTML. */
  render: () => string;
}

/**
 * Fills `<!--page-->` of an HTML file with a React page rendered once, to static HTML: at build
 * time, and on every request in development. No React reaches the browser. `pages` maps an HTML
 * file to the module that renders it.
 */
export function prerenderPages(pages: Record<string, string>): Plugin {
  let root = "";
  return {
    name: "saywell:prerender-pages",
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: "pre",
      async handler(html, { filename, server }) {
        const source = pages[basename(filename)];
        if (source === undefined) return html;
        const { render } = await loadPage(join(root, source), root, server);
        return html.replace("<!--page-->", () => render());
      },
    },
    configureServer(server) {
      // The page is not in the browser's module graph, so nothing else would reload it.
      server.watcher.on("change", (file) => {
        const isShown = server.environments.ssr.moduleGraph.getModulesByFile(file) !== undefined;
        if (isShown && file.endsWith(".tsx")) server.ws.send({ type: "full-reload", path: "/" });
      });
    },
  };
}

async function loadPage(file: string, root: string, server?: ViteDevServer): Promise<PageModule> {
  if (server) return (await server.ssrLoadModule(file)) as PageModule;
  // Inside the project, so that the built module finds the packages it leaves out.
  const outDir = join(root, "node_modules", ".prerender", String(process.pid));
  try {
    await build({
      root,
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      build: { ssr: file, outDir, rolldownOptions: { output: { entryFileNames: "page.mjs" } } },
    });
    return (await import(pathToFileURL(join(outDir, "page.mjs")).href)) as PageModule;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
