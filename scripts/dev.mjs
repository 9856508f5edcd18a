import "./steps/require-node.mjs";
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { createServer as createProbe } from "node:net";
import { join } from "node:path";
import { buildContent } from "./steps/build.mjs";
import { copyMigrations, serverBundle } from "./steps/bundle-server.mjs";
import { ensureInstalled } from "./steps/install.mjs";
import { root } from "./steps/root.mjs";

// `npm run dev`: the web app served by Vite from its sources, the server bundled anew and
// restarted at every change, the lessons checked and built anew at theirs. One address.
process.chdir(root);
await ensureInstalled();
await buildContent();
const [esbuild, vite] = await Promise.all([import("esbuild"), import("vite")]);

const outdir = "apps/server/dist/dev";
const host = process.env.HOST || "127.0.0.1";
const port = Number(process.env.PORT || 3000);
const serverPort = await findFreePort();
const serverUrl = `http://127.0.0.1:${serverPort}`;

let server;
/** Restarts follow each other: two servers cannot share a data directory. */
let restarted = Promise.resolve();

const bundle = await esbuild.context({
  ...serverBundle(outdir),
  plugins: [{ name: "restart", setup: (build) => build.onEnd(restartUnlessBroken) }],
});
await bundle.watch();
const lessons = watch(
  join(root, "packages/content/data"),
  { recursive: true },
  debounce(rebuildContent),
);
const migrations = watch(join(root, "apps/server/src/db/migrations"), debounce(restart));

process.env.SAYWELL_SERVER = serverUrl;
const web = await vite.createServer({
  configFile: join(root, "apps/web/vite.config.ts"),
  root: join(root, "apps/web"),
  server: { host, port, strictPort: true, proxy: { "/healthz": serverUrl, "/readyz": serverUrl } },
});
await web.listen();
console.log(`Saywell is at http://${host}:${web.httpServer.address().port}`);

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stop());

function restartUnlessBroken({ errors }) {
  if (errors.length === 0) restart();
}

function restart() {
  restarted = restarted.then(replaceServer);
}

async function replaceServer() {
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

async function rebuildContent() {
  await buildContent().catch((error) => console.error(error.message));
}

async function stop() {
  lessons.close();
  migrations.close();
  await Promise.all([bundle.dispose(), web.close(), restarted.then(stopServer)]);
  process.exit(0);
}

function debounce(work) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void work(), 100);
  };
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
