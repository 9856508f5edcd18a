import type { ReadName } from "../settings/read-name";
import { emailMaxLength } from "@saywell/contract/constants";
import type { Person } from "../../../adapters/sign-in-provider";
import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Tx } from "../../../db/database";
import type { Publish } from "../../../events";
import type { Addresses } from "../addresses/addresses";
import type { EndOwnConsent } from "../consent/end-own-consent";
import type { SendMail } from "../needs";
import { findHolder, lockAddress } from "../addresses/whose-address.store";
import { findOwner } from "../owner.store";
import { findFactor } from "../second-factor/second-factor.store";
import type { CurrentSession } from "../sessions/session.service";
import { deleteSessionsOf, insertRegistered, registerGuest } from "../sessions/session.store";
import { signInLinked } from "./letters";
import * as store from "./sign-in.store";

interface Deps {
  clock: Clock;
  readName: ReadName;
  addresses: Pick<Addresses, "prove" | "askToProve">;
  endOwnConsent: EndOwnConsent;
  send: SendMail;
  record: RecordAudit;
  /** The time zone of whoever has none of their own. */
  schoolZone: () => string;
}

/** Of a provider's person, as far as we take it over. */
export interface SignedIn extends Person {
  provider: string;
}

type LinkedPerson = Pick<SignedIn, "issuer" | "subject" | "provider">;

interface FoundAccount {
  id: string;
  /** False where the code of a second factor has to come first. */
  isLinked: boolean;
}

export type AccountOfPerson = ReturnType<typeof createAccountOfPerson>;

/** What somebody is called whose name cannot be shown here. */
const unnamed = "Student";

/** Which account a provider's person has here. */
export function createAccountOfPerson(deps: Deps) {
  const { clock, readName, addresses, endOwnConsent, send, record, schoolZone } = deps;

  /** From now on the person can sign in to the account; the owner is told. */
  async function link(tx: Tx, person: LinkedPerson, accountId: string): Promise<void> {
    const now = clock.now();
    const { issuer, subject, provider } = person;
    await store.insertIdentity(tx, { issuer, subject, accountId, now });
    const about = { at: now, actorId: accountId, aboutId: accountId };
    await record(tx, { ...about, action: "sign-in-linked", details: { provider } });
    const owner = await findOwner(tx, accountId);
    if (owner === undefined || owner.email === null || !owner.isVerified) return;
    const letter = signInLinked(owner, { provider, at: now });
    await send(tx, { to: owner.email, accountId, letter });
  }

  /** A new account, or the guest's, who keeps everything earned. Its age is not known. */
  async function make(
    tx: Tx,
    happened: Publish,
    person: SignedIn,
    guest: CurrentSession | null,
  ): Promise<string> {
    const now = clock.now();
    const named = person.name === null ? undefined : await readName(tx, person.name, "LEARNER");
    const email = readAddress(person.email);
    const registration = {
      name: named?.ok === true ? named.value : (guest?.user.name ?? unnamed),
      email: person.isEmailVerified ? null : email,
      passwordHash: null,
      ageBand: undefined,
      schoolZone: schoolZone(),
      now,
    };
    const registered =
      guest === null ? undefined : await registerGuest(tx, guest.user.id, registration);
    const account = registered ?? (await insertRegistered(tx, registration));
    // Whoever knew the guest's token must not hold the account.
    await deleteSessionsOf(tx, account.id);
    const { issuer, subject, provider } = person;
    await store.insertIdentity(tx, { issuer, subject, accountId: account.id, now });
    const about = { at: now, actorId: account.id, aboutId: account.id };
    await record(tx, { ...about, action: "sign-in-linked", details: { provider, isNew: true } });
    if (email === null) return account.id;
    const own = { accountId: account.id, email };
    if (person.isEmailVerified) await addresses.prove(tx, happened, own);
    else await addresses.askToProve(tx, account, email, "verify-address");
    await endOwnConsent(tx, happened, own);
    return account.id;
  }

  return {
    /** Links the person to this very account. False where they have another one. */
    async linkTo(tx: Tx, person: LinkedPerson, accountId: string): Promise<boolean> {
      const { issuer, subject } = person;
      await store.lockIdentity(tx, issuer, subject);
      const has = await store.useIdentity(tx, { issuer, subject, now: clock.now() });
      if (has !== undefined) return has === accountId;
      await link(tx, person, accountId);
      return true;
    },

    /**
     * The account that the person has; else the one whose address it is, where both we and the
     * provider know that it is theirs; else a new one. One with a second factor is not linked yet:
     * the provider alone does not open it.
     */
    async findOrMake(
      tx: Tx,
      happened: Publish,
      person: SignedIn,
      guest: CurrentSession | null,
    ): Promise<FoundAccount> {
      const { issuer, subject, isEmailVerified } = person;
      await store.lockIdentity(tx, issuer, subject);
      const known = await store.useIdentity(tx, { issuer, subject, now: clock.now() });
      if (known !== undefined) return { id: known, isLinked: true };
      const email = readAddress(person.email);
      if (email !== null && isEmailVerified) {
        await lockAddress(tx, email);
        const holder = await findHolder(tx, email);
        if (holder !== undefined && !holder.isDemo) {
          // The school made it for whoever has the address, as the provider says that this one has.
          if (holder.isWaiting) {
            await addresses.prove(tx, happened, { accountId: holder.id, email });
          }
          const factor = await findFactor(tx, holder.id);
          const isLinked = factor === undefined || factor.confirmed_at === null;
          if (isLinked) await link(tx, person, holder.id);
          return { id: holder.id, isLinked };
        }
      }
      return { id: await make(tx, happened, person, guest), isLinked: true };
    },
  };
}

const readAddress = (email: string | null): string | null =>
  email !== null && email.length <= emailMaxLength && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? email
    : null;
