import { open, readFile, rename, stat } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Config } from "../config";

const fileName = "secret-key";
const bytes = 32;

/**
 * The settings with a key for secrets. Where nobody set one, and the database is our own, it is a file
 * beside the database: a copy of the database alone then opens nothing. Whoever holds the data
 * directory calls this, so no two make the file at once. An outside database may have processes on
 * other machines, which could not agree on a file.
 */
export async function withSecretKey(config: Config): Promise<Config> {
  if (config.secretKey !== undefined || config.databaseUrl !== undefined) return config;
  const path = join(config.dataDir, fileName);
  const text = (await readKey(path)) ?? (await makeKey(path, await stat(config.dataDir)));
  return { ...config, secretKey: { text, from: "file" } };
}

async function readKey(path: string): Promise<string | undefined> {
  let text: string;
  try {
    text = (await readFile(path, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new Error(`The key for secrets in ${path} cannot be read.`, { cause: error });
  }
  if (text.length >= bytes) return text;
  throw new Error(
    `The key for secrets in ${path} is damaged. Take it from a backup; without one delete it, and everybody with a second factor needs a recovery code.`,
  );
}

/**
 * It is whole under its name, or not there: the process may end at any moment. Root makes it for the
 * owner of the directory, who may start Saywell next.
 */
async function makeKey(path: string, owner: { uid: number; gid: number }): Promise<string> {
  const text = randomBytes(bytes).toString("base64");
  const unfinished = `${path}.new`;
  const file = await open(unfinished, "w", 0o600);
  try {
    await file.chmod(0o600);
    if (process.getuid?.() === 0) await file.chown(owner.uid, owner.gid);
    await file.writeFile(`${text}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  return text;
}
