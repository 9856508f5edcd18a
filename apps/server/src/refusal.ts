import type { ErrorCode } from "@saywell/contract";

/** Why something was not done: a stable code, and one plain sentence for the person. */
export interface Refusal {
  code: ErrorCode;
  message: string;
}

export type Result<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (code: ErrorCode, message: string): Result<never> => ({
  ok: false,
  refusal: { code, message },
});
