import type { AgeBand, PersonDetails, PlanType, Role } from "@saywell/contract";
import { inOneLine, isAdult, isMinor, rises } from "@saywell/moderation";
import type { Tx } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { type Events, inPublishingTransaction, type Publish } from "../../../events";
import { ok, refuse, type Result } from "../../../refusal";
import type { Admin, AdminDeps } from "../admin-needs";
import type { PersonRow } from "../../../person-row";
import { type PeopleService, unknownPerson } from "./people.service";

/** What accounts let an admin do, in the caller's transaction. */
export interface AccountChanges {
  lockPerson: (tx: Tx, accountId: string) => Promise<PersonRow | undefined>;
  /** The admins who can log in; they stay what they are until the transaction ends. */
  lockAdmins: (tx: Tx) => Promise<string[]>;
  setRole: (tx: Tx, happened: Publish, accountId: string, role: Role) => Promise<void>;
  changeAge: (
    tx: Tx,
    happened: Publish,
    change: { accountId: string; before: AgeBand; after: AgeBand },
  ) => Promise<void>;
  /** What the school says somebody is called. */
  readName: (typed: string, giver: "SCHOOL") => Result<string>;
  setName: (tx: Tx, happened: Publish, accountId: string, name: string) => Promise<void>;
  /** One at a time decides whose an address is. */
  lockAddress: (tx: Tx, email: string) => Promise<void>;
  correctAddress: (
    tx: Tx,
    happened: Publish,
    given: { accountId: string; email: string },
  ) => Promise<Result<true>>;
  sendPasswordLink: (tx: Tx, person: { id: string; email: string }) => Promise<Result<true>>;
  endSessions: (tx: Tx, happened: Publish, accountId: string) => Promise<number>;
  suspend: (tx: Tx, happened: Publish, accountId: string, now: Date) => Promise<void>;
  restore: (tx: Tx, happened: Publish, accountId: string) => Promise<void>;
  anonymise: (
    tx: Tx,
    happened: Publish,
    accountId: string,
    how: { now: Date; keepFigures: KeepFigures },
  ) => Promise<string>;
}

export type KeepFigures = (tx: Tx, moved: { guestId: string; accountId: string }) => Promise<void>;

interface Deps extends AdminDeps {
  events: Events;
  accounts: AccountChanges;
  people: Pick<PeopleService, "view">;
  savePlan: (tx: Tx, plan: { accountId: string; plan: PlanType; now: Date }) => Promise<void>;
  countTaught: (tx: Tx, teacherId: string) => Promise<number>;
  /** Ends that somebody teaches classes that are others'. Answers how many. */
  endCoTeaching: (tx: Tx, accountId: string) => Promise<number>;
  keepFigures: KeepFigures;
  /** Ends the invitations to these addresses that nobody has accepted. */
  endInvitations: (tx: Tx, addresses: readonly string[], now: Date) => Promise<void>;
  /** Ends those by which others would join the staff at the word of this account. */
  endStaffInvitationsBy: (
    tx: Tx,
    inviterId: string,
    now: Date,
  ) => Promise<{ id: string; role: Role }[]>;
}

type Details = Promise<Result<PersonDetails>>;
interface Case {
  tx: Tx;
  happened: Publish;
  person: PersonRow;
  now: Date;
}

export type PersonChangesService = ReturnType<typeof createPersonChanges>;

