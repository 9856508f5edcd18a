import { errorCodeHeader, errorStatus } from "@saywell/contract";
import type { FastifyReply } from "fastify";
import type { Refusal } from "../refusal";

/** Sends a refusal in the one form every error has: a plain sentence, and the code in a header. */
export function sendRefusal(
  reply: FastifyReply,
  { code, message, retryAfter, help }: Refusal,
): FastifyReply {
  if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
  return reply
    .code(errorStatus[code])
    .header(errorCodeHeader, code)
    .type("text/plain; charset=utf-8")
    .send(help === undefined ? message : `${message}\n${help}`);
}
