import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { root } from "./root.mjs";

const binDirectory = join(root, "node_modules/.bin");

/** The environment with the repository's own tools on the path. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${binDirectory}${delimiter}${process.env.PATH ?? ""}`,
  ...extra,
});

/** Runs a tool with its output on the terminal; answers whether it succeeded. */
export function run(command, args, { cwd = root, env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: toolEnv(env), stdio: "inherit" });
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(false);
    });
    child.on("exit", (code) => resolve(code === 0));
  });
}

/** Runs a tool and keeps what it says, for steps that run side by side. One that takes longer is ended. */
export function runQuietly(command, args, { cwd = root, env, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnv({ FORCE_COLOR: process.stdout.isTTY ? "1" : "0", ...env }),
      stdio: ["ignore", "pipe", "pipe"],
      timeout,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    }
    child.on("error", (error) => resolve({ succeeded: false, output: error.message }));
    child.on("close", (code) => resolve({ succeeded: code === 0, output: output.trim() }));
  });
}

/** Runs a workspace's own script, without the third of a second that npm needs for it. */
export async function runWorkspaceScript(workspace, name) {
  const cwd = join(root, workspace);
  const { scripts } = JSON.parse(await readFile(join(cwd, "package.json"), "utf8"));
  return runQuietly("/bin/sh", ["-c", scripts[name]], { cwd });
}
