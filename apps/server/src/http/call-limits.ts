import { type Call, type CallLimitName, callLimits, type CountedBy } from "@saywell/contract";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RateLimit, RateLimits } from "../config";
import { createCountAfter } from "../live/count-after";
import { type Limit, type Tally, tallyOfOne } from "../live/tally";
import { addressOf } from "./caller-address";
import type { Caller } from "./current-user";
import { commonRefusal, sendRefusal } from "./refusals";

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
const keyOf: Record<CountedBy, (made: CountedCall) => string | null> = {
  address: ({ request }) => addressOf(request),
  newcomers: ({ request, caller }) => (caller === null ? addressOf(request) : null),
  account: ({ request, caller }) => caller?.id ?? addressOf(request),
  credentials: ({ request, body, params }) => {
    const { email } = body as { email?: string };
    const account = email?.toLowerCase() ?? (params as { userId: string }).userId;
    return `${addressOf(request)} ${account}`;
  },
};

/**
 * Limits how often one address may call at all, and how often the calls that declare a limit may be
 * made. Each process counts for itself; what it would let through is counted over all processes too.
 */
export async function limitCalls(
  app: FastifyInstance,
  limits: RateLimits | undefined,
  tally: Tally = tallyOfOne(),
): Promise<void> {
  if (limits === undefined) {
    app.decorate("countCall", () => Promise.resolve(true));
    return;
  }
  await app.register(rateLimit, { global: false });

  const keys = new WeakMap<FastifyRequest, string>();
  const countHere = ({ max, timeWindow }: RateLimit) => {
    const keyGenerator = (request: FastifyRequest) => keys.get(request) ?? "";
    const count = app.createRateLimit({ max, timeWindow, keyGenerator });
    return async (request: FastifyRequest, reply: FastifyReply, key: string) => {
      keys.set(request, key);
      const state = await count(request);
      if (state.isAllowed || !state.isExceeded) return true;
      return retryIn(reply, state.ttl);
    };
  };

  const here = Object.fromEntries(
    Object.keys(callLimits).map((name) => [name, countHere(limits[name as CallLimitName])]),
  ) as Record<CallLimitName, ReturnType<typeof countHere>>;

  app.decorate("countCall", async ({ limit = [] }: Call, made: CountedCall) => {
    const everywhere: Limit[] = [];
    for (const name of [limit].flat()) {
      const key = keyOf[callLimits[name].by](made);
      if (key === null) continue;
      if (!(await here[name](made.request, made.reply, key))) return false;
      const { max, timeWindow } = limits[name];
      everywhere.push({ key: `${name} ${key}`, max, timeWindow });
    }
    if (everywhere.length === 0) return true;
    // The other processes are asked about all limits at once.
    const wait = await tally.count(everywhere);
    return wait === 0 || retryIn(made.reply, wait);
  });

  limitAllCalls(app, limits.calls, countHere(limits.calls), tally);
}

function limitAllCalls(
  app: FastifyInstance,
  { max, timeWindow }: RateLimit,
  countHere: (request: FastifyRequest, reply: FastifyReply, key: string) => Promise<boolean>,
  tally: Tally,
): void {
  // Every call passes here, so none waits for the answer. It has to say when the last one passed:
  // the next would be one too many.
  const countEverywhere = createCountAfter((address) =>
    tally.count([{ key: `calls ${address}`, max: max - 1, timeWindow }]),
  );
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/api")) return undefined;
    const address = addressOf(request);
    if (await countHere(request, reply, address)) {
      const wait = countEverywhere(address);
      if (wait === 0) return undefined;
      retryIn(reply, wait);
    }
    return sendRefusal(reply, commonRefusal("too-many-requests"));
  });
}

function retryIn(reply: FastifyReply, milliseconds: number): false {
  void reply.header("retry-after", Math.ceil(milliseconds / 1000));
  return false;
}
