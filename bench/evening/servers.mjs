// The server processes of the simulated evening: several on one database and one Redis, each on a
// port of its own, where it comes back after it was killed.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../product.mjs";

const main = join(root, "apps/server/dist/main.js");

export async function startServers({ count, databaseUrl, busUrl, busPrefix }) {
  const dataDir = mkdtempSync(join(tmpdir(), "saywell-evening-"));
  const secret = randomBytes(32).toString("base64");
  /** What processes complained of, by its name. */
  const complaints = new Map();
  const servers = [];
  for (let index = 0; index < count; index++) {
    servers.push({ index, port: await freePort(), isUp: false, child: undefined });
  }

  function start(server) {
    const child = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        HOST: "127.0.0.1",
        PORT: `${server.port}`,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        BUS_URL: busUrl,
        BUS_PREFIX: busPrefix,
        SECRET_KEY: secret,
        RATE_LIMITS: "off",
        MESSAGE_CLASSIFIER: "off",
        NODE_ENV: "production",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    server.child = child;
    server.ended = new Promise((done) => child.once("exit", done));
    return new Promise((resolve, reject) => {
      let rest = "";
      const hear = (chunk) => {
        const lines = (rest + chunk).split("\n");
        rest = lines.pop();
        for (const line of lines) {
          note(line);
          if (!line.startsWith("Saywell is at ")) continue;
          server.isUp = true;
          resolve();
        }
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.once("exit", (code) => reject(new Error(`A server ended with ${code}: ${rest}`)));
    });
  }

  function note(line) {
    if (!/"level":"(warn|error)"/.test(line)) return;
    const { level, event, message } = JSON.parse(line);
    const what = [level, event, message].filter(Boolean).join(" ");
    complaints.set(what, (complaints.get(what) ?? 0) + 1);
  }

  // One after another: the first makes the tables.
  for (const server of servers) await start(server);

  return {
    complaints,
    all: servers,
    up: () => servers.filter(({ isUp }) => isUp),
    /** Kills a process without a word, and starts it again at once. Settles when it serves. */
    async kill(server) {
      server.isUp = false;
      server.child.kill("SIGKILL");
      await server.ended;
      await start(server);
    },
    /** Ends them all in order; a second time does nothing. */
    async stop() {
      for (const server of servers) server.child.kill("SIGTERM");
      await Promise.all(servers.map(({ ended }) => ended));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
