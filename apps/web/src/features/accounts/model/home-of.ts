import type { SessionUser } from "@saywell/contract";

const homes = { LEARNER: "/student-dashboard", TEACHER: "/teacher", ADMIN: "/admin" } as const;

/** Where somebody's work here begins. */
export const homeOf = (person: Pick<SessionUser, "role"> | null) =>
  homes[person?.role ?? "LEARNER"];
