import type { Db } from "../../../db/database";
import type { Log } from "../../../observability/log";
import { createSecretBox } from "./secret-box";
import { findSealed } from "./second-factor.store";

interface Deps {
  db: Db;
  log: Log;
  config: { demo: boolean; secretKey?: { text: string } };
}

/** Says at the start what is wrong with the key for secrets, if anything is. It refuses nothing. */
export async function lookAtKey({ db, log, config }: Deps): Promise<void> {
  const { demo, secretKey } = config;
  const sealed = await findSealed(db);
  if (sealed !== undefined) {
    const { secret, accountId } = sealed;
    if (createSecretBox(secretKey?.text).open(secret, accountId) !== undefined) return;
    const help = "Second factors were encrypted with another SECRET_KEY: set that one everywhere.";
    log({ level: "error", event: "secret-key-differs", help });
  } else if (!demo && secretKey === undefined) {
    const help = "Set SECRET_KEY, the same for every process: openssl rand -base64 32";
    log({ level: "warn", event: "secret-key-not-set", help });
  }
}
