/** What is searched for in a name or an email. */
export const userSearch = { minLength: 2, maxLength: 100 } as const;
/** Whom a search can be narrowed to. */
export const searchableRoles = ["LEARNER", "TEACHER"] as const;
export type SearchableRole = (typeof searchableRoles)[number];

/** What the product calls a guest who has given no name. */
export const guestName = "Student";
