import type { PlanType } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import type { Settled } from "./settled";

/** Whose a link is, and where it was mailed. */
interface Mailed {
  purpose: "plan-for-child";
  accountId: string;
  email: string;
}

/** As much of the accounts' links as a parent's plan needs. */
export interface Links {
  createLink: (tx: Tx, link: Mailed & { data: LinkData; lifetime: number }) => Promise<string>;
  readLink: (
    from: Db | Tx,
    token: string,
    purpose: "plan-for-child",
  ) => Promise<{ accountId: string | null; email: string | null; data: unknown } | undefined>;
  countLinks: (
    tx: Tx,
    wish: { purpose: "plan-for-child"; accountId: string; mailbox: string; since: Date },
  ) => Promise<{ own: number; toMailbox: number }>;
  prolongLinks: (tx: Tx, links: Mailed & { lifetime: number }) => Promise<void>;
  endLinks: (tx: Tx, links: Mailed) => Promise<void>;
}

/** What a parent's link is about. */
export interface LinkData {
  planType: PlanType;
}

export type ParentLinks = ReturnType<typeof createParentLinks>;

const purpose = "plan-for-child";
export const day = 24 * 60 * 60 * 1000;
/** For as long as a plan may run that a parent pays. */
const lasting = 15 * 365 * day;

// Behind the hash sign, so that no log on the way holds the secret.
export const pathOf = (token: string): string => `/plan-for-child#${token}`;

/** The links by which a parent who pays for a plan looks after it, who has no account here. */
export function createParentLinks({ createLink, prolongLinks, endLinks }: Links) {
  return {
    /** The address of a parent's page, for a mail to who pays. */
    async pageOf(
      tx: Tx,
      { planType, ...parent }: { accountId: string; email: string; planType: PlanType },
    ): Promise<string> {
      const link = { ...parent, purpose, data: { planType }, lifetime: lasting } as const;
      return pathOf(await createLink(tx, link));
    },

    /** The links of who pays work for as long as the plan runs, and no longer. */
    async keep(tx: Tx, { accountId, payerEmail, plan, ended }: Settled): Promise<void> {
      if (accountId === null || payerEmail === null) return;
      const links = { purpose, accountId, email: payerEmail } as const;
      if (plan !== null) await prolongLinks(tx, { ...links, lifetime: lasting });
      else if (ended !== null) await endLinks(tx, links);
    },
  };
}
