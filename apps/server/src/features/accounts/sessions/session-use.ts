import type { Db } from "../../../db/database";
import { errorFacts, type Log } from "../../../observability/log";
import { saveSessionsSeen } from "./session.store";

/** Milliseconds that what is stored of a session's last use may be behind. */
const coarseness = 5 * 60 * 1000;

/** Stores when sessions were last used, seldom, and without anybody waiting for it. */
export function keepSessionUse({ db, log }: { db: Db; log: Log }) {
  const waiting = new Map<string, { tokenHash: Buffer; at: Date }>();
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const seen = [...waiting.values()];
    waiting.clear();
    try {
      await saveSessionsSeen(db, seen);
    } catch (error) {
      log({ level: "error", event: "session-use-not-stored", ...errorFacts(error) });
    }
  }

  return {
    used(tokenHash: Buffer, { at, storedAt }: { at: Date; storedAt: Date }): void {
      if (at.getTime() - storedAt.getTime() < coarseness) return;
      if (waiting.size === 0) writing = writing.then(write);
      waiting.set(tokenHash.toString("latin1"), { tokenHash, at });
    },
    /** Settles when all of it is stored. */
    settled: (): Promise<void> => writing,
  };
}
