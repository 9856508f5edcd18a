import { z } from "zod";
import { call } from "../call";
import {
  adminSearchMaxLength,
  childAccounts,
  consentGivers,
  consentNoteMaxLength,
  consentStates,
  emailMaxLength,
} from "../constants";
import {
  count,
  done,
  id,
  instant,
  nextPage,
  pageWish,
  token,
  typedText,
  userIdParams,
} from "../fields";

const email = z.string().trim().max(emailMaxLength).pipe(z.email());
const errors = ["not-signed-in", "forbidden", "not-found"] as const;
const linkToken = token(200);

/** Where an account of a child stands. */
export const consentStatus = z.object({
  /** Whether rooms, friends and the like wait for somebody's agreement. */
  needsConsent: z.boolean(),
  /** Of the newest; null where nobody was asked. */
  state: z.enum(consentStates).nullable(),
  /** Who was asked, or agreed: a parent's address as its owner wrote it, or the school. */
  who: z.string().nullable(),
  /** Whether the mail that asked could not be sent, and is not tried again. */
  isUndelivered: z.boolean(),
  /** When the account becomes a guest's if nobody agrees; null where it does not. */
  until: instant.nullable(),
});
export type ConsentStatus = z.output<typeof consentStatus>;

/** What a parent reads before deciding. */
export const consentRequest = z.object({
  childName: z.string(),
  parentEmail: z.string(),
  state: z.enum(consentStates),
  /** Whether the link was sent to ask; otherwise it is the lasting one, by which to change one's mind. */
  isQuestion: z.boolean(),
  wording: z.object({
    version: count,
    parts: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
  }),
  /** Who asks, and where a parent can write to; the contact may be empty. */
  school: z.object({ name: z.string(), contact: z.string() }),
  /** Whose the account is: one of the school's, or of a guest, never becomes another. */
  account: z.enum(childAccounts),
  /**
   * When a child's own account becomes a guest's unless somebody agrees; where somebody has agreed,
   * when it would if that were taken back now. Null of other accounts.
   */
  until: instant.nullable(),
});
export type ConsentRequest = z.output<typeof consentRequest>;

export const consentRow = z.object({
  id,
  userId: id,
  userName: z.string(),
  state: z.enum(consentStates),
  by: z.enum(consentGivers),
  who: z.string(),
  /** Whether that address is of a learner here who has not said to be an adult, and cannot agree. */
  isOfMinor: z.boolean(),
  /** Whether the yes came from a browser in which the child had logged in. */
  isFromChildsDevice: z.boolean(),
  askedAt: instant,
  decidedAt: instant.nullable(),
  wordingVersion: count,
  /** Whether another was asked, or said something, later. */
  isReplaced: z.boolean(),
  /** When the account becomes a guest's if nobody agrees; null where it does not. */
  until: instant.nullable(),
});
export type ConsentRow = z.output<typeof consentRow>;

export const consentCalls = [
  call("GET /api/account/{userId}/consent", {
    summary: "Whether I need a parent's agreement, and whether somebody was asked.",
    area: "Consent",
    access: "session",
    params: userIdParams,
    reply: consentStatus,
    errors,
  }),
  call("POST /api/account/{userId}/consent", {
    summary: "Ask a parent to agree. They get a mail with a link.",
    area: "Consent",
    access: "session",
    limit: "consentAsks",
    params: userIdParams,
    body: z.object({ parentEmail: email }),
    reply: consentStatus,
    errors: [...errors, "conflict"],
  }),
  call("POST /api/consent/read", {
    summary: "What a parent is asked to agree to, by the link in their mail.",
    area: "Consent",
    access: "public",
    limit: "consentLinks",
    body: z.object({ token: linkToken }),
    reply: consentRequest,
    errors: ["not-found"],
  }),
  call("POST /api/consent/decide", {
    summary: "A parent agrees or does not, by the link in their mail; by the lasting one, again.",
    area: "Consent",
    access: "public",
    limit: "consentLinks",
    body: z.object({ token: linkToken, give: z.boolean() }),
    reply: consentRequest,
    errors: ["not-found", "conflict"],
  }),
  call("GET /api/admin/consents", {
    summary: "Who has agreed for which child, the newest first.",
    area: "Consent",
    access: "admin",
    query: z.object({
      /** A part of a child's name, or of a parent's address. */
      q: typedText(adminSearchMaxLength).trim().optional(),
      /** Of those that hold: what another took the place of is found without it. */
      state: z.enum(consentStates).optional(),
      userId: id.optional(),
      ...pageWish,
    }),
    about: ["userId"],
    shows: ["reply.consents.userId"],
    reply: z.object({ total: count, consents: z.array(consentRow), ...nextPage }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/admin/consents/{userId}", {
    summary: "Record that the school has a parent's word for a child, or take anybody's word back.",
    area: "Consent",
    access: "admin",
    params: userIdParams,
    about: ["userId"],
    body: z.object({
      give: z.boolean(),
      /** Whose word it is and where it is kept, such as "Form of 3 September, signed by the mother". */
      note: typedText(consentNoteMaxLength).trim().min(1),
    }),
    reply: done,
    errors: [...errors, "conflict"],
  }),
] as const;
