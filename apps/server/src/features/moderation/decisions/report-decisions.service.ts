import type {
  ErrorCode,
  QueueSection,
  Report,
  ReportDecision,
  SanctionKind,
} from "@saywell/contract";
import { decideReport, type ReportRefusal, sanctionHere } from "@saywell/moderation";
import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db, Tx } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { type Events, inPublishingTransaction, type Publish } from "../../../events";
import { ok, refuse, type Result } from "../../../refusal";
import type { CaseAccount, CaseAccounts } from "../case-accounts.store";
import { needsHelp, speakersOf, type ViewReport, withLinesOf } from "../reports/report-view";
import type { ReportRow, ReportsStore } from "../reports/reports.store";
import * as store from "./report-decisions.store";
import { refusalToRule } from "./who-decides";

interface RuledMessage {
  roomId: string;
  authorId: string;
  seq: number;
}

/** Messages as a person rules about them. */
export interface RuledMessages {
  /** Takes a message down for good. Undefined when it is down or gone already. */
  hide: (tx: Tx, messageId: string, now: Date) => Promise<RuledMessage | undefined>;
  /** Shows a message again that no person took down. Undefined when there is none. */
  restore: (tx: Tx, messageId: string) => Promise<RuledMessage | undefined>;
}

/** Messages of classes as a person rules about them. */
export interface HiddenClassMessages {
  /** Takes a message down for good. Answers who has to read again; undefined where there is none. */
  hide: (
    tx: Tx,
    messageId: string,
    now: Date,
  ) => Promise<{ classId: string; accountIds: string[] } | undefined>;
}

