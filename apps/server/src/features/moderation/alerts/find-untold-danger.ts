import { isSafeguarding } from "@saywell/moderation";
import type { Db } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import type { Jobs } from "../../../jobs";
import { noteStaff } from "./alert-staff";
import * as store from "./alert-staff.store";

interface Deps {
  db: Db;
  jobs: Pick<Jobs, "enqueue">;
}

/**
 * Has the staff told of open reports of danger that were written before anybody was told of any, or
 * whose own job failed for good. Of a person of whom they heard there is nothing to find.
 */
export function createFindUntoldDanger({ db, jobs }: Deps) {
  return async function findUntoldDanger(): Promise<void> {
    await inTransaction(db, async (tx) => {
      const unread = await store.listOrdinary(tx);
      // Read by its words alone: what was meant by who may be a child was known when it was written.
      const grave = unread.filter((one) => isSafeguarding({ ...one, reporterAge: "ADULT" }));
      await store.markSafeguarding(
        tx,
        grave.map(({ id }) => id),
      );
      for (const reportId of await store.listUntold(tx)) {
        await noteStaff({ jobs }, tx, { reportId, isSafeguarding: true });
      }
    });
  };
}
