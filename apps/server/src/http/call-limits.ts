import { type Call, type CallLimitName, callLimits, type CountedBy } from "@saywell/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimit, RateLimits } from "../config";
import { type Limit, type SharedCounter, sharedCounterOfOne } from "../limits/shared-counter";
import { addressOf } from "./caller-address";
import type { Caller } from "./current-user";
import { commonRefusal } from "../refusal";
import { sendRefusal } from "./refusals";
import { requestedPath } from "./requested-path";
import { isApiPath } from "./unknown-paths";

/** A call that was made, as far as it matters for whose it is: parsed, and its caller known. */
export interface CountedCall {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Caller | null;
  params: unknown;
  body: unknown;
}

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Counts a call against the limits that it declares. False when it is one too many; the reply
     * then says when to come back.
     */
    countCall(declared: Call, made: CountedCall): Promise<boolean>;
  }
}

/** Whose a call is: whoever has the same key is counted together; null is not counted. */
const keyOf: Record<CountedBy, (made: CountedCall) => string | null | Promise<string | null>> = {
  address: ({ request }) => addressOf(request),
  newcomers: ({ request, caller }) => (caller === null ? addressOf(request) : null),
  unproved: async ({ request, caller }) =>
    caller !== null && (await request.server.isProved(caller)) ? null : addressOf(request),
  account: ({ request, caller }) => caller?.id ?? addressOf(request),
  renaming: ({ request, caller, body }) =>
    (body as { name?: string }).name === undefined ? null : (caller?.id ?? addressOf(request)),
  credentials: ({ request, body, params }) => {
    const { email } = (body ?? {}) as { email?: string };
    // The account first: who changes an address names another email with each try of the password.
    const account = (params as { userId?: string } | undefined)?.userId ?? email!;
    // Neither an address nor an id is another one for being written in capitals.
    return `${addressOf(request)} ${account.toLowerCase()}`;
  },
};

/**
 * Limits how often one address may call at all, and how often the calls that declare a limit may be
 * made. Each process counts for itself; what it would let through is counted over all processes too.
 */
export function limitCalls(
  app: FastifyInstance,
  limits: RateLimits | undefined,
  sharedCounter: SharedCounter = sharedCounterOfOne(),
): void {
  if (limits === undefined) {
    app.decorate("countCall", () => Promise.resolve(true));
    return;
  }
  const here = Object.fromEntries(
    Object.keys(callLimits).map((name) => [name, countHere(limits[name as CallLimitName])]),
  ) as Record<CallLimitName, RateLimiterMemory>;

  app.decorate("countCall", async ({ limit = [] }: Call, made: CountedCall) => {
    const counted: Limit[] = [];
    for (const name of [limit].flat()) {
      const key = await keyOf[callLimits[name].by](made);
      if (key === null) continue;
      const wait = await waitFor(here[name], key);
      if (wait > 0) return retryIn(made.reply, wait);
      counted.push({ name, key, max: limits[name].max, timeWindow: limits[name].timeWindow });
    }
    if (counted.length === 0) return true;
    const wait = await sharedCounter.count(counted);
    return wait === 0 || retryIn(made.reply, wait);
  });

  limitAllCalls(app, limits.calls, sharedCounter);
}

function limitAllCalls(
  app: FastifyInstance,
  { max, timeWindow }: RateLimit,
  sharedCounter: SharedCounter,
): void {
  const here = countHere({ max, timeWindow });

  // Every call passes here, so none waits for the answer. It has to say when the last one passed:
  // the next would be one too many.
  async function countEverywhere(key: string): Promise<void> {
    const wait = await sharedCounter.count([{ name: "calls", key, max: max - 1, timeWindow }]);
    if (wait > 0) await here.block(key, wait / 1000);
  }

  app.addHook("onRequest", async (request, reply) => {
    // The address as it was sent may be written in ways that the router takes for the same.
    if (!isApiPath(request.routeOptions.url ?? requestedPath(request))) return undefined;
    const address = addressOf(request);
    const wait = await waitFor(here, address);
    if (wait === 0) {
      void countEverywhere(address);
      return undefined;
    }
    retryIn(reply, wait);
    return sendRefusal(reply, commonRefusal("too-many-requests"));
  });
}

const countHere = ({ max, timeWindow }: RateLimit): RateLimiterMemory =>
  new RateLimiterMemory({ points: max, duration: timeWindow / 1000 });

/** Counts one of a key. Answers the milliseconds until there may be another; 0 when this one may be. */
const waitFor = (limiter: RateLimiterMemory, key: string): Promise<number> =>
  limiter.consume(key).then(
    () => 0,
    (exceeded: RateLimiterRes) => exceeded.msBeforeNext,
  );

function retryIn(reply: FastifyReply, milliseconds: number): false {
  void reply.header("retry-after", Math.ceil(milliseconds / 1000));
  return false;
}
