import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";

/** The operating system's user that PostgreSQL runs as. */
export interface RunAs {
  name: string;
  uid: number;
  gid: number;
}

/** Nothing of ours reaches PostgreSQL by accident: no PG* settings, no foreign libraries, no locale. */
export const cleanEnv = { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };

export const isRoot = (): boolean => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root; the user to run it as instead, or undefined for ourselves. */
export async function findUnprivilegedUser(): Promise<RunAs | undefined> {
  if (!isRoot()) return undefined;
  const users = await readUsers();
  const user = users.get("postgres") ?? users.get("nobody");
  if (user) return user;
  throw new Error(
    "PostgreSQL does not run as root, and this system has no user called postgres or nobody to run it as. Add one, or start Saywell as another user.",
  );
}

async function readUsers(): Promise<Map<string, RunAs>> {
  const users = new Map<string, RunAs>();
  for (const line of (await readFile("/etc/passwd", "utf8")).split("\n")) {
    const [name, , uid, gid] = line.split(":");
    // Darwin writes nobody as -2.
    if (name && uid && gid)
      users.set(name, { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 });
  }
  return users;
}

export interface Attempt {
  succeeded: boolean;
  output: string;
}

/** Runs a program to its end as the user, from a directory that everybody can enter. */
export function runToEnd(runAs: RunAs | undefined, file: string, args: string[]): Promise<Attempt> {
  return new Promise((resolve) => {
    const options = { cwd: "/", env: cleanEnv, ...asUser(runAs) };
    execFile(file, args, options, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim() || (error?.message ?? "");
      resolve({ succeeded: error === null, output });
    });
  });
}

/** Whether the user can enter the directory: tried, since permissions have more layers than modes. */
export async function canEnter(runAs: RunAs | undefined, directory: string): Promise<boolean> {
  return (await runToEnd(runAs, "/bin/sh", ["-c", 'cd -- "$1"', "sh", directory])).succeeded;
}

export const asUser = (runAs: RunAs | undefined): { uid?: number; gid?: number } =>
  runAs ? { uid: runAs.uid, gid: runAs.gid } : {};
