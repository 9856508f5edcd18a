import {
  classInvitationLimits,
  classLimits,
  type RosterRowState,
} from "@saywell/contract/constants";
import type { Db, Tx } from "../../db/database";
import { ok, refuse, type Result } from "../../refusal";
import { addressHash } from "./address-hash";
import { classInvitationLetter } from "./class-invitation-letter";
import * as store from "./invitations.store";
import { stateOf } from "./plan-invitations";
import type { RosterDeps, TaughtClass, Teacher } from "./rosters-needs";
import { shownAddresses } from "./shown-addresses.store";

/** Whom an address is invited for. */
export interface Person {
  email: string;
  name: string | null;
}

export interface Plan<P extends Person> {
  people: (P & { state: RosterRowState })[];
  fresh: P[];
}

const day = 24 * 3600_000;
const rest = classInvitationLimits.restMinutes * 60_000;
/** Mails that are written in one go: each is a page of text. */
const mailBatch = 50;

export type Inviting = ReturnType<typeof createInviting>;

/** How one address or many are invited into a class, all in one way. */
export function createInviting(deps: RosterDeps) {
  const { clock, record, classes, accounts, settings, mail } = deps;

  const expiryFrom = (now: Date): Date =>
    new Date(now.getTime() + classInvitationLimits.days * day);

  /** The demo school writes to nobody. */
  async function sendsMail(from: Db | Tx, taught: TaughtClass): Promise<boolean> {
    return mail.hasServer && !(await classes.isOfDemo(from, taught));
  }

  /** What comes of inviting these people, or why it cannot be. */
  async function plan<P extends Person>(
    from: Db | Tx,
    teacher: Teacher,
    taught: TaughtClass,
    people: readonly P[],
  ): Promise<Result<Plan<P>>> {
    const now = clock.now();
    const { id: classId } = taught;
    const studentIds = new Set((await classes.studentsOf(from, classId)).map(({ id }) => id));
    const hashes = people.map(({ email }) => addressHash(classId, email));
    const facts = {
      classId,
      known: await store.listKnown(from, classId, hashes),
      studentIds,
      shown: await shownAddresses(from, accounts.profiles, [...studentIds]),
      now,
    };
    const judged = people.map((each) => ({ ...each, state: stateOf(each.email, facts) }));
    const fresh = judged.filter(({ state }) => state === "NEW");
    const taken = studentIds.size + (await store.countWaiting(from, classId, now));
    if (fresh.length > 0 && taken + fresh.length > classLimits.students) {
      return tooFull(Math.max(0, classLimits.students - taken), fresh.length);
    }
    const tooMany = await refusalToSend(from, teacher, taught, fresh.length);
    return tooMany ?? ok({ people: judged, fresh });
  }

  async function refusalToSend(
    from: Db | Tx,
    teacher: Teacher,
    taught: TaughtClass,
    count: number,
  ): Promise<Result<never> | null> {
    if (count === 0 || (await classes.isOfDemo(from, taught))) return null;
    const since = new Date(clock.now().getTime() - day);
    const left = classInvitationLimits.mailsADay - (await store.countSent(from, teacher.id, since));
    return count <= left ? null : sentEnough(Math.max(0, left), count);
  }

  /** Invites people of whom nobody is invited, in a transaction that has locked the class. */
  async function invite(
    tx: Tx,
    teacher: Teacher,
    taught: TaughtClass,
    people: readonly Person[],
  ): Promise<string[]> {
    if (people.length === 0) return [];
    const now = clock.now();
    const made = people.map(({ email, name }) => ({
      hash: addressHash(taught.id, email),
      email,
      name,
      token: store.newToken(),
    }));
    const saved = await store.saveInvitations(tx, made, {
      classId: taught.id,
      invitedBy: teacher.id,
      now,
      expiresAt: expiryFrom(now),
    });
    // Who was invited and taken back a moment ago has had a mail, and who was invited into another class.
    const rested = await withoutMailed(tx, teacher, saved);
    const unsent = rested.filter(({ sentAt }) => !isTooSoon(sentAt, now));
    await write(tx, teacher, taught, unsent);
    await record(tx, {
      at: now,
      actorId: teacher.id,
      action: "class-invited",
      aboutId: null,
      details: { classId: taught.id, count: saved.length },
    });
    return saved.map(({ id }) => id);
  }

  /** Those to whom this teacher has had no mail sent a moment ago, into whichever class. */
  async function withoutMailed<P extends Person>(
    from: Db | Tx,
    { id: senderId }: Teacher,
    people: readonly P[],
  ): Promise<P[]> {
    const hashes = people.map(({ email }) => addressHash(senderId, email));
    const since = new Date(clock.now().getTime() - rest);
    const mailed = await store.listSent(from, hashes, { senderId, since });
    return people.filter((_each, place) => !mailed.has(hashes[place]!));
  }

  /** Mails invitations; in the demo none. */
  async function write(
    tx: Tx,
    teacher: Teacher,
    taught: TaughtClass,
    invitations: readonly (Person & { id: string; token: string })[],
  ): Promise<void> {
    if (await classes.isOfDemo(tx, taught)) return;
    const teacherName = (await accounts.findCard(tx, teacher.id))?.shown_name ?? "Your teacher";
    for (let at = 0; at < invitations.length; at += mailBatch) {
      const mails = invitations.slice(at, at + mailBatch).map(({ email, name, token }) => ({
        to: email,
        accountId: null,
        letter: classInvitationLetter({
          name,
          teacher: teacherName,
          className: taught.name,
          school: settings().name,
          token,
        }),
      }));
      await mail.sendAll(tx, mails);
    }
    const now = clock.now();
    const ids = invitations.map(({ id }) => id);
    const hashes = invitations.map(({ email }) => addressHash(teacher.id, email));
    await store.insertSent(tx, hashes, { senderId: teacher.id, now });
    await store.markSent(tx, ids, { sentBy: teacher.id, now, expiresAt: expiryFrom(now) });
  }

  return { plan, invite, write, withoutMailed, refusalToSend, sendsMail };
}

export const isTooSoon = (sentAt: Date | null, now: Date): boolean =>
  sentAt !== null && now.getTime() - sentAt.getTime() < rest;

const sayPeople = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

const tooFull = (free: number, wanted: number) =>
  refuse(
    "conflict",
    `A class has at most ${classLimits.students} students. With those who are invited this one has ${free === 1 ? "1 place" : `${free} places`} left, for ${sayPeople(wanted)}.`,
  );

const sentEnough = (left: number, wanted: number) =>
  refuse(
    "too-many-requests",
    `You can invite ${classInvitationLimits.mailsADay} people by mail in 24 hours. Today ${left} are left, for ${sayPeople(wanted)}. Give the others the code of the class.`,
  );
