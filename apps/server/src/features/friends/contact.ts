import type { AgeBand, Role } from "@saywell/contract";
import {
  type ContactAction,
  type ContactAnswer,
  contactAsTold,
  mayBeMinor,
  mayContact,
} from "@saywell/moderation";
import type { Db, Tx } from "../../db/database";
import type { Refusal } from "../../refusal";
import { type Classes, readRelations, type Relation } from "./relations.store";

/** As much of somebody as contact with them depends on. */
export interface ContactPerson {
  id: string;
  role: Role;
  ageBand: AgeBand;
  /** Whether they chose to show their email; asked only about seeing it. */
  showsEmail?: boolean;
  isDemo?: boolean | undefined;
  needsConsent?: boolean | undefined;
}

export interface Contact {
  /**
   * Whether one may do something that concerns another, and what they are told: the same of a child
   * and of an adult, and of somebody who has blocked them. Held, it is answered as if it were done.
   */
  ask(
    db: Db | Tx,
    actor: ContactPerson,
    target: ContactPerson,
    action: ContactAction,
  ): Promise<Asked>;
  /** What the rules say about it, which may be that a teacher has to approve. */
  answer(
    db: Db | Tx,
    actor: ContactPerson,
    target: ContactPerson,
    action: ContactAction,
  ): Promise<ContactAnswer>;
  /** Whether two people are friends or in one class. */
  haveMet(db: Db | Tx, one: string, other: string): Promise<boolean>;
  /** With whom of these one can be friends without a teacher's approval. */
  needsNoApproval(
    db: Db | Tx,
    actor: ContactPerson,
    targets: readonly ContactPerson[],
  ): Promise<(target: ContactPerson) => boolean>;
  /** Whether one may, about many at once. */
  with(
    db: Db | Tx,
    actor: ContactPerson,
    targets: readonly ContactPerson[],
  ): Promise<(target: ContactPerson, action: ContactAction) => boolean>;
  /** The same as if none had blocked the other, for what would tell of a block. */
  withoutBlocks(
    db: Db | Tx,
    actor: ContactPerson,
    targets: readonly ContactPerson[],
  ): Promise<(target: ContactPerson, action: ContactAction) => boolean>;
}

export type Asked = { ok: true; isHeld: boolean } | { ok: false; refusal: Refusal };

/** The rules of who may reach whom, over what is stored about the two. */
export function createContact(classes: Classes): Contact {
  async function readAnswers(db: Db | Tx, actor: ContactPerson, targets: readonly ContactPerson[]) {
    const ids = targets.map(({ id }) => id);
    const relations = await readRelations(classes, db, actor.id, ids);
    return (target: ContactPerson, action: ContactAction, rule = mayContact): ContactAnswer =>
      decide(actor, target, relations.get(target.id)!, action, rule);
  }

  const answer: Contact["answer"] = async (db, actor, target, action) =>
    (await readAnswers(db, actor, [target]))(target, action);

  return {
    answer,

    async ask(db, actor, target, action) {
      const answerTo = await readAnswers(db, actor, [target]);
      const told = answerTo(target, action, contactAsTold);
      return told.ok
        ? { ok: true, isHeld: !answerTo(target, action).ok }
        : { ok: false, refusal: { code: "forbidden", message: told.refusal.message } };
    },

    async haveMet(db, one, other) {
      const { isFriend, sharesClass } = (await readRelations(classes, db, one, [other])).get(
        other,
      )!;
      return isFriend || sharesClass;
    },

    async needsNoApproval(db, actor, targets) {
      const answerTo = await readAnswers(db, actor, targets);
      return (target) => {
        const answer = answerTo(target, "accept-request");
        return answer.ok && answer.approval === "none";
      };
    },

    async with(db, actor, targets) {
      const answerTo = await readAnswers(db, actor, targets);
      return (target, action) => answerTo(target, action).ok;
    },

    async withoutBlocks(db, actor, targets) {
      const answerTo = await readAnswers(db, actor, targets);
      return (target, action) => answerTo(target, action, mayContactUnblocked).ok;
    },
  };
}

const mayContactUnblocked: typeof mayContact = (contact) =>
  mayContact({ ...contact, relation: { ...contact.relation, blocked: false } });

/** What begins contact. */
const asksToMeet: ReadonlySet<ContactAction> = new Set([
  "friend-request",
  "accept-request",
  "private-room-invite",
]);

function decide(
  actor: ContactPerson,
  target: ContactPerson,
  { isFriend, isApproved, sharesClass, mayMeet, teaches, isTaughtBy, isBlocked }: Relation,
  action: ContactAction,
  rule: typeof mayContact,
): ContactAnswer {
  const withMinors = mayBeMinor(actor.ageBand) || mayBeMinor(target.ageBand);
  return rule({
    actor,
    target,
    action,
    relation: {
      // A teacher approved it for their class, so it holds as long as both are in one.
      friends: isFriend && ((isApproved && sharesClass) || !withMinors),
      // A class whose teachers keep its students from asking one another is no way to do so. What a
      // teacher approved stands.
      sameClass: asksToMeet.has(action) ? mayMeet : sharesClass,
      blocked: isBlocked,
      teacherOfClass: teaches || isTaughtBy,
    },
  });
}
