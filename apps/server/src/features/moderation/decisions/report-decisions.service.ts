import type { Report, ServerMessage } from "@saywell/contract";
import { decideReport, type ReportDecision, sanctionHere } from "@saywell/moderation";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import { insertDecision } from "../audit/audit.store";
import { existsBeside, findPerson, isOfDemo } from "../people.store";
import { viewReport } from "../reports/report-view";
import * as store from "../reports/reports.store";
import { insertSanction } from "./sanctions.store";
import { type CasePerson, refusalToRule, rolesThatRule } from "./who-decides";

interface Deps {
  db: Db;
  clock: Clock;
  /** Whether the demo school is open. */
  demo: boolean;
  /** Tells everybody who is in a room. */
  toRoom: (roomId: string, message: ServerMessage) => void;
  /** Puts an account out of a room, or of whatever room it is in, and says why. */
  closeRoomFor: (roomId: string | null, accountId: string, sentence: string) => void;
}

interface Wish {
  decision: "DISMISS" | "HIDE_MESSAGE" | "MUTE" | "BAN";
  reason: string;
  hours?: number | undefined;
  inRoomOnly?: boolean | undefined;
}

/** What has to be told once a decision is stored. */
interface Decided {
  report: Report;
  hidden: { id: string; roomId: string; seq: number } | undefined;
  banned: { accountId: string; roomId: string | null; endsAt: Date | null } | undefined;
}

export type DecisionsService = ReturnType<typeof createDecisionsService>;

const hour = 3_600_000;
const auditActions = {
  DISMISS: "REPORT_DISMISSED",
  HIDE_MESSAGE: "MESSAGE_HIDDEN",
  MUTE: "MUTED",
  BAN: "BANNED",
} as const;

/** What becomes of a report. Whatever upholds it takes the reported message down. */
export function createDecisionsService({ db, clock, demo, toRoom, closeRoomFor }: Deps) {
  async function decide(caller: CasePerson, reportId: string, wish: Wish): Promise<Result<Report>> {
    const id = asUuid(reportId);
    if (id === null) return unknownReport;
    const decided = await inTransaction(db, (tx) => decideIn(tx, caller, id, wish));
    if (!decided.ok) return decided;
    const { report, hidden, banned } = decided.value;
    if (hidden !== undefined) toRoom(hidden.roomId, { type: "MESSAGE_HIDDEN", ...hidden });
    if (banned !== undefined) {
      closeRoomFor(
        banned.roomId,
        banned.accountId,
        sanctionHere({ ...banned, kind: "BAN", reason: wish.reason }),
      );
    }
    return ok(report);
  }

  async function decideIn(
    tx: Tx,
    caller: CasePerson,
    id: string,
    { decision, reason, hours, inRoomOnly = false }: Wish,
  ): Promise<Result<Decided>> {
    if (!(await store.lockReport(tx, id))) return unknownReport;
    const row = await store.readReport(tx, id);
    const isDemo = await isOfDemo(tx, caller.id);
    if (isDemo && !row.isOfDemo) return unknownReport;
    const about = row.aboutId === null ? undefined : await findPerson(tx, row.aboutId);
    const now = clock.now();
    const endsAt = hours === undefined ? null : new Date(now.getTime() + hours * hour);
    const kind = decision === "MUTE" || decision === "BAN" ? decision : null;

    const ruled = decideReport(
      {
        id,
        reporterId: (await mustLeaveToOthers(tx, caller, row, about)) ? (row.reporterId ?? "") : "",
        reportedUserId: row.aboutId ?? "",
        status: row.state === "OPEN" ? "open" : row.state === "UPHELD" ? "upheld" : "dismissed",
        decidedBy: null,
        decidedAt: null,
      },
      ruleDecision(decision, kind, endsAt),
      { moderatorId: caller.id, now: now.getTime() },
    );
    if (!ruled.ok) {
      const { code, message } = ruled.refusal;
      return refuse(code === "own-case" ? "forbidden" : "conflict", message);
    }
    if (decision === "HIDE_MESSAGE" && row.messageId === null) {
      return refuse("conflict", "This report has no message to take down.");
    }
    if (kind !== null && inRoomOnly && row.roomId === null) {
      return refuse("conflict", "This report is about no room.");
    }
    if (kind !== null) {
      const refusal = about === undefined ? unknownPerson : refusalToRule(caller, about);
      if (refusal !== null) return { ok: false, refusal };
    }

    // Whoever passes by rules in the demo school, and over nobody anywhere else.
    const isLocal = isDemo && about !== undefined && !(await isOfDemo(tx, about.id));
    if (kind !== null && isLocal && row.roomId === null) {
      return refuse("forbidden", "Demo accounts can only decide about people in a demo room.");
    }
    const roomId = inRoomOnly || isLocal ? row.roomId : null;
    const state = decision === "DISMISS" ? "DISMISSED" : "UPHELD";
    await store.markDecided(tx, id, { state, by: caller.id, at: now });
    const taken =
      state === "UPHELD" && row.messageId !== null
        ? await store.hideMessage(tx, row.messageId, now)
        : undefined;
    const sanctionId =
      kind === null
        ? undefined
        : await insertSanction(tx, {
            accountId: about!.id,
            kind,
            roomId,
            reportId: id,
            reason,
            createdBy: caller.id,
            createdAt: now,
            endsAt,
          });
    await insertDecision(tx, {
      at: now,
      actorId: caller.id,
      action: auditActions[decision],
      aboutId: row.aboutId,
      details: {
        reason,
        reportId: id,
        reportReason: row.reason,
        ...(row.messageId === null ? {} : { messageId: row.messageId }),
        ...(sanctionId === undefined
          ? {}
          : { sanctionId, roomId, endsAt: endsAt?.toISOString() ?? null }),
      },
    });
    return ok({
      report: viewReport(await store.readReport(tx, id)),
      hidden: taken && { id: row.messageId!, ...taken },
      banned: kind === "BAN" ? { accountId: about!.id, roomId, endsAt } : undefined,
    });
  }

  /** Who reported leaves the decision to somebody else, as long as there is somebody else. */
  async function mustLeaveToOthers(
    tx: Tx,
    caller: CasePerson,
    { reporterId }: store.ReportRow,
    about: CasePerson | undefined,
  ): Promise<boolean> {
    if (reporterId !== caller.id) return false;
    const except = [caller.id, ...(about === undefined ? [] : [about.id])];
    return await existsBeside(tx, { roles: rolesThatRule(about), except, demo });
  }

  return { decide };
}

/** The rules need no more of a sanction than when it ends. */
const ruleDecision = (
  decision: Wish["decision"],
  kind: "MUTE" | "BAN" | null,
  endsAt: Date | null,
): ReportDecision =>
  decision === "DISMISS"
    ? { status: "dismissed" }
    : {
        status: "upheld",
        sanction: kind && {
          kind: kind === "BAN" ? "ban" : "mute",
          reason: "other",
          endsAt: endsAt?.getTime() ?? null,
        },
      };

const unknownReport = refuse("not-found", "There is no such report.");
const unknownPerson = { code: "not-found", message: "This person is gone." } as const;
