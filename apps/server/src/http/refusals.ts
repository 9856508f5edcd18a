import { type ErrorCode, errorCodeHeader, errorStatus } from "@saywell/contract";
import type { FastifyReply } from "fastify";
import type { Refusal } from "../refusal";

/** Sends a refusal in the one form every error has: a plain sentence, and the code in a header. */
export function sendRefusal(reply: FastifyReply, { code, message }: Refusal): FastifyReply {
  return reply
    .code(errorStatus[code])
    .header(errorCodeHeader, code)
    .type("text/plain; charset=utf-8")
    .send(message);
}

const sentences = {
  "malformed-json": "The request is not valid JSON.",
  "invalid-input": "The request is malformed.",
  "not-signed-in": "Please log in, or start as a guest, first.",
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
