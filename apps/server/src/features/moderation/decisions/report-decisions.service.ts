import type { Report, ReportDecision, SanctionKind } from "@saywell/contract";
import { decideReport, sanctionHere } from "@saywell/moderation";
import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db, Tx } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { type Events, inPublishingTransaction, type Publish } from "../../../events";
import { ok, refuse, type Result } from "../../../refusal";
import type { CaseAccount, CaseAccounts } from "../case-accounts.store";
import { viewReport } from "../reports/report-view";
import * as store from "../reports/reports.store";
import { refusalToRule, rolesThatRule } from "./who-decides";

interface Deps {
  db: Db;
  clock: Clock;
  record: RecordAudit;
  /** Whether the demo school is open. */
  demo: boolean;
  events: Events;
  accounts: CaseAccounts;
  reports: store.ReportsStore;
  /** Takes a message down. Undefined when it is down or gone already. */
  hideMessage: (
    tx: Tx,
    messageId: string,
    now: Date,
  ) => Promise<{ roomId: string; seq: number } | undefined>;
  /** Answers the sanction's id. */
  impose: (
    tx: Tx,
    sanction: {
      accountId: string;
      kind: SanctionKind;
      roomId: string | null;
      reportId: string;
      reason: string;
      createdBy: string;
      createdAt: Date;
      endsAt: Date | null;
    },
  ) => Promise<string>;
}

interface Wish {
  decision: ReportDecision;
  reason: string;
  hours?: number | undefined;
  inRoomOnly?: boolean | undefined;
}

export type ReportDecisions = ReturnType<typeof createReportDecisions>;

const hour = 3_600_000;
const auditActions = {
  DISMISS: "REPORT_DISMISSED",
  HIDE_MESSAGE: "MESSAGE_HIDDEN",
  MUTE: "MUTED",
  BAN: "BANNED",
} as const;

/** What becomes of a report. Whatever upholds it takes the reported message down. */
export function createReportDecisions(deps: Deps) {
  const { db, clock, record, demo, events, accounts, reports, hideMessage, impose } = deps;

  async function decide(
    caller: CaseAccount,
    reportId: string,
    wish: Wish,
  ): Promise<Result<Report>> {
    const id = asUuid(reportId);
    if (id === null) return unknownReport;
    return await inPublishingTransaction({ db, events }, (tx, happened) =>
      decideIn(tx, happened, caller, id, wish),
    );
  }

  async function decideIn(
    tx: Tx,
    happened: Publish,
    caller: CaseAccount,
    id: string,
    { decision, reason, hours, inRoomOnly = false }: Wish,
  ): Promise<Result<Report>> {
    if (!(await store.lockReport(tx, id))) return unknownReport;
    const row = await reports.read(tx, id);
    const isDemo = await accounts.isOfDemo(tx, caller.id);
    if (isDemo && !row.isOfDemo) return unknownReport;
    const about = row.aboutId === null ? undefined : await accounts.find(tx, row.aboutId);
    const now = clock.now();
    const endsAt = hours === undefined ? null : new Date(now.getTime() + hours * hour);
    const isOwnCase =
      row.aboutId === caller.id || (await mustLeaveToOthers(tx, caller, row, about));
    const ruled = decideReport({ state: row.state, isOwnCase }, { decision, endsAt }, now);
    if (!ruled.ok) {
      const { code, message } = ruled.refusal;
      return refuse(code === "own-case" ? "forbidden" : "conflict", message);
    }
    const { state, sanction: kind } = ruled;
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
    const isLocal = isDemo && about !== undefined && !(await accounts.isOfDemo(tx, about.id));
    if (kind !== null && isLocal && row.roomId === null) {
      return refuse("forbidden", "Demo accounts can only decide about people in a demo room.");
    }
    const roomId = inRoomOnly || isLocal ? row.roomId : null;
    await store.markDecided(tx, id, { state, by: caller.id, at: now });
    const taken =
      state === "UPHELD" && row.messageId !== null
        ? await hideMessage(tx, row.messageId, now)
        : undefined;
    const sanctionId =
      kind === null
        ? undefined
        : await impose(tx, {
            accountId: about!.id,
            kind,
            roomId,
            reportId: id,
            reason,
            createdBy: caller.id,
            createdAt: now,
            endsAt,
          });
    await record(tx, {
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
    if (taken !== undefined) {
      const { roomId, seq } = taken;
      happened("messages-taken-down", { roomId, messages: [{ id: row.messageId!, seq }] });
    }
    if (kind === "BAN") {
      const sentence = sanctionHere({ kind: "BAN", roomId, endsAt, reason });
      happened("account-shut-out", { accountId: about!.id, roomId, sentence });
    }
    return ok(viewReport(await reports.read(tx, id)));
  }

  /** Who reported leaves the decision to somebody else, as long as there is somebody else. */
  async function mustLeaveToOthers(
    tx: Tx,
    caller: CaseAccount,
    { reporterId }: store.ReportRow,
    about: CaseAccount | undefined,
  ): Promise<boolean> {
    if (reporterId !== caller.id) return false;
    const except = [caller.id, ...(about === undefined ? [] : [about.id])];
    return await accounts.existsBeside(tx, { roles: rolesThatRule(about), except, demo });
  }

  return { decide };
}

const unknownReport = refuse("not-found", "There is no such report.");
const unknownPerson = { code: "not-found", message: "This person is gone." } as const;
