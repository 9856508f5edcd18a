import "./steps/require-node.mjs";
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { createServer as createProbe } from "node:net";
import { join } from "node:path";
import { buildContent } from "./steps/build.mjs";
import { copyMigrations, serverBundle } from "../apps/server/bundle-server.mjs";
import { ensureInstalled } from "./steps/install.mjs";
import { root } from "./steps/root.mjs";

// `npm run dev`: the web app served by Vite from its sources; lessons checked and built anew,
// the server bundled anew and restarted, whenever one of their files changes. One address.
const outdir = "apps/server/dist/dev";
const host = process.env.HOST || "127.0.0.1";
const port = Number(process.env.PORT || 3000);

process.chdir(root);
await ensureInstalled();
const [esbuild, vite] = await Promise.all([import("esbuild"), import("vite")]);

const serverPort = await findFreePort();
process.env.SAYWELL_SERVER = `http://127.0.0.1:${serverPort}`;
const bundle = await esbuild.context(serverBundle(outdir));
let server;
await renewServer();
/** One renewal after the other: two servers cannot share a data directory. */
let renewed = Promise.resolve();

let timer;
const watchers = ["apps/server/src", "packages"].map((directory) =>
  watch(directory, { recursive: true }, (_event, file) => {
    if (/(^|\/)(generated|node_modules)\/|\.test\.tsx?$/.test(file ?? "")) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      renewed = renewed.then(renewServer);
    }, 50);
  }),
);

let web;
try {
  web = await serveWeb();
} catch (error) {
  console.error(error.message);
  await stop(1);
}
console.log(`Saywell is at http://${host}:${web.httpServer.address().port}`);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stop(0));

/** Builds it and replaces the running one; a mistake is shown and leaves that one running. */
async function renewServer() {
  try {
    await buildContent();
    await bundle.rebuild();
  } catch (error) {
    // esbuild has shown its own.
    if (error.errors === undefined) console.error(error.message);
    return;
  }
  await stopServer();
  await copyMigrations(outdir);
  server = spawn(process.execPath, ["--enable-source-maps", join(outdir, "main.js")], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(serverPort), SERVE_WEB: "off" },
    stdio: ["ignore", "ignore", "inherit"],
    // Ctrl-C reaches this process, which ends the server in order.
    detached: true,
  });
}

async function stopServer() {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
}

async function serveWeb() {
  const ours = process.env.SAYWELL_SERVER;
  const development = await vite.createServer({
    configFile: join(root, "apps/web/vite.config.ts"),
    root: join(root, "apps/web"),
    server: { host, port, strictPort: true, proxy: { "/healthz": ours, "/readyz": ours } },
  });
  return development.listen();
}

async function stop(exitCode) {
  for (const watcher of watchers) watcher.close();
  await Promise.all([bundle.dispose(), web?.close(), renewed.then(stopServer)]);
  process.exit(exitCode);
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createProbe().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}
