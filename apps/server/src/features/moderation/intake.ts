import type { Tx } from "../../db/database";
import type { RecordAudit } from "../../audit-log";
import type { Core } from "../../module";
import { raiseAlert } from "./reports/filter-alerts";

/**
 * What other features put before the teachers, in their own transaction. It needs nothing of any
 * of them, so `app.ts` can hand it to those that moderation itself is built on.
 */
export function moderationIntake(
  { config, jobs }: Pick<Core, "config" | "jobs">,
  { record }: { record: RecordAudit },
) {
  return {
    raiseAlert,

    /** That somebody closed a room which is another's. */
    recordRoomClosing: (
      tx: Tx,
      closing: {
        at: Date;
        actorId: string;
        roomId: string;
        ownerId: string | null;
        reason: string;
      },
    ): Promise<void> =>
      record(tx, {
        at: closing.at,
        actorId: closing.actorId,
        action: "ROOM_CLOSED",
        aboutId: closing.ownerId,
        details: { reason: closing.reason, roomId: closing.roomId },
      }),

    /** Reads messages again that are stored; undefined where nothing is there that could. */
    review:
      config.moderationModel === undefined && !config.messageClassifier
        ? undefined
        : {
            readsAll: config.moderationModel !== undefined,
            later: (tx: Tx, messageIds: readonly string[]): Promise<void> => {
              // A language model takes seconds for a message; the classifier reads a thousand.
              const parts = config.moderationModel ? messageIds.map((id) => [id]) : [messageIds];
              const jobsOf = parts.filter((part) => part.length > 0);
              return jobs.enqueueAll(
                tx,
                "review-messages",
                jobsOf.map((part) => ({ messageIds: part })),
              );
            },
            soon: () => jobs.hurry("review-messages"),
          },
  };
}
