import { z } from "zod";
import { call } from "../call";
import { idMaxLength, passwordRule } from "../constants";
import { done, id, instant, plainText, timeZone, token, userIdParams } from "../fields";
import { sessionReply, signInCode } from "./session";

/** Somebody else who says who people are, as Google or the school's own directory. */
export const signInProvider = z.object({ id, name: z.string() });
export type SignInProvider = z.output<typeof signInProvider>;

/** By whom somebody can sign in to their account. */
export const linkedSignIn = z.object({
  id,
  /** What the provider is called here; its address where it is not offered any longer. */
  name: z.string(),
  since: instant,
  lastUsedAt: instant,
});
export type LinkedSignIn = z.output<typeof linkedSignIn>;

const provider = token(idMaxLength);
const password = plainText(passwordRule.max).min(1).optional();
const ownerErrors = ["not-signed-in", "forbidden", "not-found"] as const;

/** Signing in with an OpenID Connect provider. */
export const signInCalls = [
  call("GET /api/sign-in/providers", {
    summary: "With whom one can sign in here instead of a password.",
    area: "Session",
    access: "public",
    reply: z.object({ providers: z.array(signInProvider) }),
    errors: [],
  }),
  call("POST /api/sign-in/second-factor", {
    summary: "Finish a sign-in with a provider, for an account that has a second factor.",
    area: "Session",
    access: "public",
    limit: "signIns",
    body: z.object({ code: signInCode }),
    reply: sessionReply.extend({ path: z.string() }),
    errors: ["link-expired", "wrong-code", "account-suspended"],
  }),
  call("POST /api/sign-in/{provider}", {
    summary:
      "Begin to sign in with a provider. The answer is its page, which the same browser must open within 10 minutes.",
    area: "Session",
    access: "public",
    limit: "signIns",
    params: z.object({ provider }),
    body: z.object({
      /** The page to come back to. */
      path: plainText(200).optional(),
      timeZone: timeZone.optional(),
    }),
    reply: z.object({ url: z.url() }),
    errors: ["not-found"],
  }),
  call("GET /api/sign-in/{provider}/callback", {
    summary: "Where a provider sends the browser back to. Believed only with what was begun here.",
    area: "Session",
    access: "public",
    limit: "signIns",
    redirects: true,
    params: z.object({ provider }),
    reply: z.object({ location: z.string() }),
    errors: [],
  }),
  call("GET /api/account/{userId}/sign-ins", {
    summary: "With whom I can sign in to my account.",
    area: "Account",
    access: "session",
    params: userIdParams,
    reply: z.object({ signIns: z.array(linkedSignIn), hasPassword: z.boolean() }),
    errors: ownerErrors,
  }),
  call("POST /api/account/{userId}/sign-ins", {
    summary: "Begin to link a provider to my account. The answer is its page.",
    area: "Account",
    access: "session",
    limit: ["credentialsOfAddress", "credentials"],
    params: userIdParams,
    body: z.object({ provider, password }),
    reply: z.object({ url: z.url() }),
    errors: [...ownerErrors, "wrong-credentials", "conflict"],
  }),
  call("DELETE /api/account/{userId}/sign-ins/{id}", {
    summary:
      "Sign in with this provider no more. Refused where there would be no way left to log in.",
    area: "Account",
    access: "session",
    params: userIdParams.extend({ id }),
    reply: done,
    errors: [...ownerErrors, "conflict"],
  }),
] as const;
