/** What a mail is for. */
export const mailKinds = [
  "verify-address",
  "reset-password",
  "address-taken",
  "password-changed",
  "address-changed",
  "new-device",
  "log-ins-slowed",
  "decided-by-school",
  "invitation",
  "parental-consent",
  "consent-given",
  "consent-withdrawn",
  "second-factor-changed",
  "sign-in-changed",
  "safeguarding-alert",
  "contact-message",
  "receipt",
  "payment-failed",
  "plan-ended",
  "money-back",
  "plan-for-child",
  "claim-account",
  "sales-request",
  "class-invitation",
  "work-due",
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * WAITING: it will be sent, or tried again. FAILED: the mail server refused it, or was away for too
 * long. NOT_SENT: no mail server is set.
 */
export const mailStates = ["WAITING", "SENT", "FAILED", "NOT_SENT"] as const;
export type MailState = (typeof mailStates)[number];

/**
 * Why a link cannot be read in the outbox. STAFF: it opens the account of a teacher or an admin.
 * SENT: a mail server carries it to its reader.
 */
export const hiddenLinks = ["STAFF", "SENT"] as const;
export type HiddenLink = (typeof hiddenLinks)[number];

/** Days after which a mail is gone from the outbox, sent or not. */
export const mailDays = 30;
