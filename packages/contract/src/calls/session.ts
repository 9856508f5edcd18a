import { z } from "zod";
import { call } from "../call";
import {
  codeMaxLength,
  demoRoles,
  emailMaxLength,
  nameMaxLength,
  passwordRule,
} from "../constants";
import { ageBand, cefrLevel, id, role, timeZone, typedText, plainText } from "../fields";

export const sessionUser = z.object({
  id,
  name: z.string(),
  /**
   * The owner's own address. Null for a guest, and where somebody else has proved that it is theirs.
   * Never part of what others see.
   */
  email: z.string().nullable(),
  role,
  isGuest: z.boolean(),
  /** Whether the address is proved to be the owner's. Everything works without. */
  isEmailVerified: z.boolean(),
  /** An admin who has to set up a second factor before being one here. */
  needsSecondFactor: z.boolean(),
  ageBand,
  level: cefrLevel.nullable(),
  /** One of the demo school's, behind which anybody may be. */
  isDemo: z.boolean().optional(),
  /** Under 13, and neither a parent nor the school has agreed: learns alone until then. */
  needsConsent: z.boolean().optional(),
  /** IANA name; the streak counts days in it. */
  timeZone: z.string(),
});
export type SessionUser = z.output<typeof sessionUser>;

/** Whether this user may create rooms here; left out for nobody. */
const mayCreateRooms = z.boolean().optional();
export const sessionReply = z.object({ user: sessionUser, mayCreateRooms });
/** Phones put a space behind what they complete. */
export const email = z.string().trim().max(emailMaxLength).pipe(z.email());

/** Of the phone's app, or a recovery code, as people type them. */
export const signInCode = plainText(codeMaxLength).trim().min(1);

const guestNames = z.object({
  /** What others read. */
  name: z.string(),
  /** Whether the guest has picked, kept or written it. */
  isChosen: z.boolean(),
  suggestions: z.array(z.object({ id, name: z.string() })),
});

export const sessionCalls = [
  call("GET /api/session", {
    summary: "Who am I: the user of this session, or null.",
    area: "Session",
    access: "public",
    reply: z.object({
      user: sessionUser.nullable(),
      demo: z.boolean(),
      mayCreateRooms,
      isSuspended: z
        .boolean()
        .optional()
        .describe("True where this session ended because the school suspended its account."),
    }),
    errors: [],
  }),
  call("POST /api/session/guest", {
    summary: "Make a guest account, or answer the account this session already has.",
    area: "Session",
    access: "public",
    limit: "guests",
    body: z.object({ timeZone: timeZone.optional() }).optional(),
    reply: sessionReply,
    errors: ["forbidden"],
  }),
  call("GET /api/session/guest-name", {
    summary: "What others call this guest, and some friendly names to pick from.",
    area: "Session",
    access: "session",
    reply: guestNames,
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/session/guest-name", {
    summary: "Pick one of the friendly names, or keep the one that this guest has.",
    area: "Session",
    access: "session",
    limit: "contacts",
    body: z.object({ id: id.nullable() }),
    reply: guestNames,
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/session/sign-up", {
    summary:
      "Create an account. A guest keeps everything earned. Whether the email has an account already is told by a mail to it, never here.",
    area: "Session",
    access: "public",
    limit: ["credentialsOfAddress", "credentials"],
    body: z.object({
      name: typedText(nameMaxLength).trim().min(1),
      email,
      password: plainText(passwordRule.max).min(passwordRule.min),
      ageBand: ageBand.optional(),
      timeZone: timeZone.optional(),
    }),
    reply: sessionReply,
    errors: ["conflict", "weak-password"],
  }),
  call("POST /api/session/log-in", {
    summary:
      "Log in with email and password, and with a code where the account has a second factor: one of the phone, or a recovery code.",
    area: "Session",
    access: "public",
    limit: ["credentialsOfAddress", "credentials"],
    body: z.object({
      email,
      password: plainText(passwordRule.max).min(1),
      code: signInCode.optional(),
      timeZone: timeZone.optional(),
    }),
    reply: sessionReply,
    errors: ["wrong-credentials", "account-suspended", "second-factor-needed", "wrong-code"],
  }),
  call("POST /api/session/demo", {
    summary:
      "Become a demo learner of one's own for a day, or the demo teacher. Only while the demo school is on.",
    area: "Session",
    access: "public",
    limit: "demoEntries",
    body: z.object({ role: z.enum(demoRoles), timeZone: timeZone.optional() }),
    reply: sessionReply,
    errors: ["not-found"],
  }),
  call("POST /api/session/log-out", {
    summary: "End this session.",
    area: "Session",
    access: "public",
    reply: z.object({ user: z.null() }),
    errors: [],
  }),
] as const;
