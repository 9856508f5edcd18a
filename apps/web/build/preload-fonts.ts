import { basename } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";

/**
 * Adds a preload for the fonts that a page shows first, so that they arrive with the style sheet
 * and not after it. `pages` maps an HTML file to the beginnings of its fonts' file names.
 */
export function preloadFonts(pages: Record<string, readonly string[]>): Plugin {
  let base = "/";
  return {
    name: "saywell:preload-fonts",
    apply: "build",
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { filename, bundle }) {
        const emitted = Object.keys(bundle ?? {}).filter((name) => name.endsWith(".woff2"));
        return (pages[basename(filename)] ?? []).map((font): HtmlTagDescriptor => {
          const file = emitted.find((name) => basename(name).startsWith(font));
          if (file === undefined) throw new Error(`No font "${font}" is in the build.`);
          return {
            tag: "link",
            attrs: {
              rel: "preload",
              href: base + file,
              as: "font",
              type: "font/woff2",
              crossorigin: "",
            },
            injectTo: "head",
          };
        });
      },
    },
  };
}
