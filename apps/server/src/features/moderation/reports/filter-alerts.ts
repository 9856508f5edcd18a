import type { Report } from "@saywell/contract";
import type { Reason } from "@saywell/moderation";
import type { Tx } from "../../../db/database";
import * as store from "./reports.store";

/** What the filter wants a teacher to see. */
export interface FilterAlert {
  accountId: string;
  /** Null for one that was closed meanwhile. */
  roomId: string | null;
  /** Null for a message that was not posted. */
  messageId: string | null;
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

/** What a teacher reads for what the filter found. Somebody in danger comes first, as self-harm does. */
const reportReasonOf: Record<Reason, Report["reason"]> = {
  "self-harm": "SELF_HARM",
  danger: "SELF_HARM",
  threat: "THREAT",
  grooming: "SEXUAL",
  sexual: "SEXUAL",
  hate: "HATE",
  harassment: "RUDE",
  profanity: "RUDE",
  "personal-data": "PERSONAL_DATA",
  link: "SPAM",
  spam: "SPAM",
  flood: "SPAM",
  shouting: "RUDE",
};

/** So many alerts of one kind about one person tell a teacher enough, and leave others a place. */
const mostOpen = 10;
/** So many faint ones may wait about all people together. */
const mostFaint = 30;

/**
 * Puts what the filter found into the queue. The same words of the same person wait there once.
 */
export async function raiseAlert(tx: Tx, alert: FilterAlert): Promise<void> {
  const { accountId, roomId, content, reasons, note = reasons.join(", "), isFaint = false } = alert;
  const reason = reportReasonOf[reasons[0] as Reason] ?? "OTHER";
  const open = await store.listAlerted(tx, { aboutId: accountId, reason, limit: mostOpen });
  if (open.length >= (isFaint ? 1 : mostOpen) || open.includes(content)) return;
  if (isFaint && (await store.countAlertsNoted(tx, note)) >= mostFaint) return;
  await store.insertReport(tx, {
    source: "FILTER",
    reason,
    note,
    reporterId: null,
    aboutId: accountId,
    roomId,
    messageId: alert.messageId,
    content,
    messageAt: alert.now,
    context: alert.context,
    createdAt: alert.now,
  });
}
