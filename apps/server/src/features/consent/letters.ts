import { consentDays, type MailKind } from "@saywell/contract/constants";

/** As mail takes it. */
interface Letter {
  kind: MailKind;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  button?: { label: string; path: string };
  closing?: readonly string[];
}

// Behind the hash sign, so that no log on the way holds the secret.
const pathOf = (token: string): string => `/consent#${token}`;

/** To a parent whom a child has named. It tells no more of the child than the first name. */
export const askParent = (childName: string, token: string): Letter => ({
  kind: "parental-consent",
  subject: `${childName} asks for your agreement`,
  greeting: "Hello,",
  paragraphs: [
    `${childName} learns English with us, is under 13, and gave us your address as that of a parent.`,
    "Children under 13 learn alone here until a parent agrees that they may talk with others: in moderated rooms, with friends and with their class.",
    "Please read what you would agree to, and tell us yes or no. You can change your mind at any time.",
  ],
  button: { label: "Read and decide", path: pathOf(token) },
  closing: [
    `The link works for ${consentDays} days. If nobody agrees by then, we forget the address and the name of the account, and the child goes on as a guest.`,
    "If you do not know this child, please answer no, or do nothing.",
  ],
});

/** To a parent who has agreed, with the link to take it back, which does not run out. */
export const confirmConsent = (childName: string, token: string): Letter => ({
  kind: "parental-consent",
  subject: `You agreed for ${childName}`,
  greeting: "Hello,",
  paragraphs: [
    `Thank you. ${childName} may now talk with others in our rooms, with friends and with the class.`,
    "Please keep this mail. With the link below you can take your agreement back whenever you like.",
  ],
  button: { label: "See or change your decision", path: pathOf(token) },
});

export const confirmWithdrawal = (childName: string): Letter => ({
  kind: "consent-withdrawn",
  subject: `You took back your agreement for ${childName}`,
  greeting: "Hello,",
  paragraphs: [
    `We have ended what ${childName} had with others here: rooms and friendships. ${childName} can go on learning alone.`,
    "If you change your mind, the link in the mail in which we confirmed your agreement still works.",
  ],
});
