import type { ReportPlace } from "@saywell/contract";
import { dangerIn } from "@saywell/moderation";
import type { Tx } from "../../db/database";
import type { RecordAudit } from "../../audit-log";
import type { Core } from "../../module";
import { type AlertDeps, createRaiseAlert } from "./reports/filter-alerts";

/** What somebody wrote to a program that teaches. */
interface Cry {
  accountId: string;
  text: string;
  saidTo: ReportPlace;
  now: Date;
}

/**
 * What other features put before the teachers, in their own transaction. It needs nothing of any
 * of them but accounts and the audit log, so `app.ts` can hand it to those that moderation itself is built on.
 */
export function moderationIntake(
  { config, jobs }: Pick<Core, "config" | "jobs">,
  { record, findCard }: { record: RecordAudit; findCard: AlertDeps["findCard"] },
) {
  const raiseAlert = createRaiseAlert({ jobs, findCard });
  return {
    raiseAlert,

    /**
     * What somebody wrote to nobody but a program, where it sounds as if they may be in danger:
     * answers whether it does, and puts it before the staff.
     */
    async raiseCry(tx: Tx, { accountId, text, saidTo, now }: Cry): Promise<boolean> {
      const danger = dangerIn(text);
      if (danger === null) return false;
      await raiseAlert(tx, {
        accountId,
        roomId: null,
        saidTo,
        messageId: null,
        content: text,
        reasons: [danger],
        context: [],
        now,
      });
      return true;
    },

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
