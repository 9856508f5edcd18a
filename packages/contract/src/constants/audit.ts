/** What is decided about what people said and did, and about friendships of children. */
export const moderationActions = [
  "REPORT_DISMISSED",
  "MESSAGE_HIDDEN",
  "MESSAGE_HIDDEN_BY_MODEL",
  "MUTED",
  "BANNED",
  "SANCTION_LIFTED",
  "APPEAL_ACCEPTED",
  "APPEAL_REFUSED",
  "FRIENDSHIP_APPROVED",
  "FRIENDSHIP_DECLINED",
  "ROOM_CLOSED",
] as const;

/** Everything that the audit log can hold. Each feature adds a list of its own. */
export const auditActions = [...moderationActions] as const;
export type AuditAction = (typeof auditActions)[number];
