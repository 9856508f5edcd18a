import type { ErrorCode } from "@saywell/contract";

/** Why something was not done: a stable code, and one plain sentence for the person. */
export interface Refusal {
  code: ErrorCode;
  message: string;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** Where help is, for who wrote as if they may be in danger: further lines for the person. */
  help?: string;
}

export type Result<T> =
  /** `shows` are accounts whose data the value holds, where it does not name them by id itself. */
  { ok: true; value: T; shows?: readonly (string | null)[] } | { ok: false; refusal: Refusal };

export const ok = <T>(value: T, shows?: readonly (string | null)[]): Result<T> =>
  shows === undefined ? { ok: true, value } : { ok: true, value, shows };

export const refuse = (
  code: ErrorCode,
  message: string,
  more: Pick<Refusal, "retryAfter" | "help"> = {},
): Result<never> => ({
  ok: false,
  refusal: { code, message, ...more },
});

const sentences = {
  "malformed-json": "The request is not valid JSON.",
  "invalid-input": "The request is malformed.",
  "not-signed-in": "Please log in, or start as a guest, first.",
  "consent-needed":
    "You are under 13, so a parent or your school has to agree first. Until then you can learn alone. Ask a parent in Settings.",
  "second-factor-setup-needed":
    "Admins log in with a second factor here. Please set it up in Settings first.",
  "foreign-origin": "This request came from another site.",
  "not-found": "There is nothing at this address.",
  "too-slow": "The request took too long to send.",
  "too-large": "The request is too large.",
  "unsupported-media-type": "Please send JSON.",
  "too-many-requests": "Too many requests. Please wait a little and try again.",
  internal: "Something went wrong on our side. Please try again.",
  unavailable: "Saywell is busy right now. Please try again in a moment.",
} as const satisfies Partial<Record<ErrorCode, string>>;

/** A refusal whose sentence is always the same. */
export const commonRefusal = (code: keyof typeof sentences): Refusal => ({
  code,
  message: sentences[code],
});
