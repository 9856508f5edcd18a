import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Refusal } from "../refusal";
import { isDatabaseAway } from "./database-errors";
import { errorFacts, type Log } from "./log";
import { commonRefusal, sendRefusal } from "./refusals";

/** What is thrown becomes one sentence for the person; the details go to the log and nowhere else. */
export function handleErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error);
    if (refusal.code === "internal" || refusal.code === "unavailable") {
      log({
        level: "error",
        event: "call-failed",
        method: request.method,
        path: request.routeOptions.url ?? "unknown",
        ...errorFacts(error),
      });
    }
    return sendRefusal(reply, refusal);
  });
}

/** For addresses so malformed that no route was looked for. */
export function answerMalformedAddress(
  _error: unknown,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendRefusal(reply, commonRefusal("invalid-input"));
}

function refusalFor(error: unknown): Refusal {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  switch (code) {
    case "FST_ERR_CTP_INVALID_JSON_BODY":
      return commonRefusal("malformed-json");
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return commonRefusal("too-large");
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return commonRefusal("unsupported-media-type");
    default:
  }
  if (isDatabaseAway(error)) return commonRefusal("unavailable");
  if (statusCode === 404) return commonRefusal("not-found");
  const isClientFault = typeof statusCode === "number" && statusCode >= 400 && statusCode < 500;
  return commonRefusal(isClientFault ? "invalid-input" : "internal");
}
