import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";

/**
 * When a process started, in a form that only compares equal for the same process: a process id
 * is given again after a while, and after a restart of the machine. Undefined when it is gone.
 */
export async function readProcessStart(pid: number): Promise<string | undefined> {
  return process.platform === "linux" ? readFromProc(pid) : askPs(pid);
}

async function readFromProc(pid: number): Promise<string | undefined> {
  try {
    const [stat, bootId] = await Promise.all([
      readFile(`/proc/${pid}/stat`, "utf8"),
      readFile("/proc/sys/kernel/random/boot_id", "utf8"),
    ]);
    // The second field is the program's name in brackets, which may hold blanks and brackets.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, startTicks] = [fields[0], fields[19]];
    return state === "Z" || state === "X" ? undefined : `${bootId.trim()} ${startTicks}`;
  } catch {
    return undefined;
  }
}

function askPs(pid: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile("ps", ["-o", "lstart=", "-p", String(pid)], (error, stdout) => {
      resolve(error ? undefined : stdout.trim() || undefined);
    });
  });
}
