import { createHash, randomBytes } from "node:crypto";

/** A new secret for the cookie of somebody without an account: 256 random bits. */
export const newTakerToken = (): string => randomBytes(32).toString("base64url");

/** Anything else in the cookie is not ours. */
export const isTakerToken = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{43}$/.test(text);

/** What the database keeps of a token, so that a stolen database recognises nobody. */
export const hashTakerToken = (token: string): Buffer =>
  createHash("sha256").update(token).digest();
