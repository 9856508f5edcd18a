import type { Tx } from "../../../db/database";
import type { Jobs } from "../../../jobs";

/**
 * Has those who look after the school told of a report that was just written. Each about somebody in
 * danger has its own job; for all that people report one that waits is enough, since it only asks
 * whether anybody is there at all.
 */
export async function noteStaff(
  { jobs }: { jobs: Pick<Jobs, "enqueue"> },
  tx: Tx,
  { reportId, isSafeguarding }: { reportId: string; isSafeguarding: boolean },
): Promise<void> {
  await jobs.enqueue(tx, "alert-staff", { reportId }, isSafeguarding ? {} : { key: "any report" });
}
