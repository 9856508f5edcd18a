import type { ConsentRequest, ConsentRow, ConsentState, ConsentStatus } from "@saywell/contract";
import {
  consentAsksPerDay,
  consentDays,
  consentsPage,
  consentWording,
} from "@saywell/contract/constants";
import type { RecordAudit } from "../../audit-log";
import type { Clock } from "../../adapters/clock";
import type { Db, Rows, Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";
import { type Events, inPublishingTransaction, type Publish } from "../../events";
import { ok, refuse, type Result } from "../../refusal";
import { askParent, confirmConsent, confirmWithdrawal } from "./letters";
import * as store from "./consent.store";
import { mailboxOf } from "./mailbox";

type Letter = ReturnType<typeof askParent>;

interface Child {
  name: string;
  needs_consent: boolean;
}

interface Link {
  accountId: string | null;
  data: unknown;
}

/** As much of the accounts as consent needs. */
export interface Accounts {
  cards: (db: Db | Tx) => Rows<{ id: string; name: string }>;
  lock: (tx: Tx, accountId: string) => Promise<Child | undefined>;
  readConsentState: (db: Db | Tx, accountId: string) => Promise<ConsentHolder | undefined>;
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
      data: object;
      lifetime: number;
    },
  ) => Promise<string>;
  readLink: (db: Db | Tx, token: string, purpose: "parental-consent") => Promise<Link | undefined>;
  useLink: (tx: Tx, token: string, purpose: "parental-consent") => Promise<Link | undefined>;
}

/** What is stored with an account. */
export interface ConsentHolder {
  name: string;
  /** All that the account has, had lately or asked for, proved or not. */
  addresses: readonly string[];
  needsConsent: boolean;
  isUnder13: boolean;
  dueAt: Date | null;
}

interface Deps {
  db: Db;
  clock: Clock;
  events: Pick<Events, "publish">;
  accounts: Accounts;
  send: (tx: Tx, mail: { to: string; accountId: string | null; letter: Letter }) => Promise<void>;
  record: RecordAudit;
}

export type ConsentService = ReturnType<typeof createConsentService>;

const day = 24 * 60 * 60 * 1000;
/** A parent may take it back for as long as a child is one. */
const lasting = 15 * 365 * day;

