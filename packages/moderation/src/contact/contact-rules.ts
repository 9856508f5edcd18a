import { type AgeBand, ageBands, isProtected, mayShareRoom } from "./age-policy";
import type { Role } from "./roles";
import { refuse, type Result } from "../result";

export const contactActions = [
  /** See somebody in the results of a search. */
  "find-by-search",
  "friend-request",
  /** Checked anew when it is accepted, and when a teacher approves it: ages and classes change. */
  "accept-request",
  "private-room-invite",
  "follow",
  "see-email",
  "see-presence",
  "see-profile",
] as const;
export type ContactAction = (typeof contactActions)[number];

export interface Person {
  ageBand: AgeBand;
  role: Role;
  /** Whether the person chose to show the address to who searches for exactly it. */
  showsEmail?: boolean;
  /** An account of the demo school: whoever passes by may be behind it. */
  isDemo?: boolean | undefined;
  /** Under 13, and neither a parent nor the school has agreed yet. */
  needsConsent?: boolean | undefined;
}

export interface Relation {
  /** Both belong to one class, as learners or as its teacher. */
  sameClass: boolean;
  /** Friends, and where one is under 18, approved by the class's teacher. */
  friends: boolean;
  /** Either has blocked the other. */
  blocked: boolean;
  /** The actor teaches a class of the target, or the target one of the actor. */
  teacherOfClass: boolean;
}

export interface Contact {
  actor: Person;
  target: Person;
  relation: Relation;
  action: ContactAction;
}

export const contactRefusals = [
  "blocked",
  "under-18",
  "outside",
  "not-shown",
  "not-a-teacher",
] as const;
export type ContactRefusal = (typeof contactRefusals)[number];

/** Whether a friendship still has to be approved by the class's teacher. */
export type Approval = "none" | "class-teacher";
export type ContactAnswer = Result<{ approval: Approval }, ContactRefusal>;

const allowed: ContactAnswer = { ok: true, approval: "none" };
// One sentence for every reason to do with age: a refusal must not tell how old somebody is.
const notPossible = "You cannot contact this person here.";
const under18: ContactAnswer = refuse("under-18", notPossible);
const outside: ContactAnswer = refuse("outside", notPossible);

const needsConsent = (person: Person): boolean => person.needsConsent === true;
const isByStaff = ({ actor, relation }: Contact): boolean =>
  actor.role === "ADMIN" || (actor.role === "TEACHER" && relation.teacherOfClass);
/**
 * What is on a teacher's page is for everybody; finding it by search and following it are ways back
 * to it.
 */
const isPublicPage = ({ actor, target, action }: Contact): boolean =>
  target.role === "TEACHER" &&
  (action === "see-profile" ||
    ((action === "find-by-search" || action === "follow") && actor.isDemo !== true));

/**
 * Whether one person may do something that concerns another.
 *
 * - Somebody blocked, in either direction: nothing.
 * - Where one of the two is, or may be, under 18, contact stays within the class and among approved
 *   friends. Classmates may become friends when the class's teacher approves; staff and people under
 *   18 do not become friends here, because a class is how they reach one another.
 * - Learners invite each other to private rooms where both have said to be under 18, or both to be
 *   adults: who has not said may be either. A child and an adult who are friends, because a teacher
 *   approved it, meet in the rooms of their class. Teachers invite the students of their classes.
 * - Nobody under 18 is found by search, except by a teacher of their class or an admin; and searching
 *   themselves they find teachers only.
 * - Open rooms are moderated and hide contact details, so people meet there whatever their age, and
 *   nobody asks here.
 * - Whoever passes by may be behind an account of the demo school, so it reaches nobody outside, and
 *   nobody outside reaches it; teachers' pages stay public.
 * - Whom neither a parent nor the school has agreed for learns alone: only the school reaches them.
 * - An email is seen only where its owner chose so, and never from or by somebody under 18.
 */
export function mayContact(contact: Contact): ContactAnswer {
  const { actor, target, relation, action } = contact;
  if (relation.blocked) return refuse("blocked", notPossible);
  if ((actor.isDemo === true) !== (target.isDemo === true) && !isPublicPage(contact))
    return outside;
  if (needsConsent(actor) || (needsConsent(target) && !isByStaff(contact))) return under18;
  if (action === "follow") {
    return target.role === "TEACHER"
      ? allowed
      : refuse("not-a-teacher", "Only teachers can be followed.");
  }
  if (action === "see-email" && target.showsEmail !== true) {
    return refuse("not-shown", "This address is private.");
  }
  if (!isProtected(actor) && !isProtected(target)) return allowed;
  return protectedContact(contact);
}

/**
 * What whoever asks is told, which may be a yes where `mayContact` says no: an answer that followed
 * from the other's age, consent or block would tell of it to everybody who tries. So it is as for a
 * person of whatever age suits, who has blocked nobody, and what is not allowed is then not done.
 */
export function contactAsTold({ actor, target, relation, action }: Contact): ContactAnswer {
  const seen = ageBands.map((ageBand) =>
    mayContact({
      actor,
      target: { ...target, ageBand, needsConsent: false },
      relation: { ...relation, blocked: false },
      action,
    }),
  );
  return seen.find(({ ok }) => ok) ?? seen.at(-1)!;
}

/** At least one of the two is, or may be, under 18. */
function protectedContact(contact: Contact): ContactAnswer {
  const { actor, target, relation, action } = contact;
  const { sameClass, friends, teacherOfClass } = relation;
  const trusted = sameClass || friends || teacherOfClass;
  const byStaff = isByStaff(contact);
  const publicTeacher = target.role === "TEACHER" && !isProtected(target);
  const decide = (may: boolean): ContactAnswer => (may ? allowed : under18);
  switch (action) {
    case "find-by-search":
      return decide(byStaff || publicTeacher);
    case "see-profile":
    case "see-presence":
      return decide(trusted || byStaff || publicTeacher);
    case "private-room-invite":
      return decide(
        teacherOfClass || ((friends || sameClass) && mayShareRoom(actor.ageBand, target.ageBand)),
      );
    case "friend-request":
    case "accept-request":
      return sameClass && actor.role === "LEARNER" && target.role === "LEARNER"
        ? { ok: true, approval: "class-teacher" }
        : under18;
    case "see-email":
    case "follow":
      return under18;
  }
}
