import { z } from "zod";
import { call } from "../call";
import { adminReasonMaxLength, passwordRule } from "../constants";
import { count, done, id, instant, plainText, typedText, userIdParams } from "../fields";
import { signInCode } from "./session";

/** Of accounts that have none, as those that sign in with a provider only, it is not asked for. */
const password = plainText(passwordRule.max).min(1).optional();
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const errors = [
  "not-signed-in",
  "forbidden",
  "not-found",
  "conflict",
  "wrong-credentials",
] as const;
const limit = ["credentialsOfAddress", "credentials"] as const;

/** A code besides the password, for those who look after others. */
export const secondFactorCalls = [
  call("GET /api/account/{userId}/second-factor", {
    summary: "Whether I log in with a code besides my password.",
    area: "Account",
    access: "session",
    params: userIdParams,
    reply: z.object({
      /** Whether this account may have one: staff may. */
      isOffered: z.boolean(),
      /** Whether it has to. */
      isRequired: z.boolean(),
      since: instant.nullable(),
      recoveryCodesLeft: count,
    }),
    errors: ["not-signed-in", "forbidden", "not-found"],
  }),
  call("POST /api/account/{userId}/second-factor", {
    summary: "Begin to set up a second factor: a secret for an app on the phone.",
    area: "Account",
    access: "session",
    limit,
    params: userIdParams,
    body: z.object({ password }),
    reply: z.object({
      /** To type in by hand. */
      secret: z.string(),
      uri: z.string(),
      /** The same as an image: a whole SVG. */
      qr: z.string(),
    }),
    errors,
  }),
  call("POST /api/account/{userId}/second-factor/confirm", {
    summary:
      "Switch the second factor on with its first code. Ends all other sessions, and answers the recovery codes, which nobody can read again.",
    area: "Account",
    access: "session",
    limit,
    params: userIdParams,
    body: z.object({ code: signInCode }),
    reply: recoveryCodes,
    errors: [...errors, "wrong-code"],
  }),
  call("POST /api/account/{userId}/second-factor/recovery-codes", {
    summary: "New recovery codes in place of the old ones.",
    area: "Account",
    access: "session",
    limit,
    params: userIdParams,
    body: z.object({ password, code: signInCode }),
    reply: recoveryCodes,
    errors: [...errors, "wrong-code"],
  }),
  call("POST /api/account/{userId}/second-factor/disable", {
    summary: "Log in without a second factor from now on.",
    area: "Account",
    access: "session",
    limit,
    params: userIdParams,
    body: z.object({ password, code: signInCode }),
    reply: done,
    errors: [...errors, "wrong-code"],
  }),
  call("POST /api/admin/people/{id}/second-factor/remove", {
    summary: "Take the second factor from somebody who has lost the phone. Ends their sessions.",
    area: "Administration",
    access: "admin",
    params: z.object({ id }),
    body: z.object({ reason: typedText(adminReasonMaxLength).trim().min(1) }),
    reply: done,
    errors: ["not-signed-in", "forbidden", "not-found", "conflict"],
  }),
] as const;
