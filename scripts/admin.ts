import { access } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { emailMaxLength, invitationDays } from "@saywell/contract/constants";
import { z } from "zod";
import { systemClock as clock } from "../apps/server/src/adapters/clock";
import { readConfig } from "../apps/server/src/config";
import type { Db } from "../apps/server/src/db/database";
import { findRunningPostgres, startEmbeddedPostgres } from "../apps/server/src/db/embedded";
import { migrate } from "../apps/server/src/db/migrate";
import { openDatabase } from "../apps/server/src/db/open-database";
import { recoverStaff } from "../apps/server/src/features/accounts/administration/recover-staff";
import { findHolder } from "../apps/server/src/features/accounts/administration/find-holder";
import { people } from "../apps/server/src/features/accounts/administration/people.store";
import { createOneTimeLinks } from "../apps/server/src/features/accounts/links/one-time-links";
import { makeAdmin } from "../apps/server/src/features/admin/invitations/make-admin";
import { record } from "../apps/server/src/features/audit/audit.store";

/**
 * `npm run admin -- create EMAIL | recover EMAIL | list`: who looks after the school, in the database of
 * DATABASE_URL, or else in the embedded one of DATA_DIR, whether Saywell runs on it or not.
 */
const usage = "npm run admin -- create EMAIL | recover EMAIL | list";
const root = fileURLToPath(new URL("..", import.meta.url));

const { createLink } = createOneTimeLinks({ clock });

function readEmail(typed: string): string {
  const email = z.email().max(emailMaxLength).safeParse(typed.trim());
  if (!email.success) throw new Error(`"${typed}" is not an email address.`);
  return email.data;
}

function atSchool(path: string): string {
  const { publicUrl, host, port } = readConfig(process.env);
  return `${publicUrl ?? `http://${host}:${port}`}${path}`;
}

async function create(db: Db, typed: string): Promise<string> {
  const email = readEmail(typed);
  const made = await makeAdmin(email, { db, clock, record, createLink, findHolder });
  if (!made.ok) throw new Error(made.refusal.message);
  return [
    `${email} becomes an admin with this link. It works once, for ${invitationDays} days:`,
    atSchool(made.value),
  ].join("\n");
}

async function recover(db: Db, typed: string): Promise<string> {
  const email = readEmail(typed);
  const path = await recoverStaff(email, { db, clock, record, createLink });
  if (path === undefined)
    throw new Error(`No admin and no teacher has ${email}. See: npm run admin -- list`);
  return [
    `The second factor of ${email} is gone, and all their sessions have ended.`,
    "They choose a new password with this link. It works once, for 30 minutes:",
    atSchool(path),
  ].join("\n");
}

async function list(db: Db): Promise<string> {
  const admins = await db
    .selectFrom(people(db).as("person"))
    .select(["name", "email", "suspended_at"])
    .where("role", "=", "ADMIN")
    .where("is_demo", "=", false)
    .orderBy("created_at")
    .execute();
  if (admins.length === 0) return `There is no admin yet. Make one: npm run admin -- create EMAIL`;
  return admins
    .map(
      ({ name, email, suspended_at }) =>
        `${email ?? "without an address"}  ${name}${suspended_at === null ? "" : " (suspended)"}`,
    )
    .join("\n");
}

/** Only a new admin is a reason to make a database, before the first start: elsewhere it is a wrong DATA_DIR. */
async function openStore(mayMake: boolean) {
  const url = process.env["DATABASE_URL"]?.trim();
  const beside = (connectionString: string) => ({
    connectionString,
    stop: () => Promise.resolve(),
  });
  if (url) return beside(url);
  const dataDir = process.env["DATA_DIR"]?.trim() || join(root, "data");
  const isThere = await access(join(dataDir, "postgres")).then(
    () => true,
    () => false,
  );
  if (!isThere && !mayMake) {
    throw new Error(`There is no database in ${dataDir}. Is DATA_DIR the one that Saywell has?`);
  }
  if (!isThere) console.warn(`There is no database in ${dataDir} yet: a new one is made.`);
  const running = await findRunningPostgres(dataDir);
  return running === undefined
    ? await startEmbeddedPostgres({ dataDir, log: console.warn })
    : beside(running);
}

const commands = new Map<string, (db: Db, email: string) => Promise<string>>([
  ["create", create],
  ["recover", recover],
  ["list", list],
]);

async function start([name = "", email = ""]: readonly string[]): Promise<void> {
  const command = commands.get(name);
  if (command === undefined || (command !== list && email === "")) {
    throw new Error(`Usage: ${usage}`);
  }
  const store = await openStore(command === create);
  try {
    const { db, pool, close } = openDatabase({ connectionString: store.connectionString });
    try {
      await migrate(pool);
      console.log(await command(db, email));
    } finally {
      await close();
    }
  } finally {
    await store.stop();
  }
}

try {
  await start(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
