import type { AgeBand, Role } from "@saywell/contract";
import { type ContactAction, isMinor, mayContact } from "@saywell/moderation";
import type { Db, Tx } from "../../db/database";
import { type Refusal, refuse } from "../../refusal";
import { readRelations, type Relation } from "./relations.store";

/** As much of somebody as contact with them depends on. */
export interface ContactPerson {
  id: string;
  role: Role;
  ageBand: AgeBand;
  /** Whether they chose to show their email; asked only about seeing it. */
  showsEmail?: boolean;
}

export interface Contact {
  /** Why one may not do something that concerns another; null when they may. */
  refusalOf(
    db: Db | Tx,
    actor: ContactPerson,
    target: ContactPerson,
    action: ContactAction,
  ): Promise<Refusal | null>;
  /** The same for many at once. */
  with(
    db: Db | Tx,
    actor: ContactPerson,
    targets: readonly ContactPerson[],
  ): Promise<(target: ContactPerson, action: ContactAction) => boolean>;
}

/** The rules of who may reach whom, over what is stored about the two. */
export const contact: Contact = {
  async refusalOf(db, actor, target, action) {
    const relations = await readRelations(db, actor.id, [target.id]);
    const answer = decide(actor, target, relations.get(target.id)!, action);
    if (answer.ok) return null;
    // Nobody learns that they were blocked.
    if (answer.refusal.code === "blocked") return unknownPerson.refusal;
    return { code: "forbidden", message: answer.refusal.message };
  },

  async with(db, actor, targets) {
    const relations = await readRelations(
      db,
      actor.id,
      targets.map(({ id }) => id),
    );
    return (target, action) => decide(actor, target, relations.get(target.id)!, action).ok;
  },
};

const unknownPerson = refuse("not-found", "There is no such person.") as { refusal: Refusal };

function decide(
  actor: ContactPerson,
  target: ContactPerson,
  { isFriend, sharesClass, teaches, isTaughtBy, isBlocked }: Relation,
  action: ContactAction,
) {
  const withMinors = isMinor(actor.ageBand) || isMinor(target.ageBand);
  return mayContact({
    actor,
    target,
    action,
    relation: {
      // Their teacher put two students into one class: that stands for approving their friendship,
      // as long as both are in it.
      friends: isFriend && (sharesClass || !withMinors),
      sameClass: sharesClass,
      blocked: isBlocked,
      teacherOfClass: teaches || isTaughtBy,
    },
  });
}
