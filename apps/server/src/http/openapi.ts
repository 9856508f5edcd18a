import {
  calls,
  commonErrors,
  type Call,
  type DeclaredCallName,
  type ErrorCode,
  errorCodeHeader,
  errorStatus,
  methodOf,
  pathOf,
} from "@saywell/contract";
import { z } from "zod";
import { hostSessionCookieName, sessionCookieName } from "./session-cookie";

interface Schema {
  [keyword: string]: unknown;
}

/** The OpenAPI 3.1 document of every declared call, made from the contract. */
export function describeCalls(unopened: readonly DeclaredCallName[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const each of calls as readonly Call[]) {
    const isOpen = !(unopened as readonly string[]).includes(each.name);
    const path = (paths[pathOf(each.name)] ??= {});
    path[methodOf(each.name).toLowerCase()] = describeCall(each, isOpen);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Saywell",
      version: "1",
      description: `Calls carry the session's cookie. An error's body is one plain sentence; its code is in the header \`${errorCodeHeader}\`.`,
    },
    tags: [...new Set(calls.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: sessionCookieName,
          description: `Over TLS it is called \`${hostSessionCookieName}\`.`,
        },
      },
    },
  };
}

function describeCall(declared: Call, isOpen: boolean) {
  const codes: ErrorCode[] = [
    ...new Set([...declared.errors, ...commonErrors, ...(isOpen ? [] : ["not-open-yet" as const])]),
  ];
  return {
    operationId: operationIdOf(declared.name),
    summary: declared.summary,
    tags: [declared.area],
    "x-access": declared.access,
    "x-open": isOpen,
    security: declared.access === "public" ? [] : [{ session: [] }],
    parameters: [
      ...describeParameters(declared.params, "path"),
      ...describeParameters(declared.query, "query"),
    ],
    ...(declared.body === undefined ? {} : { requestBody: describeBody(declared.body) }),
    responses: {
      ...(declared.redirects
        ? { 303: { description: "Go on to the page that `location` names." } }
        : { 200: { description: "Done.", content: describeReply(declared.reply) } }),
      ...describeErrors(codes),
    },
  };
}

/** `GET /api/lessons/{id}` becomes `getLessonsById`. */
function operationIdOf(name: Call["name"]): string {
  const words = pathOf(name)
    .replace(/^\/api\//, "")
    .replaceAll(/\{(\w+)\}/g, "by-$1")
    .split(/[/-]/);
  const capitalised = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return methodOf(name).toLowerCase() + capitalised.join("");
}

function describeParameters(schema: z.ZodObject | undefined, place: "path" | "query") {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toSchema(schema, "input") as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, parameter]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: parameter,
  }));
}

function describeReply(reply: z.ZodType) {
  const schema = toSchema(reply, "output");
  const { contentMediaType = "application/json" } = schema as { contentMediaType?: string };
  return { [contentMediaType]: { schema } };
}

const describeBody = (schema: z.ZodType) => ({
  required: !schema.safeParse(undefined).success,
  content: { "application/json": { schema: toSchema(schema, "input") } },
});

function describeErrors(codes: readonly ErrorCode[]) {
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => errorStatus[code] === status);
      return [
        status,
        {
          description: here.join(", "),
          headers: { [errorCodeHeader]: { schema: { type: "string", enum: here } } },
          content: { "text/plain": { schema: { type: "string" } } },
        },
      ];
    }),
  );
}

function toSchema(schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
