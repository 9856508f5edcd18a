import type { Plugin } from "vite";
import { themeBootScript } from "../src/lib/theme-boot-script.ts";

/** Puts the script that chooses the theme before the first paint into every page's head. */
export function themeBoot(): Plugin {
  return {
    name: "saywell:theme-boot",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => html.replace("<!--theme-boot-->", `<script>${themeBootScript}</script>`),
    },
  };
}
