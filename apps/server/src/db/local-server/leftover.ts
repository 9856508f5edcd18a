import { execFile } from "node:child_process";
import { readFile, readlink, realpath } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Ends a server that a killed process left running on the cluster. Answers the process id in
 * the server's pid file when that id belongs to an unrelated process by now: PostgreSQL would
 * take it for another server and refuse to start, unless told to overlook it.
 */
export async function stopLeftoverServer(cluster: string): Promise<number | undefined> {
  const pid = await readPostmasterPid(cluster);
  if (pid === undefined || !isRunning(pid)) return undefined;
  if (!(await isServerOf(pid, cluster))) return pid;
  // Fast shutdown first, then the immediate one, which loses nothing either: it only makes
  // the next start replay the log.
  for (const [signal, timeout] of [
    ["SIGINT", 30_000],
    ["SIGQUIT", 10_000],
  ] as const) {
    if (await endsWithin(pid, signal, timeout)) return undefined;
  }
  throw new Error(`A database server from an earlier run (process ${pid}) does not end.`);
}

async function readPostmasterPid(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? pid : undefined;
}

async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== "linux") return (await readCommand(pid)).includes(cluster);
  try {
    const [program, directory, home] = await Promise.all([
      readlink(`/proc/${pid}/exe`),
      readlink(`/proc/${pid}/cwd`),
      realpath(cluster),
    ]);
    // The kernel adds " (deleted)" when the binaries were installed anew since.
    return /^postgres\b/.test(basename(program)) && directory === home;
  } catch {
    return false;
  }
}

function readCommand(pid: number): Promise<string> {
  return new Promise((resolve) => {
    execFile("ps", ["-ww", "-o", "command=", "-p", String(pid)], (error, stdout) => {
      resolve(error ? "" : stdout);
    });
  });
}

async function endsWithin(pid: number, signal: NodeJS.Signals, timeout: number): Promise<boolean> {
  const deadline = Date.now() + timeout;
  sendSignal(pid, signal);
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}

const isRunning = (pid: number): boolean => sendSignal(pid, 0);

function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
