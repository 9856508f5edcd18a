import type { Role } from "./roles";

/**
 * The age bands that an account can carry, and all that follows from them. Who has not said their
 * age has the restrictions of both sides: they may be a child, so nothing reaches them that must not
 * reach one, and they may be an adult, so they reach no child as another child would.
 */
export const ageBands = ["UNKNOWN", "UNDER_13", "AGE_13_TO_17", "ADULT"] as const;
export type AgeBand = (typeof ageBands)[number];

/** Whether somebody has said to be 18 or over. */
export const isAdult = (ageBand: AgeBand): boolean => ageBand === "ADULT";

/** Those of adults, for a query: as `isAdult` says. */
export const adultAgeBands: readonly AgeBand[] = ageBands.filter(isAdult);

/** Whether somebody has said to be under 18. */
export const isMinor = (ageBand: AgeBand): boolean =>
  ageBand === "UNDER_13" || ageBand === "AGE_13_TO_17";

/** Theirs, for a query: as `isMinor` says. */
export const minorAgeBands: readonly AgeBand[] = ageBands.filter(isMinor);

/** Whether what protects people under 18 protects somebody: all who have not said to be adults. */
export const mayBeMinor = (ageBand: AgeBand): boolean => !isAdult(ageBand);

/**
 * Whether contact with a person keeps to the rules for people under 18. A school knows its staff, so
 * their unknown age does not make children of them.
 */
export const isProtected = ({ ageBand, role }: { ageBand: AgeBand; role: Role }): boolean =>
  role === "LEARNER" ? mayBeMinor(ageBand) : isMinor(ageBand);

/**
 * Whether two learners may be in one private room, which nobody of the school looks after: two adults,
 * or two who have said to be under 18. Who has not said their age may be either, so there they are
 * with nobody. Whom they know is not looked at.
 */
export const mayShareRoom = (one: AgeBand, other: AgeBand): boolean =>
  (isAdult(one) && isAdult(other)) || (isMinor(one) && isMinor(other));

/**
 * Whether what a teacher approved for two people, or what two people agreed on alone, was under other
 * rules than hold after a change of age: somebody has become an adult for us, or is one no more.
 */
export const changesSides = (before: AgeBand, after: AgeBand): boolean =>
  isAdult(before) !== isAdult(after);

/**
 * Whether people may set their own age band from one to another. Whoever has not said may say. After
 * that nobody leaves the adults, and nobody who said to be under 18 grows older, by themselves; a
 * learner under 18 may still say to be younger. The school, its admins, may set any.
 */
export const maySetOwnAge = (before: AgeBand, after: AgeBand): boolean =>
  before === after || before === "UNKNOWN" || (before === "AGE_13_TO_17" && after === "UNDER_13");

/** The age band after somebody asked for one of their own: theirs stays where they may not set it. */
export const ownAgeAfter = (before: AgeBand, wish: AgeBand): AgeBand =>
  maySetOwnAge(before, wish) ? wish : before;
