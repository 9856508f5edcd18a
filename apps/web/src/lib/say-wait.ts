import { ApiError, sentenceOf } from "./api-client";
import { sayInterval } from "./dates";

/** What to tell a person about any failure, and when trying again makes sense where that is known. */
export function sentenceWithWait(error: unknown, otherwise: string): string {
  const sentence = sentenceOf(error, otherwise);
  const wait = error instanceof ApiError ? error.retryAfter : null;
  return wait === null ? sentence : `${sentence} You can try again in ${sayWait(wait)}.`;
}

// Never too early: who comes again at the time that was said is let in.
function sayWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return sayInterval(Math.ceil(seconds / 60) * 60);
}
