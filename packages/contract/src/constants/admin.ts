import { roles, type Role } from "@saywell/moderation/roles";

/** Why an admin does something to somebody; the audit log keeps it. */
export const adminReasonMaxLength = 300;
/** What is searched for among people, classes and rooms. */
export const adminSearchMaxLength = 100;

export const classNameMaxLength = 80;

/** WAITING: nobody has used it yet. */
export const invitationStates = ["WAITING", "ACCEPTED", "EXPIRED", "REVOKED"] as const;
export type InvitationState = (typeof invitationStates)[number];
/** What somebody may be invited as. */
export const invitableRoles = roles satisfies readonly Role[];
/** Days in which an invitation can be accepted. */
export const invitationDays = 7;
/** Classes that one invitation leads into. */
export const mostInvitedClasses = 50;

/** The rows that one import may have, without the line of column names. */
export const mostImportedRows = 10_000;
export const importMaxLength = 2_000_000;
/** In any order; `name` and `email` must be there. */
export const importColumns = [
  "name",
  "email",
  "role",
  "class",
  "class_teacher",
  "age_band",
  "consent",
] as const;
/** Who may be imported; an admin is made one by one. */
export const importableRoles = ["LEARNER", "TEACHER"] as const satisfies readonly Role[];
/** Rows that an answer names, of those that are bad and of people who are here already. */
export const mostNamedRows = 1000;

/** FAILED: tried as often as its rules allow, and kept for a week. */
export const jobStates = ["WAITING", "ACTIVE", "FAILED"] as const;
/** Rows that one file of the audit log holds. */
export const mostExportedEntries = 100_000;

/** Where the key for secrets may be: set by whoever runs the program, in a file that it made, or nowhere. */
export const secretKeyPlaces = ["environment", "file", "none"] as const;
export type SecretKeyPlace = (typeof secretKeyPlaces)[number];
