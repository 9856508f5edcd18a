import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { delimiter, join } from "node:path";
import { access, constants } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "../apps/server/src/db/embedded";

/**
 * `npm run cluster`: what compose.yaml starts, with what this machine has: a PostgreSQL (yours by
 * DATABASE_URL, or the embedded one), a Redis or Valkey (yours by BUS_URL, or one on the path),
 * PROCESSES app processes (2) and a proxy in front of them on PORT (3000).
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const children: ChildProcess[] = [];
const undo: (() => Promise<unknown>)[] = [];
let ending = false;

async function start(): Promise<void> {
  const databaseUrl = process.env["DATABASE_URL"] || (await startDatabase());
  const busUrl = process.env["BUS_URL"] || (await startRedis());
  const count = Number(process.env["PROCESSES"] || 2);
  const ports = await Promise.all(
    Array.from({ length: count }, () => startApp({ databaseUrl, busUrl })),
  );
  const port = await balance(ports);
  console.log(`${count} processes at http://127.0.0.1:${port} (${ports.join(", ")})`);
}

async function startDatabase(): Promise<string> {
  const dataDir = process.env["DATA_DIR"] || join(root, "data");
  const server = await startEmbeddedPostgres({ dataDir, log: console.warn });
  undo.push(server.stop);
  return server.connectionString;
}

async function startRedis(): Promise<string> {
  const binary = (await onPath("valkey-server")) ?? (await onPath("redis-server"));
  if (binary === undefined) {
    throw new Error("There is no redis-server or valkey-server here. Install one, or set BUS_URL.");
  }
  const port = await freePort();
  const options = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  run(binary, options, "ignore");
  return `redis://127.0.0.1:${port}`;
}

/** Starts one app process on a port of its own, and answers it once it serves. */
async function startApp(urls: { databaseUrl: string; busUrl: string }): Promise<number> {
  const port = await freePort();
  const child = run(process.execPath, [join(root, "apps/server/dist/main.js")], "inherit", {
    DATABASE_URL: urls.databaseUrl,
    BUS_URL: urls.busUrl,
    DEMO: process.env["DEMO"] || "on",
    HOST: "127.0.0.1",
    PORT: `${port}`,
    NODE_ENV: "production",
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error("An app process ended before it served.");
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return port;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Hands each connection to the next process that takes it. */
async function balance(ports: readonly number[]): Promise<number> {
  let next = 0;
  const server = createServer((client) => {
    client.on("error", () => client.destroy());
    reach(client, ports.length);
  });
  function reach(client: Socket, tries: number): void {
    const behind = connect(ports[next++ % ports.length]!, "127.0.0.1");
    behind.once("connect", () => {
      client.pipe(behind).pipe(client);
    });
    behind.on("error", () => {
      if (behind.connecting && tries > 1) reach(client, tries - 1);
      else client.destroy();
    });
    client.on("close", () => behind.destroy());
    behind.on("close", () => behind.readyState === "closed" || client.destroy());
  }
  server.listen(Number(process.env["PORT"] || 3000), process.env["HOST"] || "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

function run(
  command: string,
  args: string[],
  stdio: "ignore" | "inherit",
  env: Record<string, string> = {},
): ChildProcess {
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env } });
  children.push(child);
  return child;
}

async function onPath(name: string): Promise<string | undefined> {
  for (const directory of (process.env["PATH"] ?? "").split(delimiter)) {
    const file = join(directory, name);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function end(exitCode: number): Promise<void> {
  if (ending) return;
  ending = true;
  const ended = children
    .filter(({ exitCode: code }) => code === null)
    .map((child) => once(child, "exit"));
  for (const child of children.toReversed()) child.kill("SIGTERM");
  await Promise.all(ended);
  for (const each of undo.toReversed()) await each();
  process.exit(exitCode);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void end(0));
try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}
