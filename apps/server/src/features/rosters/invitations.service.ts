import type { ClassInvitation } from "@saywell/contract";
import { classInvitationLimits } from "@saywell/contract/constants";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import * as store from "./invitations.store";
import { type Inviting, isTooSoon } from "./inviting";
import type { RosterDeps, TaughtClass, Teacher } from "./rosters-needs";

interface Deps extends RosterDeps {
  inviting: Inviting;
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;

/** The invitations of a class, as its teachers see and change them. */
export function createInvitationsService(deps: Deps) {
  const { db, clock, classes, accounts, readName, mail, inviting } = deps;

  async function list(teacher: Teacher, classId: string) {
    const taught = await classes.findTaught(db, teacher, classId);
    if (!taught.ok) return taught;
    const rows = await store.listWaiting(db, taught.value.id, clock.now());
    return ok({
      invitations: await view(db, rows),
      ...(await store.countAnswered(db, taught.value.id)),
      sendsMail: await inviting.sendsMail(db, taught.value),
    });
  }

  const invite = (
    teacher: Teacher,
    classId: string,
    typed: { email: string; name?: string | undefined },
  ): Promise<Result<ClassInvitation>> =>
    inTaughtClass(teacher, classId, async (tx, taught) => {
      const email = typed.email.toLowerCase();
      const read =
        typed.name === undefined || typed.name === "" ? null : readName(typed.name, "SCHOOL");
      if (read?.ok === false) return read;
      const person = { email, name: read?.value ?? null };
      const planned = await inviting.plan(tx, teacher, taught, [person]);
      if (!planned.ok) return planned;
      const { state } = planned.value.people[0]!;
      if (state !== "NEW") return whyNot[state];
      const [id] = await inviting.invite(tx, teacher, taught, [person]);
      return await readOne(tx, taught.id, id!);
    });

  const sendAgain = (
    teacher: Teacher,
    classId: string,
    invitationId: string,
  ): Promise<Result<ClassInvitation>> =>
    inTaughtClass(teacher, classId, async (tx, taught) => {
      const row = await find(tx, taught.id, invitationId);
      if (row === undefined) return unknownInvitation;
      if (await classes.isOfDemo(tx, taught)) return demoSendsNone;
      if (isTooSoon(row.sentAt, clock.now())) return tooSoon;
      if ((await inviting.withoutMailed(tx, teacher, [row])).length === 0) return mailedElsewhere;
      const refusal = await inviting.refusalToSend(tx, teacher, taught, 1);
      if (refusal !== null) return refusal;
      await inviting.write(tx, teacher, taught, [row]);
      return await readOne(tx, taught.id, row.id);
    });

  const takeBack = (
    teacher: Teacher,
    classId: string,
    invitationId: string,
  ): Promise<Result<{ ok: true }>> =>
    inTaughtClass(teacher, classId, async (tx, taught) => {
      const row = await find(tx, taught.id, invitationId);
      if (row === undefined) return unknownInvitation;
      await store.revoke(tx, row.id, clock.now());
      return ok({ ok: true } as const);
    });

  /** A change in a class that the caller teaches; nobody else changes its invitations meanwhile. */
  async function inTaughtClass<T>(
    teacher: Teacher,
    classId: string,
    work: (tx: Tx, taught: TaughtClass) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    return await inTransaction(db, async (tx) => {
      const id = asUuid(classId);
      if (id !== null) await classes.lockClass(tx, id);
      const taught = await classes.findTaught(tx, teacher, classId);
      if (!taught.ok) return taught;
      if (taught.value.isArchived) return archived;
      // How many mails a teacher sends is counted by one at a time, over all their classes.
      await accounts.lock(tx, teacher.id);
      return await work(tx, taught.value);
    });
  }

  async function find(from: Db | Tx, classId: string, invitationId: string) {
    const id = asUuid(invitationId);
    return id === null ? undefined : await store.findWaiting(from, { classId, id }, clock.now());
  }

  async function readOne(from: Tx, classId: string, id: string): Promise<Result<ClassInvitation>> {
    const row = await find(from, classId, id);
    if (row === undefined) return unknownInvitation;
    const [seen] = await view(from, [row]);
    return ok(seen!);
  }

  /** With what was said of the mails that could not be sent. */
  async function view(
    from: Db | Tx,
    rows: readonly store.WaitingRow[],
  ): Promise<ClassInvitation[]> {
    const addresses = rows.map(({ email }) => email);
    const failed =
      rows.length === 0 ? [] : await mail.listFailed(from, "class-invitation", addresses);
    return rows.map(({ createdAt, sentAt, expiresAt, ...row }) => {
      // The mail is written in the transaction that marks it.
      const isIts = (at: Date): boolean =>
        sentAt !== null && Math.abs(at.getTime() - sentAt.getTime()) < 60_000;
      const problem = failed.find(({ to, at }) => to === row.email && isIts(at));
      return {
        ...row,
        createdAt: createdAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
        expiresAt: expiresAt.toISOString(),
        mailProblem: problem?.reason ?? null,
      };
    });
  }

  return { list, invite, sendAgain, takeBack, inTaughtClass };
}

const archived = refuse("conflict", "This class is archived. Restore it before you change it.");
const unknownInvitation = refuse(
  "not-found",
  "There is no such invitation. It may have been answered, taken back, or have run out.",
);
const tooSoon = refuse(
  "conflict",
  `This was sent less than ${classInvitationLimits.restMinutes} minutes ago. Wait a while, or hand the link over.`,
);
const mailedElsewhere = refuse(
  "conflict",
  `You invited this address by mail less than ${classInvitationLimits.restMinutes} minutes ago. Wait a while, or hand the link over.`,
);
const demoSendsNone = refuse("conflict", "The demo sends no mail. Hand the link over instead.");
const whyNot = {
  INVITED: refuse(
    "conflict",
    "This address is invited already. In the list below you can send the mail again.",
  ),
  STUDENT: refuse("conflict", "Whoever has this address is in the class already."),
  DECLINED: refuse(
    "conflict",
    "This invitation was declined, so it is not mailed again. You can give them the code of the class.",
  ),
};
