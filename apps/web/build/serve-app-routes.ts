import type { Plugin } from "vite";
import { prerenderedPaths } from "../../../packages/contract/src/constants/routes.ts";

const publicPaths = new Set<string>(prerenderedPaths());

/** In development, answers every page's address as the server does: with its own file or the app. */
export function serveAppRoutes(): Plugin {
  return {
    name: "saywell:serve-app-routes",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? "/").split("?")[0] ?? "/";
        const isPage = request.headers.accept?.includes("text/html") === true;
        const isServers = path.startsWith("/api") || path.includes(".");
        if (isPage && !isServers) {
          const isPublic = publicPaths.has(path.replace(/(.)\/$/, "$1"));
          request.url = isPublic ? "/index.html" : "/app.html";
        }
        next();
      });
    },
  };
}