/** Who has agreed that a child under 13 may be in contact with others. */
export function createConsentService(deps: Deps) {
  const { db, clock, events, accounts, send, record } = deps;

  async function status(accountId: string, from: Db | Tx = db): Promise<Result<ConsentStatus>> {
    const holder = await accounts.readConsentState(from, accountId);
    if (holder === undefined) return unknownChild;
    const newest = await store.findNewest(from, accountId);
    return ok({
      needsConsent: holder.needsConsent,
      state: newest?.state ?? null,
      who: newest === undefined ? null : newest.by === "SCHOOL" ? "Your school" : newest.who,
      until: holder.needsConsent ? (holder.dueAt?.toISOString() ?? null) : null,
    });
  }

  async function ask(accountId: string, parentEmail: string): Promise<Result<ConsentStatus>> {
    return await inPublishingTransaction({ db, events }, async (tx) => {
      await accounts.lock(tx, accountId);
      const holder = await accounts.readConsentState(tx, accountId);
      if (holder === undefined) return unknownChild;
      if (!holder.needsConsent) {
        return refuse("conflict", "You do not need anybody's agreement.");
      }
      if (isOwn(holder, parentEmail)) return notOwn;
      const now = clock.now();
      const since = new Date(now.getTime() - day);
      const asks = await store.countAsks(tx, { accountId, mailbox: mailboxOf(parentEmail), since });
      if (asks.byChild >= consentAsksPerDay || asks.ofParent >= consentAsksPerDay) {
        return refuse("conflict", "You have asked enough for today. Please try again tomorrow.");
      }
      const consentId = await store.insertConsent(tx, {
        accountId,
        state: "ASKED",
        by: "PARENT",
        who: parentEmail,
        wording: consentWording.version,
        now,
        decidedBy: null,
      });
      const token = await accounts.createLink(tx, {
        purpose: "parental-consent",
        accountId,
        email: parentEmail,
        data: { consentId, isQuestion: true },
        lifetime: consentDays * day,
      });
      const letter = askParent(firstName(holder.name), token);
      await send(tx, { to: parentEmail, accountId: null, letter });
      await audit(tx, "consent-asked", accountId, null);
      return await status(accountId, tx);
    });
  }

  /** What a link is about. Whoever holds it sees no more than the mail that brought it says. */
  async function find(from: Db | Tx, token: string) {
    const link = await accounts.readLink(from, token, "parental-consent");
    const data = link?.data as { consentId: string; isQuestion: boolean } | undefined;
    const consent = data && (await store.findConsent(from, data.consentId));
    const child = consent && (await accounts.readConsentState(from, consent.accountId));
    if (data === undefined || consent === undefined || child === undefined) return undefined;
    // A question that was asked of somebody else since is none any more. Who agreed once has the
    // last word, unless another parent or the school has agreed since.
    if (consent.replacedAt !== null) return undefined;
    return { consent, child, isQuestion: data.isQuestion };
  }

  async function read(token: string, from: Db | Tx = db): Promise<Result<ConsentRequest>> {
    const found = await find(from, token);
    if (found === undefined) return deadLink;
    return ok(view(found));
  }

  async function decide(token: string, give: boolean): Promise<Result<ConsentRequest>> {
    return await inPublishingTransaction({ db, events }, async (tx, happened) => {
      const seen = await find(tx, token);
      if (seen === undefined) return deadLink;
      const { accountId } = seen.consent;
      await accounts.lock(tx, accountId);
      // Read again: another answer may have come while this one waited.
      const found = await find(tx, token);
      if (found === undefined) return deadLink;
      const { consent, isQuestion, child } = found;
      const state = stateAfter(consent.state, give);
      if (state === consent.state) return ok(view(found));
      if (give && isOwn(child, consent.who)) return notOwn;
      if (isQuestion && (await accounts.useLink(tx, token, "parental-consent")) === undefined) {
        return deadLink;
      }
      const now = clock.now();
      await store.decideConsent(tx, consent.id, { state, wording: consentWording.version, now });
      await accounts.setConsent(tx, happened, { accountId, hasConsent: give });
      const name = firstName(child.name);
      if (isQuestion && give) {
        const lastingToken = await accounts.createLink(tx, {
          purpose: "parental-consent",
          accountId,
          email: consent.who,
          data: { consentId: consent.id, isQuestion: false },
          lifetime: lasting,
        });
        const letter = confirmConsent(name, lastingToken);
        await send(tx, { to: consent.who, accountId: null, letter });
      }
      if (state === "WITHDRAWN") {
        await send(tx, { to: consent.who, accountId: null, letter: confirmWithdrawal(name) });
      }
      await audit(tx, actionOf[state], accountId, null, { by: "PARENT" });
      return ok(view({ ...found, consent: { ...consent, state } }));
    });
  }

  /**
   * The school says that it has a parent's word for a child, as on a class roster. Takes the caller's
   * transaction, in which the account may be new.
   */
  async function recordSchoolConsent(
    tx: Tx,
    happened: Publish,
    { accountId, adminId, note }: { accountId: string; adminId: string | null; note: string },
  ): Promise<void> {
    await store.insertConsent(tx, {
      accountId,
      state: "GIVEN",
      by: "SCHOOL",
      who: note,
      wording: consentWording.version,
      now: clock.now(),
      decidedBy: adminId,
    });
    await accounts.setConsent(tx, happened, { accountId, hasConsent: true });
    await audit(tx, "consent-given", accountId, adminId, { by: "SCHOOL" });
  }

  async function decideForSchool(
    adminId: string,
    child: string,
    { give, note }: { give: boolean; note: string },
  ): Promise<Result<{ ok: true }>> {
    const accountId = asUuid(child);
    if (accountId === null) return unknownChild;
    return await inPublishingTransaction({ db, events }, async (tx, happened) => {
      await accounts.lock(tx, accountId);
      const holder = await accounts.readConsentState(tx, accountId);
      if (holder === undefined) return unknownChild;
      if (!holder.isUnder13) return refuse("conflict", "Only children under 13 need consent.");
      if (give === !holder.needsConsent) {
        return refuse("conflict", give ? "There is consent already." : "There is no consent.");
      }
      if (give) {
        await recordSchoolConsent(tx, happened, { accountId, adminId, note });
        return ok({ ok: true });
      }
      await store.insertConsent(tx, {
        accountId,
        state: "WITHDRAWN",
        by: "SCHOOL",
        who: note,
        wording: consentWording.version,
        now: clock.now(),
        decidedBy: adminId,
      });
      await accounts.setConsent(tx, happened, { accountId, hasConsent: false });
      await audit(tx, "consent-withdrawn", accountId, adminId, { by: "SCHOOL" });
      return ok({ ok: true });
    });
  }

  async function list(wish: {
    state?: ConsentState | undefined;
    userId?: string | undefined;
    page: number;
  }): Promise<Result<{ total: number; consents: ConsentRow[] }>> {
    const accountId = wish.userId === undefined ? undefined : asUuid(wish.userId);
    if (accountId === null) return ok({ total: 0, consents: [] });
    const { total, rows } = await store.listConsents(accounts.cards, db, {
      state: wish.state,
      accountId,
      offset: (wish.page - 1) * consentsPage,
      limit: consentsPage,
    });
    return ok({
      total,
      consents: rows.map((row) => ({
        id: row.id,
        userId: row.accountId,
        userName: row.userName,
        state: row.state,
        by: row.by,
        who: row.who,
        askedAt: row.askedAt.toISOString(),
        decidedAt: row.decidedAt?.toISOString() ?? null,
        wordingVersion: row.wording,
        isReplaced: row.replacedAt !== null,
      })),
    });
  }

  const audit = (
    tx: Tx,
    action: (typeof actionOf)[ConsentState],
    aboutId: string,
    actorId: string | null,
    details: Record<string, unknown> = {},
  ) => record(tx, { at: clock.now(), actorId, action, aboutId, details });

  return { status, ask, read, decide, decideForSchool, recordSchoolConsent, list };
}

