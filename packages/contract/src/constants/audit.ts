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

/** Somebody of the staff looked at what is a child's. */
export const childDataRead = "child-data-read";

/** How somebody got in, or did not, and what they changed of it. */
export const signInActions = [
  "log-in",
  "log-in-failed",
  "log-ins-slowed",
  "password-changed",
  "address-verified",
  "address-changed",
  "sessions-ended",
  "second-factor-set",
  "second-factor-removed",
  "recovery-codes-made",
  "recovery-code-used",
  "sign-in-linked",
  "sign-in-unlinked",
] as const;

/** What admins do. */
export const adminActions = [
  "settings-changed",
  "role-changed",
  "age-changed",
  "plan-changed",
  "name-corrected",
  "address-corrected",
  "password-link-sent",
  "account-logged-out",
  "account-suspended",
  "account-restored",
  "account-anonymised",
  "admin-made",
  "invitation-sent",
  "invitation-revoked",
  "invitation-accepted",
  "class-made",
  "class-changed",
  "class-deleted",
  "class-archived",
  "class-restored",
  "class-teacher-added",
  "class-teacher-removed",
  "class-joined",
  "class-left",
  "class-code-changed",
  "class-announced",
  "class-announcement-deleted",
  "class-note-written",
  "class-note-changed",
  "class-note-deleted",
  "people-imported",
  "job-retried",
] as const;

/** What admins do with mails: they may hold links by which their readers act. */
export const mailActions = [
  "mail-read",
  "mail-sent-again",
  "unsent-mails-sent",
  "unsent-mails-deleted",
] as const;

/** Who agreed for a child, and who took it back. */
export const consentActions = [
  "consent-asked",
  "consent-given",
  "consent-refused",
  "consent-withdrawn",
  "consent-overdue",
] as const;

/** Everything that the audit log can hold. Each feature adds a list of its own. */
export const auditActions = [
  ...moderationActions,
  childDataRead,
  ...consentActions,
  ...signInActions,
  ...adminActions,
  ...mailActions,
] as const;
export type AuditAction = (typeof auditActions)[number];
