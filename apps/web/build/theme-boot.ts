import type { Plugin } from "vite";
import { preferencesBootScript } from "../src/lib/preferences-boot-script.ts";
import { themeBootScript } from "../src/lib/theme-boot-script.ts";

/** Puts the script that sets theme and preferences before the first paint into every page's head. */
export function themeBoot(): Plugin {
  return {
    name: "saywell:theme-boot",
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html.replace(
          "<!--theme-boot-->",
          `<script>${themeBootScript};${preferencesBootScript}</script>`,
        ),
    },
  };
}
