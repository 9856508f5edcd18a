import type { OutboxMail } from "@saywell/contract";
import type { HiddenLink, MailKind, MailState } from "@saywell/contract/constants";

export const mailStateWords: Record<MailState, string> = {
  WAITING: "Waiting",
  SENT: "Sent",
  FAILED: "Could not be sent",
  NOT_SENT: "Not sent: no mail server is set",
};

export const mailKindWords: Record<MailKind, string> = {
  "verify-address": "Asks to verify an address",
  "reset-password": "Link for a new password",
  "address-taken": "Tells that an address has an account",
  "password-changed": "Tells of a new password",
  "address-changed": "Tells of a new address",
  "new-device": "Tells of a new device",
  "log-ins-slowed": "Tells of wrong passwords",
  "decided-by-school": "Tells what an admin did to an account",
  invitation: "Invitation",
  "parental-consent": "Asks a parent for consent",
  "consent-given": "Tells that somebody else gave consent",
  "consent-withdrawn": "Tells that consent was taken back",
  "second-factor-changed": "Tells of a changed second factor",
  "sign-in-changed": "Tells of another way to log in",
  "safeguarding-alert": "Tells staff that somebody may be in danger",
  "contact-message": "Written on the contact page",
  receipt: "Receipt",
  "payment-failed": "Tells that a payment failed",
  "plan-ended": "Tells that a plan ended",
  "money-back": "Tells that money was given back",
  "plan-for-child": "Asks a parent to pay for a plan",
  "claim-account": "Tells who bought as a guest how to keep the account",
  "sales-request": "Asks for an Enterprise plan",
  "class-invitation": "Invitation into a class",
  "work-due": "Reminds a student of work that is due",
};

/** Why the link of a mail cannot be read, and who can help instead. */
export const hiddenLinkWords: Record<HiddenLink, string> = {
  STAFF:
    "Whoever opens the link of this mail has the account of a teacher or an admin, so nobody reads it here. Whoever runs Saywell makes them another one: npm run admin -- recover, with their email address.",
  SENT: "A mail server is set: it carries the link to its reader, and nobody else needs it.",
};

/** Whether a mail can be given to the mail server again. */
export const canBeSentAgain = ({ state }: Pick<OutboxMail, "state">): boolean =>
  state === "FAILED" || state === "NOT_SENT";
