import type { CallByName, CallInput, Invitation, Role, SchoolSettings } from "@saywell/contract";
import { invitationDays } from "@saywell/contract/constants";
import { rises } from "@saywell/moderation";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { type Events, inPublishingTransaction, type Publish } from "../../../events";
import { ok, refuse, type Result } from "../../../refusal";
import type { Admin, AdminDeps, Classes, People } from "../admin-needs";
import type { PersonRow } from "../../../person-row";
import type { ClassChanges } from "../classes/classes.service";
import { pageOf, placeOf, rowsFor } from "../../../pages";
import { invitationLetter } from "./invitation-letter";
import * as store from "./invitations.store";
import { isNoAdult, whyNotStaff } from "./why-not-staff";

interface Link {
  data: unknown;
}

/** What accounts let an invitation do. */
export interface InvitedAccounts {
  people: People;
  createLink: (
    tx: Tx,
    link: {
      purpose: "invitation";
      accountId: string | null;
      email: string;
      data: object;
      lifetime: number;
    },
  ) => Promise<string>;
  createLinks: (
    tx: Tx,
    links: readonly { purpose: "invitation"; accountId: string; email: string; data: object }[],
    lifetime: number,
  ) => Promise<string[]>;
  readLink: (from: Db | Tx, token: string, purpose: "invitation") => Promise<Link | undefined>;
  useLink: (tx: Tx, token: string, purpose: "invitation") => Promise<Link | undefined>;
  /** One at a time decides whose an address is. */
  lockAddress: (tx: Tx, email: string) => Promise<void>;
  findProved: (db: Db | Tx, email: string) => Promise<PersonRow | undefined>;
  /** The account that the school made for whoever has this address, until somebody proves it. */
  findWaiting: (db: Db | Tx, email: string) => Promise<PersonRow | undefined>;
  enterEnrolled: (
    tx: Tx,
    entered: { id: string; name: string; email: string; passwordHash: string; now: Date },
  ) => Promise<void>;
  insertInvited: (
    tx: Tx,
    invited: { name: string; email: string; passwordHash: string; role: Role; now: Date },
  ) => Promise<string>;
  hashPassword: (password: string) => Promise<string>;
  savePassword: (tx: Tx, accountId: string, passwordHash: string) => Promise<void>;
  /** Whether this is the password of whoever has proved an address. */
  isPasswordOf: (db: Db, email: string, password: string) => Promise<boolean>;
  readName: (typed: string, giver: "SCHOOL") => Result<string>;
  readOwnName: (tx: Tx, typed: string, giver: Role | "SCHOOL") => Promise<Result<string>>;
  /** Whether a password is hard enough to guess, or in one sentence why not. */
  checkPassword: (
    password: string,
    owner: { email: string | null; name: string | null },
  ) => Promise<Result<true>>;
  lockPerson: (tx: Tx, accountId: string) => Promise<PersonRow | undefined>;
  setRole: (tx: Tx, happened: Publish, accountId: string, role: Role) => Promise<void>;
}

interface Deps extends AdminDeps {
  events: Events;
  accounts: InvitedAccounts;
  classes: ClassChanges & { classes: Classes };
  settings: () => SchoolSettings;
  send: (tx: Tx, mail: Mail) => Promise<void>;
  sendAll: (tx: Tx, mails: readonly Mail[]) => Promise<void>;
  /** The mails of a kind to these addresses that could not be sent, latest first. */
  listFailed: (
    db: Db | Tx,
    kind: "invitation",
    addresses: readonly string[],
  ) => Promise<{ to: string; at: Date; reason: string }[]>;
}

interface Mail {
  to: string;
  accountId: string | null;
  letter: ReturnType<typeof invitationLetter>;
}

/** Somebody for whom the school has just made an account. */
export interface EnrolledPerson {
  accountId: string;
  email: string;
  name: string;
  role: Role;
}

type Wish = CallInput<CallByName<"POST /api/admin/invitations">>["body"];
type ListWish = CallInput<CallByName<"GET /api/admin/invitations">>["query"];
type Acceptance = CallInput<CallByName<"POST /api/invitation/accept">>["body"];

