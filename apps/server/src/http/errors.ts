import type { Socket } from "node:net";
import { errorCodeHeader } from "@saywell/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { commonRefusal, type Refusal } from "../refusal";
import { isDatabaseAway } from "../db/database-errors";
import { errorFacts, type Log } from "../observability/log";
import { hangUp } from "./hang-up";
import { sendRefusal } from "./refusals";
import { sendSecurityHeaders } from "./security";
import type { SecurityHeaders } from "./security-headers";

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
export const answerMalformedAddress =
  (headersFor: SecurityHeaders) =>
  (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    sendSecurityHeaders(request, reply, headersFor);
    void sendRefusal(reply, commonRefusal("invalid-input"));
  };

/** For what is no HTTP, or was not sent in time, when there is no request yet to reply to. */
export const answerBrokenRequest =
  (headersFor: SecurityHeaders) =>
  (error: { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const isLate = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
    const { code, message } = commonRefusal(isLate ? "too-slow" : "invalid-input");
    const head = [
      `HTTP/1.1 ${isLate ? "408 Request Timeout" : "400 Bad Request"}`,
      `${errorCodeHeader}: ${code}`,
      "content-type: text/plain; charset=utf-8",
      `content-length: ${message.length}`,
      "connection: close",
      ...Object.entries(headersFor()).map(([name, value]) => `${name}: ${value}`),
    ];
    hangUp(socket, `${head.join("\r\n")}\r\n\r\n${message}`);
  };

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
