import { z } from "zod";
import { call } from "../call";
import { idMaxLength, nameMaxLength, passwordRule } from "../constants";
import { count, done, id, instant, plainText, token, typedText, userIdParams } from "../fields";
import { email, sessionReply } from "./session";

/** A place where somebody is logged in. */
export const openSession = z.object({
  id,
  /** As "Firefox on Windows"; null where the browser does not say. */
  device: z.string().nullable(),
  begunAt: instant,
  /** To a few minutes. */
  lastSeenAt: instant,
  /** The session that asks. */
  isThis: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

/** One of the accounts of an address that nobody has proved, told by facts that name nobody. */
export const resetAccount = z.object({
  /** What it is called for this link. */
  choice: z.string(),
  startedAt: instant,
  /** Lessons completed. */
  lessons: count,
  lastUsedAt: instant.nullable(),
});
export type ResetAccount = z.output<typeof resetAccount>;

/** The secret of a mailed link. One that was never given out opens nothing, whatever its form. */
const linkToken = token(idMaxLength);
/** Any password may be tried; a new one has to keep to the rule. */
const password = plainText(passwordRule.max).min(1);
const newPassword = plainText(passwordRule.max).min(passwordRule.min);
const errors = ["not-signed-in", "forbidden", "not-found"] as const;

/** How an address and a password are proved, changed and got back, and where somebody is logged in. */
export const accountSecurityCalls = [
  call("POST /api/account/{userId}/verification", {
    summary: "Send me the mail again by which I prove my address.",
    area: "Account",
    access: "session",
    limit: "linksMailed",
    params: userIdParams,
    reply: done,
    errors: [...errors, "conflict"],
  }),
  call("POST /api/verify-address", {
    summary:
      "Prove an address by the link that was mailed to it, or change to it: in a session of the account that asked for it, or with its password. Opens no session.",
    area: "Account",
    access: "public",
    limit: "linksOpened",
    body: z.object({
      token: linkToken,
      /** Needed where the account is not logged in here. */
      password: password.optional(),
    }),
    reply: z.object({ email: z.string() }),
    errors: ["link-expired", "email-taken", "wrong-credentials"],
  }),
  call("POST /api/password-reset", {
    summary:
      "Have a link mailed by which a forgotten password is replaced. The answer is the same whether or not there is such an account.",
    area: "Account",
    access: "public",
    limit: ["credentialsOfAddress", "linksMailed"],
    body: z.object({ email }),
    reply: done,
    errors: [],
  }),
  call("POST /api/password-reset/accounts", {
    summary:
      "The accounts whose password a mailed link may replace. There are several where several people gave the address and none has proved it: whoever has the mail chooses.",
    area: "Account",
    access: "public",
    limit: "linksOpened",
    body: z.object({ token: linkToken }),
    reply: z.object({ accounts: z.array(resetAccount) }),
    errors: ["link-expired"],
  }),
  call("POST /api/password-reset/confirm", {
    summary:
      "Replace the password by a mailed link. Ends all sessions and every other way in, and opens none. Where several people gave the address and none has proved it, it answers `choice-needed` until a `choice` of `POST /api/password-reset/accounts` comes with it.",
    area: "Account",
    access: "public",
    limit: "linksOpened",
    body: z.object({
      token: linkToken,
      password: newPassword,
      /** Needed where the link may be for several accounts, which `POST /api/password-reset/accounts` lists. */
      choice: token(idMaxLength).optional(),
    }),
    reply: done,
    errors: ["link-expired", "weak-password", "choice-needed"],
  }),
  call("POST /api/claim-account/read", {
    summary: "The address that a guest gave who bought a plan, by the link that was mailed to it.",
    area: "Account",
    access: "public",
    limit: "linksOpened",
    body: z.object({ token: linkToken }),
    reply: z.object({ email: z.string() }),
    errors: ["link-expired"],
  }),
  call("POST /api/claim-account", {
    summary:
      "Make the guest's account my own by that link, with all that was earned and paid. The address is proved by it. Ends the guest's sessions, and opens one here.",
    area: "Account",
    access: "public",
    limit: "linksOpened",
    body: z.object({
      token: linkToken,
      name: typedText(nameMaxLength).trim().min(1),
      password: newPassword,
    }),
    reply: sessionReply,
    errors: ["link-expired", "email-taken", "weak-password"],
  }),
  call("POST /api/account/{userId}/password", {
    summary: "Change my password. Ends all other sessions.",
    area: "Account",
    access: "session",
    limit: ["credentialsOfAddress", "credentials"],
    params: userIdParams,
    body: z.object({ currentPassword: password, newPassword }),
    reply: done,
    errors: [...errors, "wrong-credentials", "weak-password", "conflict"],
  }),
  call("POST /api/account/{userId}/address", {
    summary: "Change my email address. It changes when the link mailed to the new one is opened.",
    area: "Account",
    access: "session",
    limit: ["credentialsOfAddress", "credentials", "linksMailed"],
    params: userIdParams,
    body: z.object({ password, email }),
    reply: done,
    errors: [...errors, "wrong-credentials", "conflict"],
  }),
  call("GET /api/account/{userId}/sessions", {
    summary: "Where I am logged in, the latest first.",
    area: "Account",
    access: "session",
    params: userIdParams,
    reply: z.object({ sessions: z.array(openSession) }),
    errors,
  }),
  call("DELETE /api/account/{userId}/sessions/{id}", {
    summary: "End one of my sessions.",
    area: "Account",
    access: "session",
    params: userIdParams.extend({ id }),
    reply: done,
    errors,
  }),
  call("POST /api/account/{userId}/log-out-everywhere", {
    summary: "End all my sessions, or all but this one.",
    area: "Account",
    access: "session",
    params: userIdParams,
    body: z.object({ keepsThis: z.boolean() }),
    reply: z.object({ ended: count }),
    errors,
  }),
] as const;