export type InvitationsService = ReturnType<typeof createInvitationsService>;

const lifetime = invitationDays * 24 * 60 * 60_000;

/** The way by which somebody becomes a teacher or an admin, beside an admin's own decision. */
export function createInvitationsService(deps: Deps) {
  const { db, clock, record, events, accounts, classes, settings, send, sendAll, listFailed } =
    deps;
  const rows = { people: accounts.people, classes: classes.classes };

  async function list(wish: ListWish) {
    const after = placeOf(wish, ["instant", "uuid"]);
    if (!after.ok) return after;
    const found = await store.listInvitations(db, rows, {
      state: wish.state,
      q: wish.q,
      after: after.value,
      limit: rowsFor(wish),
      now: clock.now(),
    });
    const page = pageOf(found, wish, ({ place, id }) => [place, id]);
    const invited = page.rows.map(({ accountId }) => accountId);
    return ok({ invitations: await viewAll(db, page.rows), next: page.next }, invited);
  }

  async function read(from: Db | Tx, id: string): Promise<Result<Invitation>> {
    const [row] = await store.listInvitations(from, rows, {
      id,
      after: null,
      limit: 1,
      now: clock.now(),
    });
    if (row === undefined) return unknownInvitation;
    const [seen] = await viewAll(from, [row]);
    return ok(seen!, [row.accountId]);
  }

  /** With what was said of the mails that could not be sent. */
  async function viewAll(from: Db | Tx, rows: readonly ListedInvitation[]): Promise<Invitation[]> {
    const addresses = rows.map(({ email }) => email);
    const failed = rows.length === 0 ? [] : await listFailed(from, "invitation", addresses);
    return rows.map((row) => {
      // The mail is written in the transaction of its invitation.
      const made = row.createdAt.getTime();
      const isIts = (at: number) => at >= made && at < made + 60_000;
      const mail = failed.find(({ to, at }) => to === row.email && isIts(at.getTime()));
      return view(row, mail?.reason ?? null);
    });
  }

  async function invite(admin: Admin, wish: Wish): Promise<Result<Invitation>> {
    const { name: school } = settings();
    return await inTransaction(db, async (tx) => {
      const classIds: string[] = [];
      for (const typed of wish.classIds) {
        const id = asUuid(typed);
        if (id === null || (await classes.lockClass(tx, id)) === undefined) {
          return refuse("not-found", "There is no such class.");
        }
        classIds.push(id);
      }
      const now = clock.now();
      const { email, role } = wish;
      await accounts.lockAddress(tx, email);
      const holder = await accounts.findProved(tx, email);
      const enrolled = await accounts.findWaiting(tx, email);
      const reason = whyNotInvited(holder, enrolled, role);
      if (reason !== null) return refuse("conflict", reason);
      const accountId = enrolled?.id ?? null;
      const named = wish.name === undefined ? null : accounts.readName(wish.name, "SCHOOL");
      if (named?.ok === false) return named;
      const name = named?.value ?? enrolled?.name ?? null;
      const expiresAt = new Date(now.getTime() + lifetime);
      const made = { email, role, name, classIds, accountId, invitedBy: admin.id, now, expiresAt };
      const id = await store.insertInvitation(tx, made);
      const token = await linkTo(tx, { id, email, accountId });
      const letter = invitationLetter({ school, name, role, token });
      await send(tx, { to: email, accountId, letter });
      await record(tx, {
        at: now,
        actorId: admin.id,
        action: "invitation-sent",
        aboutId: null,
        details: { invitationId: id, role, classIds },
      });
      return await read(tx, id);
    });
  }

  /** Mails each an invitation. For a few hundred at most, in one transaction with their accounts. */
  async function inviteEnrolled(
    tx: Tx,
    admin: Admin,
    enrolled: readonly EnrolledPerson[],
  ): Promise<void> {
    const { name: school } = settings();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + lifetime);
    const ids = await store.insertInvitations(tx, enrolled, {
      invitedBy: admin.id,
      now,
      expiresAt,
    });
    const links = enrolled.map(({ accountId, email }) => ({
      purpose: "invitation" as const,
      accountId,
      email,
      data: { invitationId: ids.get(accountId) },
    }));
    const tokens = await accounts.createLinks(tx, links, lifetime);
    const mails = enrolled.map(({ accountId, email, name, role }, place) => {
      const letter = invitationLetter({ school, name, role, token: tokens[place]! });
      return { to: email, accountId, letter };
    });
    await sendAll(tx, mails);
  }

  const linkTo = (
    tx: Tx,
    { id, email, accountId }: { id: string; email: string; accountId: string | null },
  ): Promise<string> =>
    accounts.createLink(tx, {
      purpose: "invitation",
      accountId,
      email,
      data: { invitationId: id },
      lifetime,
    });

  async function revoke(admin: Admin, invitation: string): Promise<Result<Invitation>> {
    const id = asUuid(invitation);
    if (id === null) return unknownInvitation;
    return await inTransaction(db, async (tx): Promise<Result<Invitation>> => {
      const now = clock.now();
      const row = await store.lockInvitation(tx, id, now);
      if (row === undefined) return unknownInvitation;
      if (row.state !== "WAITING") {
        return refuse("conflict", "This invitation does not wait any more.");
      }
      await store.markRevoked(tx, id, now);
      const details = { invitationId: id, role: row.role };
      await record(tx, {
        at: now,
        actorId: admin.id,
        action: "invitation-revoked",
        aboutId: null,
        details,
      });
      return await read(tx, id);
    });
  }

  /** What the holder of a link may read of it. */
  async function look(token: string) {
    const link = await accounts.readLink(db, token, "invitation");
    const id = invitationIdOf(link);
    const row = id === null ? undefined : await store.findInvitation(db, id, clock.now());
    if (row === undefined || row.state !== "WAITING") return deadLink;
    const { email, role, name } = row;
    const holder = await accounts.findProved(db, email);
    const hasAccount = holder !== undefined;
    const needsPassword = !hasAccount || rises(holder.role, role);
    return ok({ email, role, name, school: settings().name, hasAccount, needsPassword });
  }

  async function accept({
    token,
    password,
    name: typed,
  }: Acceptance): Promise<Result<{ email: string; role: Role }>> {
    const seen = await look(token);
    if (!seen.ok) return seen;
    const { hasAccount, needsPassword } = seen.value;
    const keepsPassword =
      hasAccount &&
      (!needsPassword ||
        (password !== undefined && (await accounts.isPasswordOf(db, seen.value.email, password))));
    if (password !== undefined && !keepsPassword) {
      const owner = { email: seen.value.email, name: typed ?? seen.value.name };
      const checked = await accounts.checkPassword(password, owner);
      if (!checked.ok) return checked;
    }
    const passwordHash = password === undefined ? null : await accounts.hashPassword(password);
    return await inPublishingTransaction({ db, events }, async (tx, happened) => {
      const id = invitationIdOf(await accounts.readLink(tx, token, "invitation"));
      const now = clock.now();
      // Of two who accept at once the second finds it accepted.
      const row = id === null ? undefined : await store.lockInvitation(tx, id, now);
      if (row === undefined || row.state !== "WAITING") return deadLink;
      const { email, role } = row;
      await accounts.lockAddress(tx, email);
      const verified = await accounts.findProved(tx, email);
      const holder = verified && (await accounts.lockPerson(tx, verified.id));
      let accountId: string;
      const waiting = holder === undefined ? await accounts.findWaiting(tx, email) : undefined;
      const enrolled = waiting && (await accounts.lockPerson(tx, waiting.id));
      const before = holder ?? enrolled;
      if (before !== undefined && before.suspended_at !== null) return deadLink;
      if (before !== undefined && isNoAdult(before, role)) {
        return refuse(
          "conflict",
          "Teachers and admins are 18 or over, and the age of your account does not say so. Set it in Settings, or ask your school, and open this link again.",
        );
      }
      if (holder === undefined) {
        const given = row.name ?? enrolled?.name ?? "";
        const giver = typed === undefined || typed === given ? "SCHOOL" : role;
        const name = await accounts.readOwnName(tx, typed ?? given, giver);
        if (!name.ok) return name;
        if (passwordHash === null) return refuse("invalid-input", "Please choose a password.");
        const made = { name: name.value, email, passwordHash, now };
        if (enrolled === undefined) {
          accountId = await accounts.insertInvited(tx, { ...made, role });
        } else {
          accountId = enrolled.id;
          await accounts.enterEnrolled(tx, { ...made, id: enrolled.id });
          if (rises(enrolled.role, role)) {
            await accounts.setRole(tx, happened, enrolled.id, role);
          }
        }
      } else {
        if (holder.is_demo || holder.suspended_at !== null) return deadLink;
        accountId = holder.id;
        if (rises(holder.role, role)) {
          // A password that somebody else may know does not open more than before.
          if (passwordHash === null) return refuse("invalid-input", "Please type a password.");
          if (!keepsPassword) await accounts.savePassword(tx, holder.id, passwordHash);
          await accounts.setRole(tx, happened, holder.id, role);
        }
      }
      await accounts.useLink(tx, token, "invitation");
      await enter(tx, happened, row.classIds, { accountId, role, now });
      await store.markAccepted(tx, { id: row.id, accountId, now });
      await record(tx, {
        at: now,
        actorId: accountId,
        action: "invitation-accepted",
        aboutId: accountId,
        details: { invitationId: row.id, before: before?.role ?? null, after: role },
      });
      const keepsRole = before !== undefined && rises(role, before.role);
      return ok({ email, role: keepsRole ? before.role : role });
    });
  }

  /** A class that is gone by now is passed over. */
  async function enter(
    tx: Tx,
    happened: Publish,
    classIds: readonly string[],
    { accountId, role, now }: { accountId: string; role: Role; now: Date },
  ): Promise<void> {
    for (const classId of classIds) {
      const row = await classes.lockClass(tx, classId);
      if (row === undefined) continue;
      if (role === "LEARNER") {
        await classes.insertStudents(tx, [{ classId, accountId }], now);
      } else {
        await classes.saveClass(tx, { ...row, teacherId: accountId });
        happened("class-left", { accountIds: [row.teacherId] });
      }
    }
  }

  return { list, invite, inviteEnrolled, revoke, look, accept };
}

