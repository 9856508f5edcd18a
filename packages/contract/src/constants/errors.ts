/**
 * Every refusal the product can answer with: a stable code, sent in the header
 * `x-error-code`, and the HTTP status it travels under. The body of an error is
 * one plain sentence for a person; programs look at the code.
 */
export const errorStatus = {
  "invalid-input": 400,
  "malformed-json": 400,
  "weak-password": 400,
  "not-signed-in": 401,
  "wrong-credentials": 401,
  "second-factor-needed": 401,
  "wrong-code": 401,
  "plan-required": 402,
  "card-declined": 402,
  forbidden: 403,
  "consent-needed": 403,
  "parent-needed": 403,
  "foreign-origin": 403,
  "account-suspended": 403,
  "second-factor-setup-needed": 403,
  "not-found": 404,
  "unknown-call": 404,
  "method-not-allowed": 405,
  "too-slow": 408,
  conflict: 409,
  "email-taken": 409,
  "choice-needed": 409,
  "out-of-order": 409,
  "room-full": 409,
  "link-expired": 410,
  "too-large": 413,
  "unsupported-media-type": 415,
  "wrong-host": 421,
  "too-many-requests": 429,
  internal: 500,
  "not-open-yet": 501,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Codes that any call can answer with; a call declares only what it adds. */
export const commonErrors = [
  "invalid-input",
  "malformed-json",
  "foreign-origin",
  "consent-needed",
  "second-factor-setup-needed",
  "too-slow",
  "too-large",
  "unsupported-media-type",
  "wrong-host",
  "too-many-requests",
  "internal",
  "unavailable",
] as const satisfies readonly ErrorCode[];

/** The header that carries the code of an error. */
export const errorCodeHeader = "x-error-code";
