import { z } from "zod";
import { call } from "../call";
import {
  adminReasonMaxLength,
  adminSearchMaxLength,
  ageBands,
  emailMaxLength,
  invitableRoles,
  invitationStates,
  mostInvitedClasses,
  nameMaxLength,
  passwordRule,
  planTypes,
  roles,
} from "../constants";
import {
  ageBand,
  cefrLevel,
  count,
  done,
  flag,
  id,
  idParams,
  instant,
  nextPage,
  pageWish,
  plainText,
  role,
  token,
  typedText,
} from "../fields";
import { planType } from "./billing";

const named = z.object({ id, name: z.string() });

const reason = typedText(adminReasonMaxLength).trim().min(1);
/** Phones put a space behind what they complete. */
const email = z.string().trim().max(emailMaxLength).pipe(z.email());

/** Somebody as an admin sees them in a list. */
export const person = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  role,
  ageBand,
  plan: planType,
  isGuest: z.boolean(),
  /** Of the demo school. */
  isDemo: z.boolean(),
  isSuspended: z.boolean(),
  isAnonymised: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
});
export type Person = z.output<typeof person>;

export const personDetails = person.extend({
  level: cefrLevel.nullable(),
  timeZone: z.string(),
  title: z.string().nullable(),
  /** Since when, by whom and why somebody is shut out. Nobody is named where they are gone. */
  suspension: z
    .object({ since: instant, by: named.nullable(), reason: z.string().nullable() })
    .nullable(),
  /** Newest first. */
  classes: z.array(named.extend({ isTeacher: z.boolean() })),
  /** Devices that are logged in. */
  openSessions: count,
  /** Whether they log in with a code besides what else they give. */
  hasSecondFactor: z.boolean(),
  /** The school made the account, and nobody has entered it yet. */
  isWaiting: z.boolean(),
});
export type PersonDetails = z.output<typeof personDetails>;

export const invitation = z.object({
  id,
  email: z.string(),
  role,
  name: z.string().nullable(),
  classes: z.array(named),
  state: z.enum(invitationStates),
  /** Null when that account is gone, and of those made on the server. */
  invitedBy: named.nullable(),
  /** Made by whoever runs the program. */
  isFromServer: z.boolean(),
  /** Why the mail with the link could not be sent; null where it could, or still may. */
  mailProblem: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
});
export type Invitation = z.output<typeof invitation>;

const secret = z.object({ token: token(200) });
const errors = ["not-signed-in", "forbidden", "not-found"] as const;
const changing = [...errors, "conflict"] as const;

