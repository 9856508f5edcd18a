import {
  type Access,
  type Call,
  type CallByName,
  type CallInput,
  callNamed,
  type CallReply,
  type DeclaredCallName,
  methodOf,
  needsContact,
  pathOf,
  usualBodyLimit,
} from "@saywell/contract";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { commonRefusal, ok, refuse, type Result } from "../refusal";
import { readInput } from "./call-input";
import { heedRefused } from "./heed-refused";
import type { Caller } from "./current-user";
import { EventStream } from "./event-stream";
import { FileInPortions } from "./file-in-portions";
import { checkReadyJson, checksReadyJson, ReadyJson } from "./ready-json";
import { sendRefusal } from "./refusals";
import { peopleShown } from "./people-shown";
import { isForeign } from "./security";

type CallerOf<C extends Call> = C["access"] extends "public" ? Caller | null : Caller;

/** What a handler gets: everything parsed by the contract, and who is calling. */
export interface CallContext<N extends DeclaredCallName> extends CallInput<CallByName<N>> {
  /** Null only where the contract says that anybody may call. */
  caller: CallerOf<CallByName<N>>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type CallHandler<N extends DeclaredCallName> = (
  context: CallContext<N>,
) => Promise<
  Result<
    | CallReply<CallByName<N>>
    | ReadyJson<CallReply<CallByName<N>>>
    | FileInPortions
    | EventStream<CallReply<CallByName<N>>>
  >
>;

/**
 * Serves one declared call: checks who is calling, parses what was sent,
 * refuses to act in the name of others, counts it against the limits it
 * declares, tells who is refused and may be in danger where help is, keeps at whose data staff looked, and lets out only what the
 * contract's reply names.
 */
export function serveCall<N extends DeclaredCallName>(
  app: FastifyInstance,
  name: N,
  handle: CallHandler<N>,
): void {
  const declared: Call = callNamed(name);
  app.route({
    method: methodOf(name),
    url: routePath(name),
    bodyLimit: declared.bodyLimit ?? usualBodyLimit,
    handler: async (request, reply) => {
      // What a call answers is for this caller, now.
      void reply.header("cache-control", "no-store");
      const result = await answer(app, declared, request, reply, (context) =>
        handle(context as CallContext<N>),
      );
      if (!result.ok) return sendRefusal(reply, result.refusal);
      if (result.value instanceof ReadyJson) {
        if (checksReadyJson) checkReadyJson(result.value, declared.reply);
        return reply.type("application/json; charset=utf-8").send(result.value.bytes);
      }
      if (result.value instanceof FileInPortions) {
        return nameFile(reply, result.value).send(Readable.from(result.value.texts()));
      }
      if (result.value instanceof EventStream) {
        // No proxy on the way waits until it is whole.
        void reply.type("text/event-stream; charset=utf-8").header("x-accel-buffering", "no");
        return reply.send(
          Readable.from(result.value.texts((value) => declared.reply.parse(value))),
        );
      }
      const value = declared.reply.parse(result.value);
      if (declared.redirects) return reply.redirect((value as { location: string }).location, 303);
      return value instanceof File ? await sendFile(reply, value) : reply.send(value);
    },
  });
}

/** A file goes as it is, to be kept under its name. */
async function sendFile(reply: FastifyReply, file: File): Promise<FastifyReply> {
  return nameFile(reply, file).send(Buffer.from(await file.arrayBuffer()));
}

const nameFile = (reply: FastifyReply, { name, type }: { name: string; type: string }) =>
  reply.header("content-disposition", `attachment; filename="${name}"`).type(type);

/** The path of a call as the router writes it. */
export const routePath = (name: DeclaredCallName): string =>
  pathOf(name).replaceAll(/\{(\w+)\}/g, ":$1");

interface AnyContext {
  params: unknown;
  query: unknown;
  body: unknown;
  caller: Caller | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

async function answer(
  app: FastifyInstance,
  declared: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: (context: AnyContext) => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  if (declared.writes && isForeign(request)) {
    return { ok: false, refusal: commonRefusal("foreign-origin") };
  }
  const caller = await app.callerOf(request, reply);
  const result = await answerTo(caller, app, declared, request, reply, handle);
  return result.ok
    ? result
    : { ok: false, refusal: heedRefused(app, declared, { caller, request }, result.refusal) };
}

async function answerTo(
  caller: Caller | null,
  app: FastifyInstance,
  declared: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: (context: AnyContext) => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const admitted = admit(declared.access, caller);
  if (!admitted.ok) return admitted;
  if (caller?.needsConsent === true && declared.access !== "public" && needsContact(declared)) {
    return consentNeeded;
  }

  const input = readInput(declared, request);
  if (!input.ok) return input;

  const actedFor = actingFor(input.value, declared.about);
  for (const accountId of actedFor) {
    if (caller === null) return notSignedIn;
    if (!app.mayActFor(caller, accountId)) {
      if (caller.needsSecondFactor) return setupNeeded;
      return refuse("forbidden", "You can only do this for yourself.");
    }
  }
  const made = { ...input.value, caller, request, reply };
  if (declared.limit !== undefined && !(await app.countCall(declared, made))) return tooMany;
  if (caller === null || caller.role === "LEARNER") return handle(made);

  const others = actedFor.filter((accountId) => accountId !== caller.id);
  const isLook = declared.shows !== undefined || others.length > 0;
  if (isLook && isForeign(request)) {
    return { ok: false, refusal: commonRefusal("foreign-origin") };
  }
  // Before it is done: it may be the end of the account.
  if (others.length > 0) await app.keepLook(caller, others, declared.name);
  const result = await handle(made);
  if (result.ok && result.value instanceof FileInPortions) {
    return ok(result.value.heard((shown) => app.keepLook(caller, shown, declared.name)));
  }
  if (result.ok && declared.shows !== undefined) {
    const shown = peopleShown(declared, input.value, result);
    await app.keepLook(caller, shown, declared.name);
  }
  return result;
}

const setupNeeded: Result<never> = {
  ok: false,
  refusal: commonRefusal("second-factor-setup-needed"),
};
const consentNeeded: Result<never> = { ok: false, refusal: commonRefusal("consent-needed") };
const tooMany: Result<never> = { ok: false, refusal: commonRefusal("too-many-requests") };
const notSignedIn: Result<never> = { ok: false, refusal: commonRefusal("not-signed-in") };

function admit(access: Access, caller: Caller | null): Result<true> {
  if (access === "public") return ok(true);
  if (caller === null) return notSignedIn;
  if (access === "session") return ok(true);
  if (caller.needsSecondFactor) return setupNeeded;
  if (caller.role === "ADMIN") return ok(true);
  if (access === "teacher" && caller.role === "TEACHER") return ok(true);
  return refuse(
    "forbidden",
    access === "teacher" ? "Only teachers can do this." : "Only admins can do this.",
  );
}

/** The fields by which a call says in whose name it acts. */
const actorFields = ["userId", "requesterId", "followerId"] as const;

function actingFor(
  input: { params: unknown; query: unknown; body: unknown },
  about: readonly string[] = [],
): string[] {
  return Object.values(input).flatMap((part) =>
    actorFields.flatMap((field) => {
      if (about.includes(field)) return [];
      const accountId = (part as Record<string, unknown> | undefined)?.[field];
      return typeof accountId === "string" ? [accountId] : [];
    }),
  );
}
