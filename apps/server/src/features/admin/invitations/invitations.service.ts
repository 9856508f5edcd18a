import type { CallByName, CallInput, Invitation, Role, SchoolSettings } from "@saywell/contract";
import { invitationDays } from "@saywell/contract/constants";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { type Events, inPublishingTransaction, type Publish } from "../../../events";
import { ok, refuse, type Result } from "../../../refusal";
import type { Admin, AdminDeps, Classes, People, Person } from "../admin-needs";
import type { ClassChanges } from "../classes/classes.service";
import { pageOf, placeOf, rowsFor } from "../pages";
import { invitationLetter } from "./invitation-letter";
import * as store from "./invitations.store";

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
      accountId: null;
      email: string;
      data: object;
      lifetime: number;
    },
  ) => Promise<string>;
  readLink: (from: Db | Tx, token: string, purpose: "invitation") => Promise<Link | undefined>;
  useLink: (tx: Tx, token: string, purpose: "invitation") => Promise<Link | undefined>;
  findVerified: (db: Db | Tx, email: string) => Promise<Person | undefined>;
  insertInvited: (
    tx: Tx,
    invited: { name: string; email: string; passwordHash: string; role: Role; now: Date },
  ) => Promise<string>;
  hashPassword: (password: string) => Promise<string>;
  readName: (typed: string, role: Role) => Result<string>;
  /** Whether a password is hard enough to guess, or in one sentence why not. */
  checkPassword: (
    password: string,
    owner: { email: string | null; name: string | null },
  ) => Promise<Result<true>>;
  lockPerson: (tx: Tx, accountId: string) => Promise<Person | undefined>;
  setRole: (tx: Tx, happened: Publish, accountId: string, role: Role) => Promise<void>;
}

interface Deps extends AdminDeps {
  events: Events;
  accounts: InvitedAccounts;
  classes: ClassChanges & { classes: Classes };
  settings: () => Promise<SchoolSettings>;
  send: (
    tx: Tx,
    mail: { to: string; accountId: null; letter: ReturnType<typeof invitationLetter> },
  ) => Promise<void>;
}

type Wish = CallInput<CallByName<"POST /api/admin/invitations">>["body"];
type ListWish = CallInput<CallByName<"GET /api/admin/invitations">>["query"];
type Acceptance = CallInput<CallByName<"POST /api/invitation/accept">>["body"];

export type InvitationsService = ReturnType<typeof createInvitationsService>;

const lifetime = invitationDays * 24 * 60 * 60_000;
const ranks: readonly Role[] = ["LEARNER", "TEACHER", "ADMIN"];

/** The way by which somebody becomes a teacher or an admin, beside an admin's own decision. */
export function createInvitationsService(deps: Deps) {
  const { db, clock, record, events, accounts, classes, settings, send } = deps;
  const rows = { people: accounts.people, classes: classes.classes };

  async function list(wish: ListWish) {
    const after = placeOf(wish, ["instant", "uuid"]);
    if (!after.ok) return after;
    const found = await store.listInvitations(db, rows, {
      state: wish.state,
      after: after.value,
      limit: rowsFor(wish),
      now: clock.now(),
    });
    const page = pageOf(found, wish, ({ place, id }) => [place, id]);
    return ok({ invitations: page.rows.map(view), next: page.next });
  }

  async function read(from: Db | Tx, id: string): Promise<Result<Invitation>> {
    const [row] = await store.listInvitations(from, rows, {
      id,
      after: null,
      limit: 1,
      now: clock.now(),
    });
    return row === undefined ? unknownInvitation : ok(view(row));
  }

  async function invite(admin: Admin, wish: Wish): Promise<Result<Invitation>> {
    const { name: school } = await settings();
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
      const { email, role, name = null } = wish;
      const expiresAt = new Date(now.getTime() + lifetime);
      const made = { email, role, name, classIds, invitedBy: admin.id, now, expiresAt };
      const id = await store.insertInvitation(tx, made);
      const token = await linkTo(tx, { id, email });
      const letter = invitationLetter({ school, name, role, token });
      await send(tx, { to: email, accountId: null, letter });
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

  const linkTo = (tx: Tx, { id, email }: { id: string; email: string }): Promise<string> =>
    accounts.createLink(tx, {
      purpose: "invitation",
      accountId: null,
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
    const hasAccount = (await accounts.findVerified(db, email)) !== undefined;
    return ok({ email, role, name, school: (await settings()).name, hasAccount });
  }

  async function accept({
    token,
    password,
    name: typed,
  }: Acceptance): Promise<Result<{ email: string; role: Role }>> {
    const seen = await look(token);
    if (!seen.ok) return seen;
    if (password !== undefined && !seen.value.hasAccount) {
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
      const verified = await accounts.findVerified(tx, email);
      const holder = verified && (await accounts.lockPerson(tx, verified.id));
      let accountId: string;
      if (holder === undefined) {
        const name = accounts.readName(typed ?? row.name ?? "", role);
        if (!name.ok) return name;
        if (passwordHash === null) return refuse("invalid-input", "Please choose a password.");
        const made = { name: name.value, email, passwordHash, role, now };
        accountId = await accounts.insertInvited(tx, made);
      } else {
        if (holder.is_demo || holder.suspended_at !== null) return deadLink;
        accountId = holder.id;
        if (ranks.indexOf(role) > ranks.indexOf(holder.role)) {
          await accounts.setRole(tx, happened, holder.id, role);
        }
      }
      await accounts.useLink(tx, token, "invitation");
      await enter(tx, row.classIds, { accountId, role, now });
      await store.markAccepted(tx, { id: row.id, accountId, now });
      await record(tx, {
        at: now,
        actorId: accountId,
        action: "invitation-accepted",
        aboutId: accountId,
        details: { invitationId: row.id, before: holder?.role ?? null, after: role },
      });
      return ok({ email, role });
    });
  }

  /** A class that is gone by now is passed over. */
  async function enter(
    tx: Tx,
    classIds: readonly string[],
    { accountId, role, now }: { accountId: string; role: Role; now: Date },
  ): Promise<void> {
    for (const classId of classIds) {
      const row = await classes.lockClass(tx, classId);
      if (row === undefined) continue;
      if (role === "LEARNER") await classes.insertStudents(tx, [{ classId, accountId }], now);
      else await classes.saveClass(tx, { ...row, teacherId: accountId });
    }
  }

  return { list, invite, revoke, look, accept };
}

const invitationIdOf = (link: Link | undefined): string | null => {
  const { invitationId } = (link?.data ?? {}) as { invitationId?: unknown };
  return typeof invitationId === "string" ? asUuid(invitationId) : null;
};

type ListedInvitation = Awaited<ReturnType<typeof store.listInvitations>>[number];

const view = (row: ListedInvitation) =>
  ({
    id: row.id,
    email: row.email,
    role: row.role,
    name: row.name,
    classes: row.classes,
    state: row.state,
    invitedBy: row.inviterId === null ? null : { id: row.inviterId, name: row.inviterName! },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }) satisfies Invitation;

const unknownInvitation = refuse("not-found", "There is no such invitation.");
const deadLink = refuse(
  "not-found",
  "This invitation does not work any more. Ask your school for another one.",
);
