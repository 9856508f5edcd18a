import type { ConsentStatus } from "@saywell/contract";
import { consentAsksPerDay, consentWording } from "@saywell/contract/constants";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { ok, refuse, type Result } from "../../refusal";
import {
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
import { mailboxOf } from "./mailbox";

/** What a child reads and asks for. */
export function createAskParent({ db, clock, accounts, send, record }: ConsentDeps) {
  async function status(accountId: string, from: Db | Tx = db): Promise<Result<ConsentStatus>> {
    const holder = await accounts.readConsentState(from, accountId);
    if (holder === undefined) return unknownChild;
    const newest = await store.findNewest(from, accountId);
    const waits = holder.needsConsent && !holder.isGuest;
    return ok({
      needsConsent: holder.needsConsent,
      state: newest?.state ?? null,
      who: newest === undefined ? null : newest.by === "SCHOOL" ? "Your school" : newest.who,
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
            until,
            timeZone: holder.timeZone,
          });
      await send(tx, { to: parentEmail, accountId: null, aboutId: accountId, letter });
      const about = { aboutId: accountId, details: {} };
      await record(tx, { at: now, actorId: null, action: "consent-asked", ...about });
      return await status(accountId, tx);
    });
  }

  return { status, ask };
}
