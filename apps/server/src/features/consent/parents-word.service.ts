import type { AgeBand, ConsentRequest, ConsentState, Role } from "@saywell/contract";
import { consentWording } from "@saywell/contract/constants";
import { isProtected } from "@saywell/moderation";
import type { Db, Tx } from "../../db/database";
import { inPublishingTransaction } from "../../events";
import { ok, refuse, type Result } from "../../refusal";
import {
  accountOf,
  afterwardsOf,
  childNameOf,
  type ConsentDeps,
  type ConsentHolder,
  day,
  isOfMinor,
  isOwn,
  isTakenBackByAnother,
  lastMoment,
  type LinkData,
  notOwn,
  takenBack,
} from "./consent-needs";
import * as store from "./consent.store";
import { confirmConsent, confirmRefusal, confirmWithdrawal } from "./letters";
import { tellOthers } from "./tell-others";

/** A parent may take it back for as long as a child is one. */
const lasting = 15 * 365 * day;

/** What a parent reads and answers, by a link that was mailed. */
export function createParentsWord(deps: ConsentDeps) {
  const { db, clock, events, accounts, mail, record, settings } = deps;
  const viewNow = (found: Found) => view(found, settings(), clock.now());

  /** What a link is about. Whoever holds it sees no more than the mail that brought it says. */
  async function find(from: Db | Tx, token: string) {
    const link = await accounts.readLink(from, token, "parental-consent");
    const data = link?.data as LinkData | undefined;
    const consent = data && (await store.findConsent(from, data.consentId));
    const child = consent && (await accounts.readConsentState(from, consent.accountId));
    if (data === undefined || consent === undefined || child === undefined) return undefined;
    // A question that was asked of somebody else since is none any more. Who agreed once has the
    // last word, unless another parent or the school has agreed since.
    if (consent.replacedAt !== null) return undefined;
    return { consent, child, isQuestion: data.isQuestion };
  }

  async function read(token: string): Promise<Result<ConsentRequest>> {
    const found = await find(db, token);
    return found === undefined ? deadLink : ok(viewNow(found));
  }

  async function decide(
    token: string,
    { give, caller, deviceToken }: Answer,
  ): Promise<Result<ConsentRequest>> {
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
      if (state === consent.state) return ok(viewNow(found));
      if (give) {
        if (isOwn(child, consent.who)) return notOwn;
        if (isOfChild(caller, accountId)) return noParent;
        if (await isOfMinor(accounts, tx, consent.who)) return noParent;
        const asked = { accountId, email: consent.who };
        if (await isTakenBackByAnother(tx, asked)) return takenBack;
      }
      if (isQuestion && (await accounts.useLink(tx, token, "parental-consent")) === undefined) {
        return deadLink;
      }
      const now = clock.now();
      // A family may share a device, so this is no refusal: the school sees it.
      const isFromChildsDevice =
        give &&
        deviceToken !== undefined &&
        (await accounts.isOnDeviceOf(tx, accountId, deviceToken));
      const wording = consentWording.version;
      await store.decideConsent(tx, consent.id, {
        state,
        wording,
        ...(give ? { isFromChildsDevice } : {}),
        now,
      });
      if (give) {
        const standing = await store.listStandingOfParents(tx, accountId);
        const others = standing.flatMap(({ id }) => (id === consent.id ? [] : [id]));
        await store.replaceConsents(tx, others, now);
        await tellOthers(tx, { accounts, mail }, { accountId, by: "PARENT", who: consent.who });
      }
      // A no changes nothing: the account goes on waiting, no longer than before.
      if (state !== "REFUSED") {
        await accounts.setConsent(tx, happened, { accountId, hasConsent: give });
      }
      const parent = { to: consent.who, accountId: null, aboutId: accountId };
      const name = childNameOf(child);
      const linkFor = (lifetime: number) =>
        accounts.createLink(tx, {
          purpose: "parental-consent",
          accountId,
          email: consent.who,
          data: { consentId: consent.id, isQuestion: false },
          lifetime,
        });
      if (give && consent.state !== "WITHDRAWN") {
        const letter = confirmConsent(name, await linkFor(lasting));
        await mail.send(tx, { ...parent, letter });
      }
      if (state === "REFUSED") {
        const until = lastMoment(child, now);
        const token = await linkFor(until.getTime() - now.getTime());
        const letter = confirmRefusal(name, { token, ...afterwardsOf(child, until) });
        await mail.send(tx, { ...parent, letter });
      }
      if (state === "WITHDRAWN") {
        // From now on the account waits again.
        const until = lastMoment({ dueAt: null }, now);
        const letter = confirmWithdrawal(name, afterwardsOf(child, until));
        await mail.send(tx, { ...parent, letter });
      }
      const note = isFromChildsDevice ? { note: "From the child's own device" } : {};
      const about = { aboutId: accountId, details: { by: "PARENT", ...note } };
      await record(tx, { at: now, actorId: null, action: actionOf[state], ...about });
      const after = (await accounts.readConsentState(tx, accountId)) ?? child;
      return ok(viewNow({ ...found, consent: { ...consent, state }, child: after }));
    });
  }

  return { read, decide };
}

interface Answer {
  give: boolean;
  caller: LoggedIn | null;
  /** By which a browser that has logged in to some account is known again. */
  deviceToken: string | undefined;
}

/** Whose session the answer comes from. */
interface LoggedIn {
  id: string;
  role: Role;
  ageBand: AgeBand;
  isGuest: boolean;
}

/**
 * Whether it is the child who is logged in, or another learner who is no adult for us. A parent who
 * looked around here without an account is a guest of no age, and may answer.
 */
const isOfChild = (caller: LoggedIn | null, accountId: string): boolean =>
  caller !== null &&
  (caller.id === accountId ||
    (isProtected(caller) && !(caller.isGuest && caller.ageBand === "UNKNOWN")));

const noParent = refuse(
  "conflict",
  "A parent has to say this, on a device where no child is logged in.",
);

type Decided = Exclude<ConsentState, "ASKED">;

const actionOf = {
  GIVEN: "consent-given",
  REFUSED: "consent-refused",
  WITHDRAWN: "consent-withdrawn",
} as const;

function stateAfter(before: ConsentState, give: boolean): Decided {
  if (give) return "GIVEN";
  return before === "ASKED" || before === "REFUSED" ? "REFUSED" : "WITHDRAWN";
}

interface Found {
  consent: store.ConsentRecord;
  child: ConsentHolder;
  isQuestion: boolean;
}

function view(
  { consent, child, isQuestion }: Found,
  { name, contact }: { name: string; contact: string },
  now: Date,
): ConsentRequest {
  const { version, parts } = consentWording;
  const account = accountOf(child);
  const since = child.needsConsent ? child : { dueAt: null };
  return {
    childName: childNameOf(child),
    parentEmail: consent.who,
    state: consent.state,
    isQuestion,
    wording: { version, parts: parts.map(({ title, lines }) => ({ title, lines: [...lines] })) },
    school: { name, contact },
    account,
    until: account === "OWN" ? lastMoment(since, now).toISOString() : null,
  };
}

const deadLink = refuse(
  "not-found",
  "This link does not work any more. Your child can ask you again.",
);
