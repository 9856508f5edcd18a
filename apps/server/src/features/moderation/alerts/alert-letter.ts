import type { MailKind } from "@saywell/contract";

export interface AlertLetter {
  kind: MailKind;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  button: { label: string; path: string };
  closing: readonly string[];
}

/**
 * A mail is read on many screens: it says that something waits, and nothing of who or what.
 *
 * @param count how many alerts it tells of: of more than one where guests and accounts that are not
 *   confirmed wrote them, which are told of together
 */
export const safeguardingAlert = (count: number): AlertLetter => ({
  kind: "safeguarding-alert",
  subject:
    count === 1
      ? "Somebody may be in danger: please look now"
      : `Somebody may be in danger, by ${count} alerts: please look now`,
  greeting: "Hello,",
  paragraphs: [
    count === 1
      ? "Something was written or reported that sounds as if somebody may be in danger."
      : `Guests, or people whose account is not confirmed, wrote or reported ${count} things that sound as if somebody may be in danger. These are summed up in few mails.`,
    "For their sake this mail says nothing more. Please read the alert as soon as you can. It stays open until somebody writes down what was done.",
  ],
  button: { label: count === 1 ? "Read the alert" : "Read the alerts", path: "/moderation" },
  closing: ["You get this mail because you look after this school as a teacher or an admin."],
});
