import type { ConsentRow, ConsentState } from "@saywell/contract";
import { consentWording } from "@saywell/contract/constants";
import type { Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";
import { inPublishingTransaction, type Publish } from "../../events";
import { pageOf, type PageWish, placeOf, rowsFor } from "../../pages";
import { ok, refuse, type Result } from "../../refusal";
import { type ConsentDeps, lastMoment, unknownChild } from "./consent-needs";
import * as store from "./consent.store";
import { mailboxOf } from "../../db/mailbox-of";
import { tellOthers } from "./tell-others";

export type SchoolsWord = ReturnType<typeof createSchoolsWord>;

/** What the school says for a child, and reads of who has agreed for whom. */
export function createSchoolsWord({ db, clock, events, accounts, mail, record }: ConsentDeps) {
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
    await tellOthers(tx, { accounts, mail }, { accountId, by: "SCHOOL", who: note });
    await keep(tx, "consent-given", { accountId, adminId });
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
      await keep(tx, "consent-withdrawn", { accountId, adminId });
      return ok({ ok: true });
    });
  }

  async function list(
    wish: PageWish & {
      q?: string | undefined;
      state?: ConsentState | undefined;
      userId?: string | undefined;
    },
  ): Promise<Result<{ total: number; consents: ConsentRow[]; next: string | null }>> {
    const after = placeOf(wish, ["instant", "uuid"]);
    if (!after.ok) return after;
    const accountId = wish.userId === undefined ? undefined : asUuid(wish.userId);
    if (accountId === null) return ok({ total: 0, consents: [], next: null });
    const { total, rows } = await store.listConsents(accounts.cards, db, {
      q: wish.q,
      state: wish.state,
      accountId,
      after: after.value,
      limit: rowsFor(wish),
    });
    const parents = rows.filter(({ by }) => by === "PARENT");
    const ofMinors = await accounts.mailboxesOfMinors(
      db,
      parents.map(({ who }) => mailboxOf(who)),
    );
    const now = clock.now();
    const waiting = new Map(
      (
        await accounts.listWaiting(
          db,
          rows.map((row) => row.accountId),
        )
      ).map((child) => [child.id, lastMoment(child, now).toISOString()]),
    );
    const page = pageOf(rows, wish, ({ place, id }) => [place, id]);
    return ok({
      total,
      next: page.next,
      consents: page.rows.map((row) => ({
        id: row.id,
        userId: row.accountId,
        userName: row.userName,
        state: row.state,
        by: row.by,
        who: row.who,
        isOfMinor: row.by === "PARENT" && ofMinors.has(mailboxOf(row.who)),
        isFromChildsDevice: row.isFromChildsDevice,
        askedAt: row.askedAt.toISOString(),
        decidedAt: row.decidedAt?.toISOString() ?? null,
        wordingVersion: row.wording,
        isReplaced: row.replacedAt !== null,
        until: waiting.get(row.accountId) ?? null,
      })),
    });
  }

  const keep = (
    tx: Tx,
    action: "consent-given" | "consent-withdrawn",
    { accountId, adminId }: { accountId: string; adminId: string | null },
  ) =>
    record(tx, {
      at: clock.now(),
      actorId: adminId,
      action,
      aboutId: accountId,
      details: { by: "SCHOOL" },
    });

  return { recordSchoolConsent, decideForSchool, list };
}
