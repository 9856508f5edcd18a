// Starts programs to measure, each on a free port of this machine.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * What is measured: this checkout and, with `BENCH_BEFORE=FOLDER`, an older one (installed and
 * built), in turns with it, so that both meet the same noise of the machine.
 */
export const products = [
  { name: "Saywell", root },
  ...(process.env.BENCH_BEFORE
    ? [{ name: "before", root: resolve(process.env.BENCH_BEFORE) }]
    : []),
];

/** Runs a Node program until it prints an address; `stop` ends it and waits. */
export function startProgram(file, { env = {}, args = [], nodeArgs = [] } = {}) {
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeArgs, file, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return new Promise((resolve, reject) => {
    let printed = "";
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      const url = printed.match(/http:\/\/[\d.]+:\d+/)?.[0];
      if (url) resolve({ url, stop, pid: child.pid, milliseconds: performance.now() - began });
    });
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}: ${printed}`)));
  });
}

/**
 * A built product on a database of its own, without rate limits. `BENCH_NODE="--cpu-prof"` gives
 * Node options, as to see where the time goes.
 */
export async function startProduct({
  root: checkout = root,
  dataDir = mkdtempSync(join(tmpdir(), "saywell-bench-")),
  env = {},
} = {}) {
  const own = { PORT: "0", DATA_DIR: dataDir, DEMO: "on", RATE_LIMITS: "off", DATABASE_URL: "" };
  const file = join(checkout, "scripts/start.mjs");
  const nodeArgs = process.env.BENCH_NODE?.split(" ") ?? [];
  const product = await startProgram(file, { env: { ...own, ...env }, nodeArgs });
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  return { ...product, dataDir, remove };
}

/** What a process takes of this machine's memory now. */
export function residentMegabytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
}

/** The embedded database of a running product: its password and port are files of its own. */
export function connectionString(dataDir) {
  let cluster = join(dataDir, "postgres");
  try {
    cluster = readlinkSync(cluster);
  } catch {
    // Not a link: the data lies where it is seen.
  }
  const password = readFileSync(join(cluster, "saywell-password"), "utf8").trim();
  const port = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[3];
  return `postgres://saywell:${password}@127.0.0.1:${port}/saywell`;
}

/** A guest who has finished one lesson and begun another. Returns the cookie and the user's id. */
export async function makeLearner(url) {
  const guest = await fetch(`${url}/api/session/guest`, { method: "POST" });
  const cookie = guest.headers.getSetCookie()[0].split(";")[0];
  const { user } = await guest.json();
  const post = async (path, body) => {
    const answer = await fetch(url + path, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ userId: user.id, ...body }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  const lesson = await (
    await fetch(`${url}/api/lessons/a1-lesson-1`, { headers: { cookie } })
  ).json();
  const choices = Object.fromEntries(lesson.outline.map(({ id, correct }) => [id, correct]));
  await post("/api/lessons/progress", {
    lessonId: "a1-lesson-1",
    progress: 100,
    completed: 1,
    choices,
  });
  await post("/api/lessons/progress", { lessonId: "a1-lesson-2", progress: 40, completed: 0 });
  return { cookie, userId: user.id };
}
