import type { Report, ReportPlace } from "@saywell/contract";
import type { Reason } from "@saywell/moderation";
import type { Tx } from "../../../db/database";
import type { Jobs } from "../../../jobs";
import { noteStaff } from "./alert-staff";
import type { IsProved } from "../is-proved.store";
import * as store from "../reports/new-reports.store";

/** What the filter wants a teacher to see. */
export interface FilterAlert {
  accountId: string;
  /** Null for one that was closed meanwhile, and for what was not said in a room. */
  roomId: string | null;
  /** Null for a message that was not posted. */
  messageId: string | null;
  /** Where it was said, when it was not in a room. */
  saidTo?: ReportPlace;
  /** As it was written. */
  content: string;
  reasons: readonly string[];
  /** What was said before it; oldest first. */
  context: Report["context"];
  /** How it was found, where the reasons do not say enough. */
  note?: string;
  /**
   * Wrong as often as not, so it must keep no teacher from anything else: one waits about a person,
   * whatever else does, and few in all.
   */
  isFaint?: boolean;
  now: Date;
}

/** What a teacher reads for what the filter found. */
const reportReasonOf: Record<Reason, Report["reason"]> = {
  "self-harm": "SELF_HARM",
  danger: "ABUSE",
  threat: "THREAT",
  grooming: "ABUSE",
  meeting: "ABUSE",
  sexual: "SEXUAL",
  hate: "HATE",
  harassment: "RUDE",
  profanity: "RUDE",
  "personal-data": "PERSONAL_DATA",
  "private-question": "PERSONAL_DATA",
  link: "SPAM",
  spam: "SPAM",
  flood: "SPAM",
  shouting: "RUDE",
};

/** So many alerts of one kind about one person tell a teacher enough, and leave others a place. */
const mostOpen = 10;
/** So many faint ones may wait about all people together. */
const mostFaint = 30;

/** What in a message puts somebody in danger, whatever stands before it. */
const dangers: readonly string[] = [
  "self-harm",
  "danger",
  "grooming",
  "meeting",
] satisfies Reason[];

export interface AlertDeps {
  jobs: Pick<Jobs, "enqueue">;
  isProved: IsProved;
}

/** Puts what the filter found into the queue. The same words of the same person wait there once. */
export function createRaiseAlert({ jobs, isProved }: AlertDeps) {
  return async (tx: Tx, alert: FilterAlert): Promise<void> => {
    const { accountId, roomId, content, reasons, isFaint = false } = alert;
    const { note = reasons.join(", ") } = alert;
    const gravest = reasons.find((reason) => dangers.includes(reason)) ?? reasons[0];
    const reason = reportReasonOf[gravest as Reason] ?? "OTHER";
    const open = await store.listAlerted(tx, { aboutId: accountId, reason, limit: mostOpen });
    if (open.length >= (isFaint ? 1 : mostOpen) || open.includes(content)) return;
    if (isFaint && (await store.countAlertsNoted(tx, note)) >= mostFaint) return;
    const isByProved = await isProved(tx, accountId);
    if (isByProved === undefined) return;
    const isSafeguarding = dangers.includes(gravest!);
    const id = await store.insertReport(tx, {
      source: "FILTER",
      reason,
      isSafeguarding,
      isFromUnproved: !isByProved,
      note,
      reporterId: null,
      aboutId: accountId,
      roomId,
      saidTo: alert.saidTo ?? null,
      messageId: alert.messageId,
      content,
      messageAt: alert.now,
      context: alert.context,
      createdAt: alert.now,
    });
    if (id !== undefined && isSafeguarding)
      await noteStaff({ jobs }, tx, { reportId: id, isSafeguarding });
  };
}

export type RaiseAlert = ReturnType<typeof createRaiseAlert>;
