import type { Call } from "@saywell/contract";
import type { FastifyRequest } from "fastify";
import { ok, refuse, type Result } from "../refusal";
import { explainIssue, firstIssueSentence } from "./validation-sentence";

interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Parses the parts of a request that the call declares. What it does not declare is not looked at. */
export function readInput(declared: Call, request: FastifyRequest): Result<Input> {
  const input: Input = { params: undefined, query: undefined, body: undefined };
  for (const part of ["params", "query", "body"] as const) {
    const schema = declared[part];
    if (schema === undefined) continue;
    const parsed = schema.safeParse(request[part], { error: explainIssue });
    if (!parsed.success) return refuse("invalid-input", firstIssueSentence(parsed.error, part));
    input[part] = parsed.data;
  }
  return ok(input);
}
