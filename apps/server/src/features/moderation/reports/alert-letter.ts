import type { MailKind } from "@saywell/contract";

export interface AlertLetter {
  kind: MailKind;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  button: { label: string; path: string };
  closing: readonly string[];
}

/** A mail is read on many screens: it says that something waits, and nothing of who or what. */
export const safeguardingAlert: AlertLetter = {
  kind: "safeguarding-alert",
  subject: "Somebody may be in danger: please look now",
  greeting: "Hello,",
  paragraphs: [
    "Something was written or reported that sounds as if somebody may be in danger.",
    "For their sake this mail says nothing more. Please read the alert as soon as you can. It stays open until somebody writes down what was done.",
  ],
  button: { label: "Read the alert", path: "/moderation" },
  closing: ["You get this mail because you look after this school as a teacher or an admin."],
};