const actionOf = {
  ASKED: "consent-asked",
  GIVEN: "consent-given",
  REFUSED: "consent-refused",
  WITHDRAWN: "consent-withdrawn",
} as const;

function stateAfter(before: ConsentState, give: boolean): ConsentState {
  if (give) return "GIVEN";
  return before === "ASKED" || before === "REFUSED" ? "REFUSED" : "WITHDRAWN";
}

function view({
  consent,
  child,
  isQuestion,
}: {
  consent: store.ConsentRecord;
  child: ConsentHolder;
  isQuestion: boolean;
}): ConsentRequest {
  const { version, paragraphs } = consentWording;
  return {
    childName: firstName(child.name),
    parentEmail: consent.who,
    state: consent.state,
    isQuestion,
    wording: { version, paragraphs: [...paragraphs] },
  };
}

const isOwn = ({ addresses }: ConsentHolder, email: string): boolean =>
  addresses.some((own) => mailboxOf(own) === mailboxOf(email));

const notOwn = refuse("conflict", "Please give the address of a parent, not your own.");

const firstName = (name: string): string => name.split(" ")[0]!;

const unknownChild = refuse("not-found", "There is no such account.");
const deadLink = refuse(
  "not-found",
  "This link does not work any more. Your child can ask you again.",
);