export const adminPeopleCalls = [
  call("GET /api/admin/people", {
    summary: "People by name, all of them or some; a page at a time.",
    area: "Administration",
    access: "admin",
    query: z.object({
      /** A part of a name or of an address. */
      q: typedText(adminSearchMaxLength).trim().optional(),
      role: z.enum(roles).optional(),
      ageBand: z.enum(ageBands).optional(),
      plan: z.enum(planTypes).optional(),
      suspended: flag,
      /** With an address that nobody has proved to be theirs. */
      unverified: flag,
      /** Children under 13 for whom nobody has agreed. */
      unconsented: flag,
      /** Guests too, who are left out otherwise. */
      guests: flag,
      ...pageWish,
    }),
    shows: ["reply.people.id"],
    reply: z.object({
      people: z.array(person),
      ...nextPage,
      /** How many the whole list has. */
      total: count,
    }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("GET /api/admin/people/{id}", {
    summary: "One person. A look at a child is kept in the audit log.",
    area: "Administration",
    access: "admin",
    params: idParams,
    shows: ["reply.id"],
    reply: personDetails,
    errors,
  }),
  call("PUT /api/admin/people/{id}/role", {
    summary: "Make somebody a learner, a teacher or an admin. The last admin stays one.",
    area: "Administration",
    access: "admin",
    params: idParams,
    /** `was` is what the admin saw: refused where it has changed since. */
    body: z.object({ role, was: role }),
    shows: ["act"],
    reply: personDetails,
    errors: changing,
  }),
  call("PUT /api/admin/people/{id}/age-band", {
    summary: "Set how old somebody is.",
    area: "Administration",
    access: "admin",
    params: idParams,
    body: z.object({ ageBand, was: ageBand }),
    shows: ["act"],
    reply: personDetails,
    errors: changing,
  }),
  call("PUT /api/admin/people/{id}/plan", {
    summary: "Give somebody a plan, as one agreed with the school.",
    area: "Administration",
    access: "admin",
    params: idParams,
    body: z.object({ plan: planType, was: planType }),
    shows: ["act"],
    reply: personDetails,
    errors: changing,
  }),
  call("PUT /api/admin/people/{id}/name", {
    summary: "Correct what somebody is called.",
    area: "Administration",
    access: "admin",
    params: idParams,
    body: z.object({
      name: typedText(nameMaxLength).trim().min(1),
      /** What the admin saw: refused where it has changed since. */
      was: typedText(nameMaxLength),
    }),
    shows: ["act"],
    reply: personDetails,
    errors: changing,
  }),
  call("PUT /api/admin/people/{id}/email", {
    summary:
      "Correct the address of a learner, or of somebody who has not entered their account yet. It is not confirmed until its owner opens the link that is mailed to it.",
    area: "Administration",
    access: "admin",
    params: idParams,
    body: z.object({ email, was: typedText(emailMaxLength).nullable() }),
    shows: ["act"],
    reply: personDetails,
    errors: changing,
  }),
  call("POST /api/admin/people/{id}/password-link", {
    summary: "Mail somebody the link to a new password, as if they had forgotten it.",
    area: "Administration",
    access: "admin",
    params: idParams,
    shows: ["act"],
    reply: personDetails,
    errors: changing,
  }),
  call("POST /api/admin/people/{id}/end-sessions", {
    summary:
      "Log somebody out on all their devices, as when one was stolen. They may log in again.",
    area: "Administration",
    access: "admin",
    params: idParams,
    body: z.object({ reason }),
    shows: ["act"],
    reply: personDetails,
    errors: changing,
  }),
  call("POST /api/admin/people/{id}/suspend", {
    summary: "Shut somebody out until they are restored. Their sessions end at once.",
    area: "Administration",
    access: "admin",
    params: idParams,
    body: z.object({ reason }),
    shows: ["act"],
    reply: personDetails,
    errors: changing,
  }),
  call("POST /api/admin/people/{id}/restore", {
    summary: "Let somebody who is suspended log in again.",
    area: "Administration",
    access: "admin",
    params: idParams,
    body: z.object({ reason }),
    shows: ["act"],
    reply: personDetails,
    errors: changing,
  }),
  call("POST /api/admin/people/{id}/anonymise", {
    summary:
      "Take away for good who somebody is, and keep what they learnt as figures. Asks for the name, typed.",
    area: "Administration",
    access: "admin",
    params: idParams,
    body: z.object({ name: typedText(nameMaxLength), reason }),
    reply: done,
    errors: [...changing],
  }),
  call("GET /api/admin/invitations", {
    summary: "Who was invited, latest first; a page at a time.",
    area: "Administration",
    access: "admin",
    query: z.object({
      /** A part of an address or a name. */
      q: typedText(adminSearchMaxLength).trim().optional(),
      state: z.enum(invitationStates).optional(),
      ...pageWish,
    }),
    shows: ["handler"],
    reply: z.object({ invitations: z.array(invitation), ...nextPage }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/admin/invitations", {
    summary:
      "Mail somebody a link, good for 7 days, by which they become what is said here. Earlier links to the same address end.",
    area: "Administration",
    access: "admin",
    body: z.object({
      email,
      role: z.enum(invitableRoles),
      /** What the form is filled in with. */
      name: typedText(nameMaxLength).trim().min(1).optional(),
      /** A teacher teaches them from then on, a learner is a student in them. */
      classIds: z.array(id).max(mostInvitedClasses).default([]),
    }),
    shows: ["handler"],
    reply: invitation,
    errors: changing,
  }),
  call("POST /api/admin/invitations/{id}/revoke", {
    summary: "Take back an invitation that nobody has accepted.",
    area: "Administration",
    access: "admin",
    params: idParams,
    shows: ["handler"],
    reply: invitation,
    errors: changing,
  }),
  call("POST /api/invitation/read", {
    summary: "What an invitation says, for who holds its link.",
    area: "Session",
    access: "public",
    limit: "invitations",
    body: secret,
    reply: z.object({
      email: z.string(),
      role,
      name: z.string().nullable(),
      school: z.string(),
      /** The address has an account, which keeps its name. */
      hasAccount: z.boolean(),
      /** To begin with, or where the role rises: then it is the old one, or a new one instead. */
      needsPassword: z.boolean(),
    }),
    errors: ["not-found"],
  }),
  call("POST /api/invitation/accept", {
    summary: "Accept an invitation. Whoever does has proved the address, and can log in with it.",
    area: "Session",
    access: "public",
    limit: "invitations",
    body: secret.extend({
      /** Where the invitation says so. */
      password: plainText(passwordRule.max).min(passwordRule.min).optional(),
      /** Needed where there is no account yet. */
      name: typedText(nameMaxLength).trim().min(1).optional(),
    }),
    /** The role of the account from now on: an invitation never lowers one. */
    reply: z.object({ email: z.string(), role }),
    errors: ["not-found", "conflict", "weak-password"],
  }),
] as const;
