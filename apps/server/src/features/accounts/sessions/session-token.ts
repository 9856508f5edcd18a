import { hash, randomBytes } from "node:crypto";

/** A new secret for a cookie: 256 random bits. */
export const newSessionToken = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a token, so that a stolen database opens no session. */
export const hashSessionToken = (token: string): Buffer => hash("sha256", token, "buffer");
