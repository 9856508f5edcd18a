import { calls, methodOf, pathOf } from "@saywell/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendRefusal } from "./refusals";

const declaredPaths = calls.map(({ name }) => ({
  method: methodOf(name),
  pattern: new RegExp(`^${pathOf(name).replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

export const isApiPath = (path: string): boolean => path === "/api" || path.startsWith("/api/");

/** Refuses what no call serves: a known path by another method, or an unknown path. */
export function refuseUnknownCall(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): FastifyReply {
  const allowed = declaredPaths
    .filter(({ pattern }) => pattern.test(path))
    .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  if (allowed.length === 0) {
    return sendRefusal(reply, { code: "unknown-call", message: "There is no such call." });
  }
  return sendRefusal(reply.header("allow", allowed.join(", ")), {
    code: "method-not-allowed",
    message: `This call does not answer ${request.method}.`,
  });
}
