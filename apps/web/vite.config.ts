import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressAssets } from "./build/compress-assets.ts";
import { prerenderPages } from "./build/prerender-pages.ts";
import { preloadFonts } from "./build/preload-fonts.ts";
import { serveAppRoutes } from "./build/serve-app-routes.ts";
import { themeBoot } from "./build/theme-boot.ts";

const server = process.env.SAYWELL_SERVER ?? "http://127.0.0.1:3000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    themeBoot(),
    prerenderPages({ template: "index.html", source: "src/landing/render-public-pages.tsx" }),
    preloadFonts({
      // The teacher's hand may come later: nothing moves when it does.
      "index.html": ["atkinson-hyperlegible-next", "fraunces"],
      "app.html": ["atkinson-hyperlegible-next", "fraunces"],
    }),
    serveAppRoutes(),
    compressAssets(),
  ],
  build: {
    target: "baseline-widely-available",
    // Small assets as data URLs would need wider security headers than `self`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { landing: "index.html", app: "app.html" },
    },
  },
  server: {
    proxy: {
      // The host stays what the browser sees: the server refuses writes from a foreign origin.
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, changeOrigin: false, ws: true },
    },
  },
});
