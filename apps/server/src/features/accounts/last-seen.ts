import type { Db } from "../../db/database";
import type { Events } from "../../events";
import { errorFacts, type Log } from "../../observability/log";
import { saveLastSeen } from "./accounts.store";

/** Stores when accounts were last here. Many who leave at once are one statement. */
export function keepLastSeen({ db, events, log }: { db: Db; events: Events; log: Log }) {
  const waiting = new Map<string, Date>();
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const seen = [...waiting].map(([accountId, at]) => ({ accountId, at }));
    waiting.clear();
    try {
      await saveLastSeen(db, seen);
    } catch (error) {
      log({ level: "error", event: "last-seen-not-stored", ...errorFacts(error) });
    }
  }

  function seen(accountId: string, at: Date): void {
    if (waiting.size === 0) writing = writing.then(write);
    waiting.set(accountId, at);
  }

  events.subscribe("account-left", ({ accountId, at }) => seen(accountId, at));
  events.subscribe("accounts-cut-off", ({ accountIds, at }) => {
    for (const accountId of accountIds) seen(accountId, at);
  });

  /** Settles when all of it is stored. */
  return { settled: (): Promise<void> => writing };
}
