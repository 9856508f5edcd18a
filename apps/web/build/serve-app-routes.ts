import type { Plugin } from "vite";

/** In development, answers every page address but `/` with the app, as the server does. */
export function serveAppRoutes(): Plugin {
  return {
    name: "saywell:serve-app-routes",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? "/").split("?")[0] ?? "/";
        const isPage = request.headers.accept?.includes("text/html") === true;
        const isServers = path === "/" || path.startsWith("/api") || path.includes(".");
        if (isPage && !isServers) request.url = "/app.html";
        next();
      });
    },
  };
}
