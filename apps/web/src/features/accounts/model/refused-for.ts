import type { ErrorCode } from "@saywell/contract";
import { ApiError } from "../../../lib/api-client";

/** Whether a call was refused for one of these reasons. */
export const isRefusedFor = (error: unknown, ...codes: ErrorCode[]): error is ApiError =>
  error instanceof ApiError && codes.some((code) => code === error.code);

/** What to say at the field that a refusal is about; undefined where it is about another. */
export const refusalAtField = (error: unknown, ...codes: ErrorCode[]): string | undefined =>
  isRefusedFor(error, ...codes) ? error.sentence : undefined;
