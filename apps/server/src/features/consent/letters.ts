import type { MailKind } from "@saywell/contract/constants";
import { formatDate } from "@saywell/english";

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

/** A name as a sentence begins: a child who has none is "your child". */
const beginning = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Until when an account waits for a parent's word, as the child's clock says it, and what comes then. */
export interface Afterwards {
  until: Date;
  timeZone: string;
  /** Whether we then forget whose it is; otherwise the child goes on learning alone. */
  becomesGuest: boolean;
}
const momentOf = ({ until, timeZone }: Afterwards): string =>
  formatDate("spokenMoment", until, timeZone);
const whatIfNobody = (name: string, { becomesGuest }: Afterwards): string =>
  becomesGuest
    ? `If nobody agrees by then, we forget your address, and the name, the address and the messages of ${name}, who goes on as a guest without a name.`
    : `If nobody answers by then, we forget your address, and ${name} goes on learning alone.`;

/** To a parent whom a child has named. It tells no more of the child than the first name. */
export const askParent = (
  childName: string,
  { token, ...afterwards }: Afterwards & { token: string },
): Letter => ({
  kind: "parental-consent",
  subject: `${beginning(childName)} asks for your agreement`,
  greeting: "Hello,",
  paragraphs: [
    `${beginning(childName)} learns English with us, is under 13, and gave us your address as that of a parent.`,
    "Children under 13 learn alone here until a parent agrees that they may talk with others: in moderated rooms, with friends and with their class.",
    "Please read what you would agree to, and tell us yes or no. You can change your mind at any time.",
  ],
  button: { label: "Read and decide", path: pathOf(token) },
  closing: [
    `The link works once, until ${momentOf(afterwards)}. ${whatIfNobody(childName, afterwards)}`,
    "If you do not know this child, please answer no, or do nothing.",
  ],
});

/** To a learner under 18 whom a child has named as a parent. No link: there is nothing to agree to. */
export const cannotAgree = (childName: string): Letter => ({
  kind: "parental-consent",
  subject: `You cannot agree for ${childName}`,
  greeting: "Hello,",
  paragraphs: [
    `${beginning(childName)} learns English with us, and gave us your address as that of a parent.`,
    "This address is of a learner here who has not said to be an adult, so nobody can agree from it.",
  ],
  closing: [
    `If you are a parent of ${childName}, please let the child give us another address, or ask the school.`,
  ],
});

/** To a parent who has agreed, with the link to take it back, which does not run out. */
export const confirmConsent = (childName: string, token: string): Letter => ({
  kind: "parental-consent",
  subject: `You agreed for ${childName}`,
  greeting: "Hello,",
  paragraphs: [
    `Thank you. ${beginning(childName)} may now talk with others in our rooms, with friends and with the class.`,
    "Please keep this mail. With the link below you can take your agreement back whenever you like.",
  ],
  button: { label: "See or change your decision", path: pathOf(token) },
});

/** To a parent who has said no, with the way back. */
export const confirmRefusal = (
  childName: string,
  { token, ...afterwards }: Afterwards & { token: string },
): Letter => ({
  kind: "parental-consent",
  subject: `You said no for ${childName}`,
  greeting: "Hello,",
  paragraphs: [
    `${beginning(childName)} learns alone here, and does not talk with others. You need not do anything.`,
    `If you change your mind, you can say yes with this link until ${momentOf(afterwards)}.`,
  ],
  button: { label: "Change your answer", path: pathOf(token) },
  closing: afterwards.becomesGuest ? [whatIfNobody(childName, afterwards)] : [],
});

export const confirmWithdrawal = (childName: string, afterwards: Afterwards): Letter => ({
  kind: "consent-withdrawn",
  subject: `You took back your agreement for ${childName}`,
  greeting: "Hello,",
  paragraphs: [
    `From now on ${childName} learns alone here. ${beginning(childName)} is out of all rooms and has no friends here. Others no longer see what ${childName} wrote in rooms.`,
    ...(afterwards.becomesGuest
      ? [
          `If you change your mind, the link in the mail in which we confirmed your agreement still works, until ${momentOf(afterwards)}. The messages come back then. The friends do not.`,
          `If you do not agree again by then, we delete the name, the email address and the messages of ${childName}, who goes on as a guest. We keep your address and that you said stop, so that nobody else can agree unseen.`,
        ]
      : [
          "If you change your mind, the link in the mail in which we confirmed your agreement still works. The messages come back then. The friends do not.",
          `What ${childName} learnt stays. If the school should delete the account, please write to the school.`,
        ]),
  ],
});

/** To a parent who has answered before, so that nobody is overruled without a word. */
export const anotherAgreed = (childName: string, by: "PARENT" | "SCHOOL"): Letter => ({
  kind: "consent-given",
  subject: `Somebody else agreed for ${childName}`,
  greeting: "Hello,",
  paragraphs: [
    by === "SCHOOL"
      ? `The school has recorded that a parent agrees: ${childName} may talk with others here.`
      : `Another person whom ${childName} named as a parent has agreed: ${childName} may talk with others here.`,
    "Your own answer of before counts no more, and its link does not work any more.",
  ],
  closing: ["If this is not right, please write to the school, who can take it back."],
});
