import type { JoinedClass, OwnClassInvitation } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { ok, refuse, type Result } from "../../refusal";
import * as store from "./own-invitations.store";
import type { Classes, Invited, RosterDeps } from "./rosters-needs";

interface Deps extends Pick<RosterDeps, "db" | "clock"> {
  accounts: Pick<RosterDeps["accounts"], "profiles">;
  classes: Pick<
    Classes,
    "lockClass" | "isOfDemo" | "findOpen" | "viewOpen" | "enter" | "viewJoined" | "takenOutAt"
  >;
}

export type OwnInvitationsService = ReturnType<typeof createOwnInvitationsService>;

/** The invitations of whoever is invited. The secret lets in whoever has it, as the code of a class does. */
export function createOwnInvitationsService(deps: Deps) {
  const { db, clock, accounts, classes } = deps;

  async function list(learner: Invited): Promise<Result<{ invitations: OwnClassInvitation[] }>> {
    const invitations: OwnClassInvitation[] = [];
    for (const row of await store.listTo(db, accounts.profiles, learner.id, clock.now())) {
      const open = await classes.findOpen(db, row.classId);
      if (open === undefined) continue;
      const { isMember, isDemo, ...seen } = await classes.viewOpen(db, learner, open);
      if (isMember || isDemo !== (learner.isDemo ?? false)) continue;
      invitations.push({ ...seen, token: row.token, expiresAt: row.expiresAt.toISOString() });
    }
    return ok({ invitations });
  }

  async function read(learner: Invited, token: string) {
    const row = await store.findByToken(db, token);
    if (row === undefined) return ended;
    const open = await classes.findOpen(db, row.classId);
    if (open === undefined) return ended;
    const seen = await classes.viewOpen(db, learner, open);
    const isGood = isOpen(row, clock.now());
    if (!isGood && !(row.acceptedBy === learner.id && seen.isMember)) return ended;
    return ok({ ...seen, mayDecline: isGood && (await isTheirs(db, learner, row)) });
  }

  async function accept(learner: Invited, token: string): Promise<Result<JoinedClass>> {
    return await inTransaction(db, async (tx) => {
      const seen = await store.findByToken(tx, token);
      if (seen === undefined) return ended;
      await classes.lockClass(tx, seen.classId);
      // It may have been answered or taken back meanwhile, and others may have come in.
      const row = await store.findByToken(tx, token);
      const open = await classes.findOpen(tx, seen.classId);
      const now = clock.now();
      if (row === undefined || open === undefined || !isOpen(row, now)) return ended;
      const outAt = await classes.takenOutAt(tx, { classId: open.id, accountId: learner.id });
      if (outAt !== null && row.createdAt <= outAt) return takenOut;
      const entered = await classes.enter(tx, learner, open);
      if (!entered.ok) return entered;
      await store.markAccepted(tx, { id: row.id, accountId: learner.id, now });
      return await classes.viewJoined(tx, learner, open.id);
    });
  }

  async function decline(learner: Invited, token: string): Promise<Result<{ ok: true }>> {
    return await inTransaction(db, async (tx) => {
      const seen = await store.findByToken(tx, token);
      if (seen === undefined) return ended;
      await classes.lockClass(tx, seen.classId);
      const row = await store.findByToken(tx, token);
      if (row === undefined || !isOpen(row, clock.now())) return ended;
      if (!(await isTheirs(tx, learner, row))) return notTheirs;
      await store.markDeclined(tx, row.id, clock.now());
      return ok({ ok: true } as const);
    });
  }

  /** Whoever has the link may come in, but says no for nobody else: the address is not written to again. */
  const isTheirs = (from: Db | Tx, { id: accountId }: Invited, { id }: store.HeldRow) =>
    store.isTo(from, accounts.profiles, { id, accountId });

  return { list, read, accept, decline };
}

const isOpen = ({ state, expiresAt }: store.HeldRow, now: Date): boolean =>
  state === "WAITING" && expiresAt > now;

const ended = refuse(
  "link-expired",
  "This invitation does not work any more. It works once, for two weeks, and can be taken back. Ask your teacher for a new one.",
);
const takenOut = refuse(
  "conflict",
  "You were taken out of this class after this invitation was made. Ask your teacher for a new one.",
);
const notTheirs = refuse(
  "forbidden",
  "This invitation is to another address than yours, so you cannot say no to it. You need do nothing.",
);
