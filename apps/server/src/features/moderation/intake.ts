import type { ReportPlace } from "@saywell/contract";
import { dangerIn, helpNote, type HelpPlace } from "@saywell/moderation";
import type { Tx } from "../../db/database";
import type { RecordAudit } from "../../audit-log";
import type { HelpPlaceOf } from "../../help-place";
import type { Core } from "../../module";
import { type AlertDeps, createRaiseAlert } from "./alerts/filter-alerts";

/** What somebody wrote to a program, or where those who look after the school may read it late. */
interface Cry {
  /** Null for a visitor, of whom nobody is told: there is nobody whom the staff could look for. */
  accountId: string | null;
  timeZone: string | undefined;
  text: string;
  saidTo?: ReportPlace;
  /** Where it was written, for who reads the report, when it was no place that reports know. */
  where?: string;
  now: Date;
}

/**
 * What other features put before the teachers, in their own transaction. It needs nothing of any
 * of them but accounts, classes and the audit log, so `app.ts` can hand it to those that moderation itself is built on.
 */
export function moderationIntake(
  { config, jobs }: Pick<Core, "config" | "jobs">,
  {
    record,
    isProved,
    helpPlaceOf,
  }: { record: RecordAudit; isProved: AlertDeps["isProved"]; helpPlaceOf: HelpPlaceOf },
) {
  const raiseAlert = createRaiseAlert({ jobs, isProved });
  return {
    raiseAlert,

    /**
     * What somebody wrote to no other learner, where it sounds as if they may be in danger: puts it
     * before the staff, and answers where they are, for the words of help; null where it does not.
     */
    async raiseCry(
      tx: Tx,
      { accountId, timeZone, text, saidTo, where, now }: Cry,
    ): Promise<HelpPlace | null> {
      const danger = dangerIn(text);
      if (danger === null) return null;
      const place = helpPlaceOf(timeZone);
      if (accountId === null) return { ...place, readBy: "nobody" };
      await raiseAlert(tx, {
        accountId,
        roomId: null,
        ...(saidTo && { saidTo }),
        ...(where !== undefined && { note: `${danger}, ${where}` }),
        messageId: null,
        content: text,
        reasons: [danger],
        context: [],
        now,
      });
      return place;
    },

    /**
     * Where help is for somebody who wrote as if they may be in danger into what was refused before
     * any feature took it. It is kept nowhere, so the staff are not told, and the words say so.
     */
    helpForRefused: (texts: readonly string[], timeZone: string | undefined): string | null =>
      texts.some((text) => dangerIn(text) !== null)
        ? helpNote({ ...helpPlaceOf(timeZone), readBy: "nobody" })
        : null,

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

    /** Has the language model read each message that is stored; undefined where none is set. */
    review:
      config.moderationModel === undefined
        ? undefined
        : {
            // It takes seconds for each.
            later: (tx: Tx, messageIds: readonly string[]): Promise<void> =>
              jobs.enqueueAll(
                tx,
                "review-messages",
                messageIds.map((id) => ({ messageIds: [id] })),
              ),
            soon: () => jobs.hurry("review-messages"),
          },
  };
}
