import { createHash } from "node:crypto";
import type { ResetAccount } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { ok, refuse, type Result } from "../../../refusal";
import * as whose from "../addresses/whose-address.store";
import { linkExpired } from "../links/link-expired";
import type { Link, OneTimeLinks } from "../links/one-time-links";
import { countResetsTo } from "../links/one-time-links.store";
import type { Learnt } from "../needs";
import { listLastUse, type Owner } from "../owner.store";

export type ResetLinks = ReturnType<typeof createResetLinks>;

interface Deps {
  clock: Clock;
  links: OneTimeLinks;
  learnt: Pick<Learnt, "lessonsOf">;
}

/** A link to a new password, and whose mail it is. */
export interface ResetLink {
  token: string;
  /** As its owner wrote it, where there is one. */
  to: string;
  /** Undefined where the reader has to choose among several accounts. */
  owner: Owner | undefined;
}

/** What whoever holds a link asks for. */
interface Wish {
  token: string;
  choice?: string | undefined;
}

const minute = 60 * 1000;
/** A link by which a password is replaced is short-lived: a mailbox may be open to others. */
export const resetLifetime = 30 * minute;
/** So many mails with a link in an hour: nobody's mailbox is flooded through us. */
const resetsAnHour = 5;
/** Claims of one address that are looked at, and that whoever has the mail may choose among. */
const most = { claims: 1000, shown: 12 };

/**
 * Links to a new password go to an address, and open the account of whoever holds it. Where nobody
 * does and several claim it, the reader of the mail chooses: the mailbox alone does not say which of
 * them is theirs, and the one that was there first may be a stranger's.
 */
export function createResetLinks({ clock, links, learnt }: Deps) {
  /** Those that the link may open. Decided anew each time, for others may have proved the address. */
  async function accountsOf(from: Db | Tx, { email, accountId }: Link): Promise<Owner[]> {
    if (email === null) return [];
    const holder = await whose.findHolder(from, email);
    const all = holder === undefined ? await whose.listClaims(from, email, most.claims) : [holder];
    const isFor = accountId === null || all.some(({ id }) => id === accountId);
    return isFor ? all.filter(({ isDemo }) => !isDemo) : [];
  }

  return {
    /** Undefined where nobody has the address, or too many mails went there already. */
    async make(tx: Tx, email: string): Promise<ResetLink | undefined> {
      const anHourAgo = new Date(clock.now().getTime() - 60 * minute);
      if ((await countResetsTo(tx, email, anHourAgo)) >= resetsAnHour) return undefined;
      const holder = await whose.findHolder(tx, email);
      const accounts = holder === undefined ? await whose.listClaims(tx, email, 2) : [holder];
      const [first] = accounts;
      if (first === undefined || first.isDemo) return undefined;
      const owner = accounts.length === 1 ? first : undefined;
      const token = await links.createLink(tx, {
        purpose: "reset-password",
        accountId: owner?.id ?? null,
        email,
        lifetime: resetLifetime,
      });
      return { token, to: owner?.email ?? email, owner };
    },

    /** For whoever holds the link to choose, those with most to lose first. */
    async list(from: Db, token: string): Promise<Result<ResetAccount[]>> {
      const link = await links.readLink(from, token, "reset-password");
      const accounts = link === undefined ? [] : await accountsOf(from, link);
      if (link === undefined || accounts.length === 0) return linkExpired;
      const ids = accounts.map(({ id }) => id);
      const lessons = await learnt.lessonsOf(from, ids);
      const lastUse = await listLastUse(from, ids);
      const told = accounts.map(({ id, madeAt }) => ({
        choice: choiceOf(token, id),
        startedAt: madeAt.toISOString(),
        lessons: lessons.get(id) ?? 0,
        lastUsedAt: lastUse.get(id)?.toISOString() ?? null,
      }));
      const inOrder = told.toSorted((a, b) => b.lessons - a.lessons);
      return ok(inOrder.slice(0, most.shown));
    },

    /** The account that a link opens. */
    async open(from: Db | Tx, { token, choice }: Wish): Promise<Result<Owner & { email: string }>> {
      const link = await links.readLink(from, token, "reset-password");
      const accounts = link === undefined ? [] : await accountsOf(from, link);
      if (link === undefined || accounts.length === 0) return linkExpired;
      const owner =
        choice === undefined && accounts.length === 1
          ? accounts[0]
          : accounts.find(({ id }) => choiceOf(token, id) === choice);
      if (owner !== undefined) return ok({ ...owner, email: link.email! });
      // Chosen among several, of which one has proved the address by now.
      return accounts.length === 1 ? linkExpired : choiceNeeded;
    },
  };
}

/** What an account is called for a link: its id would lead to the name of whoever has it. */
const choiceOf = (token: string, accountId: string): string =>
  createHash("sha256").update(`${token} ${accountId}`).digest("base64url");

const choiceNeeded = refuse(
  "choice-needed",
  "Several people have given this email address, and nobody has shown that it is theirs. Please choose which account is yours.",
);
