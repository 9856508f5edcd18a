import { spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import type { Binaries } from "./binaries";
import { asUser, cleanEnv, type RunAs } from "./run-as";

export interface ServerOptions {
  binaries: Binaries;
  cluster: string;
  runAs: RunAs | undefined;
  settings: Record<string, string>;
  /** A process id in the pid file of an earlier server that belongs to another program by now. */
  overlookPid: number | undefined;
  log: (line: string) => void;
}

export interface RunningServer {
  port: number;
  /** Fulfilled when the server has ended, whether asked to or not. */
  ended: Promise<void>;
  /** Fast shutdown: connections are closed, everything committed is on the disk. */
  stop: () => Promise<void>;
}

/**
 * Runs the server as long as this process lives. The shell in between holds the other end of a
 * pipe: when that closes, because we stop the server or because we were killed, it shuts down.
 * Signals meant for all of a service's processes leave the shell alone: it waits for the server.
 */
const leash = `
trap '' TERM INT HUP
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
( read -r _; kill -INT "$server" ) <&3 3<&- >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait "$server"
status=$?
kill -KILL "$watcher" 2>/dev/null
exit "$status"
`;

/** Starts the server on a free port of the loopback interface and waits until it accepts connections. */
export async function runServer(options: ServerOptions): Promise<RunningServer> {
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort();
    const output: string[] = [];
    const server = await tryToRun(port, options, output);
    if (server) return server;
    // Another program may have taken the port in between.
    if (attempt < 5 && output.some((line) => line.includes("could not bind"))) continue;
    throw new Error(`PostgreSQL did not start: ${output.slice(-6).join(" ") || "it said nothing"}`);
  }
}

async function tryToRun(
  port: number,
  { binaries, cluster, runAs, settings, overlookPid, log }: ServerOptions,
  output: string[],
): Promise<RunningServer | undefined> {
  const command = [
    binaries.postgres,
    "-D",
    cluster,
    ...toArguments({ ...settings, port: String(port) }),
  ];
  const child = spawn("/bin/sh", ["-c", leash, "sh", ...command], {
    cwd: "/",
    env: overlookPid ? { ...cleanEnv, PG_GRANDPARENT_PID: String(overlookPid) } : cleanEnv,
    stdio: ["pipe", "ignore", "pipe"],
    // Ctrl-C in the terminal is for us: the server must outlive the requests in flight.
    detached: true,
    ...asUser(runAs),
  });
  child.stdin.on("error", () => {});
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      child.stdin.destroy();
      resolve();
    });
    child.once("error", (error) => {
      output.push(error.message);
      resolve();
    });
  });

  let ready = false;
  const accepting = new Promise<void>((resolve) => {
    createInterface(child.stderr).on("line", (line) => {
      if (ready) {
        if (troubles.test(line)) log(line);
        return;
      }
      output.push(line);
      if (line.includes("database system is ready to accept connections")) {
        ready = true;
        resolve();
      }
    });
  });
  await Promise.race([accepting, ended]);
  if (!ready) return undefined;

  const stop = async (): Promise<void> => {
    child.stdin.end();
    await ended;
  };
  return { port, ended, stop };
}

/** The server's own; refused statements and ended connections are everyday life. */
const troubles = /^PANIC:|was terminated by signal|No space left/;

const toArguments = (settings: Record<string, string>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