const asWhat: Record<Role, string> = {
  LEARNER: "a learner",
  TEACHER: "a teacher",
  ADMIN: "an admin",
};

/** Why an invitation would change nothing, or could not be accepted; null where it may be sent. */
function whyNotInvited(
  holder: PersonRow | undefined,
  enrolled: PersonRow | undefined,
  role: Role,
): string | null {
  const person = holder ?? enrolled;
  if (person === undefined) return null;
  const reason = whyNotStaff(person, role);
  if (reason !== null) return reason;
  if (holder === undefined || rises(holder.role, role)) return null;
  return `${person.shown_name} has this address, and is ${asWhat[holder.role]} here already. Classes are changed on their own pages.`;
}

const invitationIdOf = (link: Link | undefined): string | null => {
  const { invitationId } = (link?.data ?? {}) as { invitationId?: unknown };
  return typeof invitationId === "string" ? asUuid(invitationId) : null;
};

type ListedInvitation = Awaited<ReturnType<typeof store.listInvitations>>[number];

const view = (row: ListedInvitation, mailProblem: string | null) =>
  ({
    id: row.id,
    email: row.email,
    role: row.role,
    name: row.name,
    classes: row.classes,
    state: row.state,
    invitedBy: row.inviterId === null ? null : { id: row.inviterId, name: row.inviterName! },
    isFromServer: row.isFromServer,
    mailProblem,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }) satisfies Invitation;

const unknownInvitation = refuse("not-found", "There is no such invitation.");
const deadLink = refuse(
  "not-found",
  "This invitation does not work any more. Ask your school for another one.",
);
