import type { AgeBand, Role } from "@saywell/contract";
import {
  type ContactAction,
  type ContactAnswer,
  mayBeMinor,
  mayContact,
} from "@saywell/moderation";
import type { Db, Tx } from "../../db/database";
import { type Refusal, refuse } from "../../refusal";
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
  /** Why one may not do something that concerns another; null when they may. */
  refusalOf(
    db: Db | Tx,
    actor: ContactPerson,
    target: ContactPerson,
    action: ContactAction,
  ): Promise<Refusal | null>;
  /** What the rules say about it, which may be that a teacher has to approve. */
  answer(
    db: Db | Tx,
    actor: ContactPerson,
    target: ContactPerson,
    action: ContactAction,
  ): Promise<ContactAnswer>;
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
}

/** The rules of who may reach whom, over what is stored about the two. */
export function createContact(classes: Classes): Contact {
  async function readAnswers(db: Db | Tx, actor: ContactPerson, targets: readonly ContactPerson[]) {
    const ids = targets.map(({ id }) => id);
    const relations = await readRelations(classes, db, actor.id, ids);
    return (target: ContactPerson, action: ContactAction): ContactAnswer =>
      decide(actor, target, relations.get(target.id)!, action);
  }

  const answer: Contact["answer"] = async (db, actor, target, action) =>
    (await readAnswers(db, actor, [target]))(target, action);

  return {
    answer,

    async refusalOf(db, actor, target, action) {
      const given = await answer(db, actor, target, action);
      return given.ok ? null : refusalIn(given.refusal);
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
  };
}

type RuleRefusal = Extract<ContactAnswer, { ok: false }>["refusal"];

/** What the rules refuse, as the person reads it. */
export function refusalIn({ code, message }: RuleRefusal): Refusal {
  // Nobody learns that they were blocked.
  return code === "blocked" ? unknownPerson.refusal : { code: "forbidden", message };
}

const unknownPerson = refuse("not-found", "There is no such person.") as { refusal: Refusal };

function decide(
  actor: ContactPerson,
  target: ContactPerson,
  { isFriend, isApproved, sharesClass, teaches, isTaughtBy, isBlocked }: Relation,
  action: ContactAction,
): ContactAnswer {
  const withMinors = mayBeMinor(actor.ageBand) || mayBeMinor(target.ageBand);
  return mayContact({
    actor,
    target,
    action,
    relation: {
      // A teacher approved it for their class, so it holds as long as both are in one.
      friends: isFriend && ((isApproved && sharesClass) || !withMinors),
      sameClass: sharesClass,
      blocked: isBlocked,
      teacherOfClass: teaches || isTaughtBy,
    },
  });
}
