import type { ConsentStatus } from "@saywell/contract";
import { consentAsksPerDay, consentMailsPerDay, consentWording } from "@saywell/contract/constants";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { ok, refuse, type Result } from "../../refusal";
import {
  accountOf,
  afterwardsOf,
  type ConsentDeps,
  childNameOf,
  day,
  isOfMinor,
  isOwn,
  isTakenBackByAnother,
  lastMoment,
  notOwn,
  takenBack,
  unknownChild,
} from "./consent-needs";
import * as store from "./consent.store";
import { askParent, cannotAgree } from "./letters";
import { mailboxOf } from "../../db/mailbox-of";

/** What a child reads and asks for. */
export function createAskParent({ db, clock, accounts, mail, record }: ConsentDeps) {
  async function status(accountId: string, from: Db | Tx = db): Promise<Result<ConsentStatus>> {
    const holder = await accounts.readConsentState(from, accountId);
    if (holder === undefined) return unknownChild;
    const newest = await store.findNewest(from, accountId);
    const waits = holder.needsConsent && accountOf(holder) === "OWN";
    const mailIds = newest?.state === "ASKED" && newest.mailId !== null ? [newest.mailId] : [];
    const failed = await mail.listFailedOf(from, mailIds);
    return ok({
      needsConsent: holder.needsConsent,
      state: newest?.state ?? null,
      who: newest === undefined ? null : newest.by === "SCHOOL" ? "Your school" : newest.who,
      isUndelivered: failed.size > 0,
      until: waits ? lastMoment(holder, clock.now()).toISOString() : null,
    });
  }

  async function ask(accountId: string, parentEmail: string): Promise<Result<ConsentStatus>> {
    return await inTransaction(db, async (tx): Promise<Result<ConsentStatus>> => {
      await accounts.lock(tx, accountId);
      const holder = await accounts.readConsentState(tx, accountId);
      if (holder === undefined) return unknownChild;
      if (!holder.needsConsent) {
        return refuse("conflict", "You do not need anybody's agreement.");
      }
      if (isOwn(holder, parentEmail)) return notOwn;
      if (await isTakenBackByAnother(tx, { accountId, email: parentEmail })) return takenBack;
      const now = clock.now();
      const since = new Date(now.getTime() - day);
      const mailbox = mailboxOf(parentEmail);
      const asks = await store.listAsks(tx, { accountId, mailbox, since });
      const failed = await mail.listFailedOf(
        tx,
        asks.flatMap(({ mailId }) => mailId ?? []),
      );
      const arrived = asks.filter(({ mailId }) => mailId === null || !failed.has(mailId));
      if (
        arrived.filter(({ isByChild }) => isByChild).length >= consentAsksPerDay ||
        arrived.filter(({ isOfParent }) => isOfParent).length >= consentAsksPerDay ||
        asks.filter(({ isByChild }) => isByChild).length >= consentMailsPerDay
      ) {
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
      const until = lastMoment(holder, now);
      const name = childNameOf(holder);
      // The child reads the same answer, and does not learn whose the address is.
      const letter = (await isOfMinor(accounts, tx, parentEmail))
        ? cannotAgree(name)
        : askParent(name, {
            token: await accounts.createLink(tx, {
              purpose: "parental-consent",
              accountId,
              email: parentEmail,
              data: { consentId, isQuestion: true },
              lifetime: until.getTime() - now.getTime(),
            }),
            ...afterwardsOf(holder, until),
          });
      const parent = { to: parentEmail, accountId: null, aboutId: accountId };
      const mailId = await mail.sendNamed(tx, { ...parent, letter });
      await store.saveMail(tx, consentId, mailId);
      const about = { aboutId: accountId, details: {} };
      await record(tx, { at: now, actorId: null, action: "consent-asked", ...about });
      return await status(accountId, tx);
    });
  }

  return { status, ask };
}
