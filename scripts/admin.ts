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
import { people } from "../apps/server/src/features/accounts/administration/people.store";
import { createOneTimeLinks } from "../apps/server/src/features/accounts/links/one-time-links";
import { makeAdmin } from "../apps/server/src/features/admin/invitations/make-admin";
import { record } from "../apps/server/src/features/audit/audit.store";

/**
 * `npm run admin -- create EMAIL | list`: who looks after the school, in the database of
 * DATABASE_URL, or else in the embedded one of DATA_DIR, whether Saywell runs on it or not.
 */
const usage = "npm run admin -- create EMAIL | list";
const root = fileURLToPath(new URL("..", import.meta.url));

async function create(db: Db, typed: string): Promise<string> {
  const email = z.email().max(emailMaxLength).safeParse(typed.trim());
  if (!email.success) throw new Error(`"${typed}" is not an email address.`);
  const { createLink } = createOneTimeLinks({ clock });
  const path = await makeAdmin(email.data, { db, clock, record, createLink });
  const { publicUrl, host, port } = readConfig(process.env);
  return [
    `${email.data} becomes an admin with this link. It works once, for ${invitationDays} days:`,
    `${publicUrl ?? `http://${host}:${port}`}${path}`,
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

async function openStore() {
  const url = process.env["DATABASE_URL"]?.trim();
  const beside = (connectionString: string) => ({
    connectionString,
    stop: () => Promise.resolve(),
  });
  if (url) return beside(url);
  const dataDir = process.env["DATA_DIR"]?.trim() || join(root, "data");
  const running = await findRunningPostgres(dataDir);
  return running === undefined
    ? await startEmbeddedPostgres({ dataDir, log: console.warn })
    : beside(running);
}

async function start([command = "", email = ""]: readonly string[]): Promise<void> {
  if (command !== "list" && !(command === "create" && email !== "")) {
    throw new Error(`Usage: ${usage}`);
  }
  const store = await openStore();
  try {
    const { db, pool, close } = openDatabase({ connectionString: store.connectionString });
    try {
      await migrate(pool);
      console.log(command === "list" ? await list(db) : await create(db, email));
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
