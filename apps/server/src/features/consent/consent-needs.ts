import type { ChildAccount } from "@saywell/contract";
import { consentDays } from "@saywell/contract/constants";
import type { RecordAudit } from "../../audit-log";
import type { Clock } from "../../adapters/clock";
import type { Db, Rows, Tx } from "../../db/database";
import type { Events, Publish } from "../../events";
import { refuse } from "../../refusal";
import type { Afterwards, askParent } from "./letters";
import { listStandingOfParents } from "./consent.store";
import { mailboxOf } from "../../db/mailbox-of";

/** What is stored with an account. */
export interface ConsentHolder {
  /** Null of a guest who has said none. */
  name: string | null;
  /** All that the account has, had lately or asked for, proved or not. */
  addresses: readonly string[];
  timeZone: string;
  isGuest: boolean;
  needsConsent: boolean;
  isUnder13: boolean;
  /** Whether the school made the account, or has it in a class. */
  isOfSchool: boolean;
  /** Until when the account waits; null until that is decided, within the hour, and of the school's. */
  dueAt: Date | null;
}

interface Link {
  accountId: string | null;
  data: unknown;
}

/** As much of the accounts as consent needs. */
export interface Accounts {
  cards: (db: Db | Tx) => Rows<{ id: string; name: string }>;
  lock: (tx: Tx, accountId: string) => Promise<object | undefined>;
  readConsentState: (db: Db | Tx, accountId: string) => Promise<ConsentHolder | undefined>;
  /** Which of these wait for consent and become a guest's, and when, as far as that is decided. */
  listWaiting: (
    db: Db | Tx,
    accountIds: readonly string[],
  ) => Promise<{ id: string; dueAt: Date | null }[]>;
  /** Which of these mailboxes somebody has, or claims, who is no adult here. */
  mailboxesOfMinors: (db: Db | Tx, mailboxes: readonly string[]) => Promise<Set<string>>;
  /** Whether the account has been logged in to in this browser. */
  isOnDeviceOf: (tx: Tx, accountId: string, deviceToken: string) => Promise<boolean>;
  setConsent: (
    tx: Tx,
    happened: Publish,
    consent: { accountId: string; hasConsent: boolean },
  ) => Promise<void>;
  createLink: (
    tx: Tx,
    link: {
      purpose: "parental-consent";
      accountId: string;
      email: string;
      data: LinkData;
      lifetime: number;
    },
  ) => Promise<string>;
  readLink: (db: Db | Tx, token: string, purpose: "parental-consent") => Promise<Link | undefined>;
  useLink: (tx: Tx, token: string, purpose: "parental-consent") => Promise<Link | undefined>;
}

/** What a parent's link is about. */
export interface LinkData {
  consentId: string;
  /** The link of the question is used once; the other one lasts. */
  isQuestion: boolean;
}

export interface ConsentDeps {
  db: Db;
  clock: Clock;
  events: Pick<Events, "publish">;
  accounts: Accounts;
  mail: {
    send: (tx: Tx, mail: ParentsMail) => Promise<void>;
    sendNamed: (tx: Tx, mail: ParentsMail) => Promise<string>;
    listFailedOf: (db: Db | Tx, mailIds: readonly string[]) => Promise<Set<string>>;
  };
  record: RecordAudit;
  settings: () => { name: string; contact: string };
}

interface ParentsMail {
  to: string;
  accountId: null;
  aboutId: string;
  letter: ReturnType<typeof askParent>;
}

const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/**
 * Until when a question waits: as long as the account does. One whose time is over waits for the next
 * job that ends it.
 */
export function lastMoment({ dueAt }: { dueAt: Date | null }, now: Date): Date {
  if (dueAt === null) return new Date(now.getTime() + consentDays * day);
  return new Date(Math.max(dueAt.getTime(), now.getTime() + hour));
}

/** Whose account it is: only a child's own becomes a guest's when nobody agrees. */
export const accountOf = ({ isGuest, isOfSchool }: ConsentHolder): ChildAccount =>
  isGuest ? "GUEST" : isOfSchool ? "SCHOOL" : "OWN";

/** What becomes of the account when nobody has agreed by then. */
export function afterwardsOf(holder: ConsentHolder, until: Date): Afterwards {
  const { timeZone } = holder;
  return { until, timeZone, becomesGuest: accountOf(holder) === "OWN" };
}

export const isOwn = ({ addresses }: ConsentHolder, email: string): boolean =>
  addresses.some((own) => mailboxOf(own) === mailboxOf(email));

/** Whether the one who reads there is a learner who cannot agree for others. */
export async function isOfMinor(
  { mailboxesOfMinors }: Accounts,
  from: Db | Tx,
  email: string,
): Promise<boolean> {
  return (await mailboxesOfMinors(from, [mailboxOf(email)])).size > 0;
}

/** Whether a parent took the agreement back, and this is another one, who does not undo that. */
export async function isTakenBackByAnother(
  tx: Tx,
  { accountId, email }: { accountId: string; email: string },
): Promise<boolean> {
  const standing = await listStandingOfParents(tx, accountId);
  return standing.some(
    ({ state, who }) => state === "WITHDRAWN" && mailboxOf(who) !== mailboxOf(email),
  );
}

/** As a parent reads of the child: no more than the first name. */
export const childNameOf = ({ name }: ConsentHolder): string => name?.split(" ")[0] ?? "your child";

export const notOwn = refuse("conflict", "Please give the address of a parent, not your own.");
export const takenBack = refuse(
  "conflict",
  "Your parent took this back. They can agree again by their mail, or ask your school.",
);
export const unknownChild = refuse("not-found", "There is no such account.");