interface Deps {
  db: Db;
  clock: Clock;
  record: RecordAudit;
  events: Events;
  accounts: CaseAccounts;
  reports: Pick<ReportsStore, "read" | "listGroup" | "hasKnownAbout">;
  messages: RuledMessages;
  classMessages: HiddenClassMessages;
  viewReport: ViewReport;
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

interface GroupWish extends Omit<Wish, "inRoomOnly"> {
  section: QueueSection;
  newest: string;
  count: number;
}

export type ReportDecisions = ReturnType<typeof createReportDecisions>;

const hour = 3_600_000;
const auditActions = {
  DISMISS: "REPORT_DISMISSED",
  HIDE_MESSAGE: "MESSAGE_HIDDEN",
  MUTE: "MUTED",
  BAN: "BANNED",
} as const;

/**
 * What becomes of reports. Whatever upholds one takes the reported message down; once all about a
 * message are dismissed that a program alone took down, it is shown again.
 */
export function createReportDecisions(deps: Deps) {
  const {
    db,
    clock,
    record,
    events,
    accounts,
    reports,
    viewReport,
    messages,
    impose,
    classMessages,
  } = deps;

  async function decide(
    caller: CaseAccount,
    reportId: string,
    wish: Wish,
  ): Promise<Result<Report>> {
    const id = asUuid(reportId);
    if (id === null) return unknownReport;
    return await inPublishingTransaction({ db, events }, async (tx, happened) => {
      if (!(await store.lockReport(tx, id))) return unknownReport;
      const row = await reports.read(tx, caller.id, id);
      if (row === undefined) return unknownReport;
      const decided = await settle(tx, happened, caller, [row], wish);
      if (!decided.ok) return decided;
      const after = (await reports.read(tx, caller.id, id)) ?? row;
      const isOfDemo = await accounts.isOfDemo(tx, caller.id);
      const shown = isOfDemo ? withLinesOf(after, new Set()) : after;
      return ok(viewReport(shown), speakersOf(shown));
    });
  }

  /** Decides what is open about a person as it was read: all of it, or nothing. */
  async function decideGroup(
    caller: CaseAccount,
    personId: string,
    { section, newest, count, ...wish }: GroupWish,
  ): Promise<Result<{ decided: number }>> {
    const aboutId = asUuid(personId);
    if (aboutId === null) return unknownGroup;
    return await inPublishingTransaction({ db, events }, async (tx, happened) => {
      await store.lockOpenAbout(tx, aboutId);
      const group = { aboutId, section, newest: new Date(newest) };
      const rows = await reports.listGroup(tx, caller.id, group);
      if (rows.length !== count) {
        return (await reports.hasKnownAbout(tx, caller.id, aboutId))
          ? changedMeanwhile
          : unknownGroup;
      }
      const decided = await settle(tx, happened, caller, rows, wish);
      return decided.ok ? ok({ decided: rows.length }) : decided;
    });
  }

  /** Decides reports about one person, each of which the caller may know of, and which are locked. */
  async function settle(
    tx: Tx,
    happened: Publish,
    caller: CaseAccount,
    rows: readonly ReportRow[],
    { decision, reason, hours, inRoomOnly = false }: Wish,
  ): Promise<Result<true>> {
    const [first] = rows as readonly [ReportRow, ...ReportRow[]];
    const about = first.aboutId === null ? undefined : await accounts.find(tx, first.aboutId);
    const now = clock.now();
    const endsAt = hours === undefined ? null : new Date(now.getTime() + hours * hour);
    for (const row of rows) {
      const { state, aboutId, isSafeguarding } = row;
      const open = {
        state,
        isOwnCase: aboutId === caller.id,
        isSafeguarding,
        isCryForHelp: needsHelp(row),
      };
      const ruled = decideReport(open, { decision, endsAt, note: reason }, now);
      if (!ruled.ok) return refuse(codes[ruled.refusal.code], ruled.refusal.message);
    }
    const kind = decision === "MUTE" || decision === "BAN" ? decision : null;
    const posted = rows.flatMap(({ messageId }) => messageId ?? []);
    if (decision === "HIDE_MESSAGE" && posted.length === 0) {
      return refuse("conflict", "This report has no message to take down.");
    }
    if (kind !== null && inRoomOnly && first.roomId === null) {
      return refuse("conflict", "This report is about no room.");
    }
    if (kind !== null) {
      const refusal = about === undefined ? unknownPerson : refusalToRule(caller, about);
      if (refusal !== null) return { ok: false, refusal };
    }

    const state = decision === "DISMISS" ? "DISMISSED" : "UPHELD";
    const roomId = inRoomOnly ? first.roomId : null;
    const reportIds = rows.map(({ id }) => id);
    await store.markDecided(tx, reportIds, { state, by: caller.id, note: reason, at: now });
    const isRestored = await ruleMessages(tx, happened, posted, { state, now });
    const sanctionId =
      kind === null
        ? undefined
        : await impose(tx, {
            accountId: about!.id,
            kind,
            roomId,
            reportId: first.id,
            reason,
            createdBy: caller.id,
            createdAt: now,
            endsAt,
          });
    await record(tx, {
      at: now,
      actorId: caller.id,
      action: auditActions[decision],
      aboutId: first.aboutId,
      details: {
        reason,
        ...(rows.length === 1 ? { reportId: first.id } : { reportIds }),
        reportReason: first.reason,
        ...(posted.length === 1 ? { messageId: posted[0] } : {}),
        ...(isRestored ? { isRestored } : {}),
        ...(sanctionId === undefined
          ? {}
          : { sanctionId, roomId, endsAt: endsAt?.toISOString() ?? null }),
      },
    });
    if (kind === "BAN") {
      const sentence = sanctionHere({ kind: "BAN", roomId, endsAt, reason });
      happened("account-shut-out", { accountId: about!.id, roomId, sentence });
    }
    return ok(true);
  }

  /** Takes the reported messages down, or shows again what may be. Answers whether any is back. */
  async function ruleMessages(
    tx: Tx,
    happened: Publish,
    messageIds: readonly string[],
    { state, now }: { state: "DISMISSED" | "UPHELD"; now: Date },
  ): Promise<boolean> {
    let isRestored = false;
    const isUpheld = state === "UPHELD";
    for (const id of new Set(messageIds)) {
      if (!isUpheld && (await store.isHeldByAnother(tx, id))) continue;
      const ruled = await (isUpheld ? messages.hide(tx, id, now) : messages.restore(tx, id));
      if (ruled === undefined) {
        // No program takes down what is written there, so nothing of it is ever shown again.
        const gone = isUpheld ? await classMessages.hide(tx, id, now) : undefined;
        if (gone !== undefined) happened("class-messages-changed", gone);
        continue;
      }
      const { roomId, authorId, seq } = ruled;
      happened(isUpheld ? "messages-taken-down" : "messages-restored", {
        roomId,
        authorId,
        messages: [{ id, seq }],
      });
      isRestored ||= !isUpheld;
    }
    return isRestored;
  }

  return { decide, decideGroup };
}

const codes = {
  "already-decided": "conflict",
  "ends-in-the-past": "conflict",
  "own-case": "forbidden",
  "needs-help": "forbidden",
  "note-needed": "invalid-input",
} as const satisfies Record<ReportRefusal, ErrorCode>;

const unknownReport = refuse("not-found", "There is no such report.");
const unknownGroup = refuse("not-found", "There is nothing about this person.");
const changedMeanwhile = refuse(
  "conflict",
  "Somebody else has decided some of this meanwhile. Please read it again.",
);
const unknownPerson = { code: "not-found", message: "This person is gone." } as const;