/** What admins decide about somebody. None of it reaches the demo, and nobody decides about themselves. */
export function createPersonChanges(deps: Deps) {
  const { db, clock, record, events, accounts, people } = deps;

  const setRole = (admin: Admin, accountId: string, wish: { role: Role; was: Role }): Details =>
    decide(admin, accountId, async ({ tx, happened, person, now }) => {
      if (person.role !== wish.was) return changedMeanwhile;
      if (person.id === admin.id) return notOneself;
      if (wish.role !== "LEARNER" && !person.is_registered) {
        return noAccountYet;
      }
      if (rises(person.role, wish.role) && !person.is_email_verified) {
        return refuse(
          "conflict",
          "This address is not confirmed yet: it may be somebody else's. Invite the person by email.",
        );
      }
      if (rises(person.role, wish.role) && !isAdult(person.age_band)) return staffAreAdults;
      if (wish.role === "LEARNER") {
        const taught = await refusalForTaught(tx, person);
        if (taught !== null) return taught;
        if ((await deps.endCoTeaching(tx, person.id)) > 0) {
          happened("class-left", { accountIds: [person.id] });
        }
      }
      await accounts.setRole(tx, happened, person.id, wish.role);
      await endStaffInvitations(tx, admin, person, now);
      await tell(tx, admin, person, "role-changed", now, { before: wish.was, after: wish.role });
      return await people.view(tx, person.id);
    });

  const setAgeBand = (
    admin: Admin,
    accountId: string,
    wish: { ageBand: AgeBand; was: AgeBand },
  ): Details =>
    decide(admin, accountId, async ({ tx, happened, person, now }) => {
      if (person.age_band !== wish.was) return changedMeanwhile;
      if (person.role !== "LEARNER" && isMinor(wish.ageBand)) return staffStayAdults;
      const ages = { before: wish.was, after: wish.ageBand };
      await accounts.changeAge(tx, happened, { accountId: person.id, ...ages });
      await tell(tx, admin, person, "age-changed", now, ages);
      return await people.view(tx, person.id);
    });

  const setPlan = (
    admin: Admin,
    accountId: string,
    wish: { plan: PlanType; was: PlanType },
  ): Details =>
    decide(admin, accountId, async ({ tx, person, now }) => {
      const seen = await people.view(tx, person.id);
      if (!seen.ok || seen.value.plan !== wish.was) return changedMeanwhile;
      await deps.savePlan(tx, { accountId: person.id, plan: wish.plan, now });
      await tell(tx, admin, person, "plan-changed", now, { before: wish.was, after: wish.plan });
      return await people.view(tx, person.id);
    });

  const setName = (admin: Admin, accountId: string, wish: { name: string; was: string }): Details =>
    decide(admin, accountId, async ({ tx, happened, person, now }) => {
      if (person.anonymised_at !== null || person.shown_name !== wish.was) return changedMeanwhile;
      const name = accounts.readName(wish.name, "SCHOOL");
      if (!name.ok) return name;
      if (name.value === person.name) return refuse("conflict", "This is the name already.");
      await accounts.setName(tx, happened, person.id, name.value);
      await tell(tx, admin, person, "name-corrected", now, {});
      return await people.view(tx, person.id);
    });

  const setEmail = (
    admin: Admin,
    accountId: string,
    { email, was }: { email: string; was: string | null },
  ): Details =>
    decide(
      admin,
      accountId,
      async ({ tx, happened, person, now }) => {
        const { id, email: before } = person;
        if (person.anonymised_at !== null || before !== was) return changedMeanwhile;
        if (!person.is_registered) return noAccountYet;
        // Whoever gave one of the staff another address would have the account by a link to it.
        if (person.role !== "LEARNER" && !person.is_waiting) return staffChangeTheirOwn;
        if (before?.toLowerCase() === email.toLowerCase()) {
          return refuse("conflict", "This is the address already.");
        }
        const corrected = await accounts.correctAddress(tx, happened, { accountId: id, email });
        if (!corrected.ok) return corrected;
        const isTheirs = person.is_email_verified || person.is_waiting;
        if (before !== null && isTheirs) await deps.endInvitations(tx, [before], now);
        await tell(tx, admin, person, "address-corrected", now, {});
        return await people.view(tx, id);
      },
      // Before the person, as everywhere where both are held.
      (tx) => accounts.lockAddress(tx, email),
    );

  const sendPasswordLink = (admin: Admin, accountId: string): Details =>
    decide(admin, accountId, async ({ tx, person, now }) => {
      const { id, email } = person;
      if (!person.is_registered) return noAccountYet;
      if (person.suspended_at !== null) {
        return refuse("conflict", "This person is suspended, and could not log in. Restore first.");
      }
      if (email === null) {
        return refuse("conflict", "This person has no address here. Add one first.");
      }
      const sent = await accounts.sendPasswordLink(tx, { id, email });
      if (!sent.ok) return sent;
      await tell(tx, admin, person, "password-link-sent", now, {});
      return await people.view(tx, id);
    });

  const endSessions = (admin: Admin, accountId: string, reason: string): Details =>
    decide(admin, accountId, async ({ tx, happened, person, now }) => {
      const sessions = await accounts.endSessions(tx, happened, person.id);
      await tell(tx, admin, person, "account-logged-out", now, { reason, sessions });
      return await people.view(tx, person.id);
    });

  const suspend = (admin: Admin, accountId: string, reason: string): Details =>
    decide(admin, accountId, async ({ tx, happened, person, now }) => {
      if (person.id === admin.id) return notOneself;
      if (person.suspended_at !== null) return changedMeanwhile;
      await accounts.suspend(tx, happened, person.id, now);
      await endStaffInvitations(tx, admin, person, now);
      await tell(tx, admin, person, "account-suspended", now, { reason });
      return await people.view(tx, person.id);
    });

  const restore = (admin: Admin, accountId: string, reason: string): Details =>
    decide(admin, accountId, async ({ tx, happened, person, now }) => {
      if (person.suspended_at === null) return changedMeanwhile;
      await accounts.restore(tx, happened, person.id);
      await tell(tx, admin, person, "account-restored", now, { reason });
      return await people.view(tx, person.id);
    });

  const anonymise = (
    admin: Admin,
    accountId: string,
    wish: { name: string; reason: string },
  ): Promise<Result<{ ok: true }>> =>
    decide(admin, accountId, async ({ tx, happened, person, now }) => {
      if (person.id === admin.id) return notOneself;
      if (person.anonymised_at !== null) return changedMeanwhile;
      if (inOneLine(wish.name) !== inOneLine(person.shown_name)) {
        return refuse("conflict", "This is not the person's name. Type it as it stands there.");
      }
      const taught = await refusalForTaught(tx, person);
      if (taught !== null) return taught;
      await deps.endCoTeaching(tx, person.id);
      const { keepFigures } = deps;
      const formerId = await accounts.anonymise(tx, happened, person.id, { now, keepFigures });
      const former = { ...person, id: formerId };
      await tell(tx, admin, former, "account-anonymised", now, { reason: wish.reason });
      return ok({ ok: true } as const);
    });

  /** Admins decide one after another, and only for as long as they are admins. */
  async function decide<T>(
    admin: Admin,
    accountId: string,
    work: (made: Case) => Promise<Result<T>>,
    first?: (tx: Tx) => Promise<void>,
  ): Promise<Result<T>> {
    const id = asUuid(accountId);
    if (id === null) return unknownPerson;
    return await inPublishingTransaction({ db, events }, async (tx, happened) => {
      await first?.(tx);
      const admins = await accounts.lockAdmins(tx);
      if (!admins.includes(admin.id)) return noAdmin;
      const person = await accounts.lockPerson(tx, id);
      if (person === undefined || person.is_bot) return unknownPerson;
      if (person.is_demo) {
        return refuse("forbidden", "The people of the demo school stay as they are.");
      }
      return await work({ tx, happened, person, now: clock.now() });
    });
  }

  /** Whoever was an admin until now leaves nobody behind who becomes one by their invitation. */
  async function endStaffInvitations(
    tx: Tx,
    admin: Admin,
    before: PersonRow,
    now: Date,
  ): Promise<void> {
    if (before.role !== "ADMIN") return;
    for (const { id, role } of await deps.endStaffInvitationsBy(tx, before.id, now)) {
      const about = { at: now, actorId: admin.id, aboutId: null };
      const details = { invitationId: id, role };
      await record(tx, { ...about, action: "invitation-revoked", details });
    }
  }

  async function refusalForTaught(tx: Tx, { id }: PersonRow): Promise<Result<never> | null> {
    const count = await deps.countTaught(tx, id);
    if (count === 0) return null;
    const classes = count === 1 ? "a class" : `${count} classes`;
    return refuse(
      "conflict",
      `This person teaches ${classes}. Give ${count === 1 ? "it" : "them"} to another teacher first.`,
    );
  }

  const tell = (
    tx: Tx,
    admin: Admin,
    { id }: Pick<PersonRow, "id">,
    action: Parameters<AdminDeps["record"]>[1]["action"],
    at: Date,
    details: Record<string, unknown>,
  ): Promise<void> => record(tx, { at, actorId: admin.id, action, aboutId: id, details });

  return {
    setRole,
    setAgeBand,
    setPlan,
    setName,
    setEmail,
    sendPasswordLink,
    endSessions,
    suspend,
    restore,
    anonymise,
  };
}

const changedMeanwhile = refuse(
  "conflict",
  "This has changed meanwhile. Look at the person again, then decide.",
);
const staffAreAdults = refuse(
  "conflict",
  "Teachers and admins are 18 or over, and this person's age here does not say so. Change their age first.",
);
const staffStayAdults = refuse(
  "conflict",
  "Nobody under 18 is a teacher or an admin. Make this person a learner first.",
);
const noAccountYet = refuse("conflict", "A guest has no account yet. Invite the person by email.");
const staffChangeTheirOwn = refuse(
  "conflict",
  "Teachers and admins change their own address, in their settings. Who has lost the mailbox gets in by: npm run admin -- recover, on the server.",
);
const notOneself = refuse("forbidden", "Nobody decides this about themselves. Ask another admin.");
const noAdmin = refuse("forbidden", "Only admins can do this.");
