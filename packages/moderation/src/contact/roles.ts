/** Each may do what those before it may. */
export const roles = ["LEARNER", "TEACHER", "ADMIN"] as const;
export type Role = (typeof roles)[number];

/** Whether somebody may do more in one role than in the one before. */
export const rises = (before: Role, after: Role): boolean =>
  roles.indexOf(after) > roles.indexOf(before);
