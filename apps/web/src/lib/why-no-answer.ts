import { ApiError, type ApiErrorCode, sentenceOf } from "./api-client";

/** What Iris says when she cannot answer. */
const apology = "I'm sorry, I'm having trouble responding right now. Please try again.";

const told: ReadonlySet<ApiErrorCode | null> = new Set<ApiErrorCode>([
  "plan-required",
  "too-many-requests",
  "consent-needed",
  "forbidden",
]);

/** Whether sending the same again at once may help. */
export const mayRetry = (error: unknown): boolean =>
  !(error instanceof ApiError) || (!told.has(error.code) && error.code !== "not-signed-in");

/** Whether another plan would have had the answer. */
export const isForPlan = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "plan-required";

/** Why Iris does not answer. Where trying again at once does not help, the server's sentence says what does. */
export const whyNoAnswer = (error: unknown): string =>
  error instanceof ApiError && told.has(error.code) ? sentenceOf(error, apology) : apology;
