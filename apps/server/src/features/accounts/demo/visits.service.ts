import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import { type Events, inPublishingTransaction } from "../../../events";
import type { EraseAccount } from "../erasure/erase-account";
import { listOverstayed } from "./visits.store";

interface Deps {
  db: Db;
  clock: Clock;
  events: Pick<Events, "publish">;
  eraseAccount: EraseAccount;
}

/** Few enough to read at once. */
const atOnce = 100;

/** Erases the visitors of the demo school whose time is over, as any account. Answers how many. */
export function createEndVisits({ db, clock, events, eraseAccount }: Deps) {
  return async function endVisits(): Promise<number> {
    let ended = 0;
    for (;;) {
      const over = await listOverstayed(db, clock.now(), atOnce);
      for (const accountId of over) {
        await inPublishingTransaction({ db, events }, (tx, happened) =>
          eraseAccount(tx, happened, accountId),
        );
      }
      ended += over.length;
      if (over.length < atOnce) return ended;
    }
  };
}
