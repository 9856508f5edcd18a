import type { DeclaredCallName } from "@saywell/contract";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RateLimit, RateLimits } from "../config";
import { createCountAfter } from "../live/count-after";
import { type Limit, type Tally, tallyOfOne } from "../live/tally";
import { commonRefusal, sendRefusal } from "./refusals";
import type { CallHandler } from "./serve-call";

/** Counts a request. False when it is one too many; the reply then says when to come back. */
export type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/** The same for what one account may do, from whatever address. */
export type AccountLimiter = (
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
) => Promise<boolean>;

export interface Limiters {
  credentials: Limiter;
  guests: Limiter;
  levelTests: Limiter;
  sheets: Limiter;
  chat: AccountLimiter;
  reports: AccountLimiter;
  contacts: AccountLimiter;
  searches: AccountLimiter;
}

const unlimited: Limiter = () => Promise.resolve(true);

/** What is counted, under which name, and whose it is. */
interface Counted extends RateLimit {
  name: string;
  keyOf: (request: FastifyRequest) => string;
}

/**
 * Limits how often one address may call at all, and makes the limiters of tender calls. Each
 * process counts for itself; what it would let through is counted over all processes too.
 */
export async function limitRates(
  app: FastifyInstance,
  limits: RateLimits | undefined,
  tally: Tally = tallyOfOne(),
): Promise<Limiters> {
  if (limits === undefined) {
    return {
      credentials: unlimited,
      guests: unlimited,
      levelTests: unlimited,
      sheets: unlimited,
      chat: unlimited,
      reports: unlimited,
      contacts: unlimited,
      searches: unlimited,
    };
  }
  await app.register(rateLimit, { global: false });

  const countHere = ({ max, timeWindow, keyOf }: Counted): Limiter => {
    const count = app.createRateLimit({ max, timeWindow, keyGenerator: keyOf });
    return async (request, reply) => {
      const state = await count(request);
      if (state.isAllowed || !state.isExceeded) return true;
      return retryIn(reply, state.ttl);
    };
  };

  /** Counts against several limits in turn; the other processes are asked about all at once. */
  const limiter = (...all: readonly Counted[]): Limiter => {
    const here = all.map(countHere);
    return async (request, reply) => {
      for (const count of here) if (!(await count(request, reply))) return false;
      const wait = await tally.count(all.map((each) => limitOf(each, each.keyOf(request))));
      return wait === 0 || retryIn(reply, wait);
    };
  };

  const accountLimiter = (name: string, limit: RateLimit): AccountLimiter => {
    const accounts = new WeakMap<FastifyRequest, string>();
    const keyOf = (request: FastifyRequest) => accounts.get(request) ?? addressOf(request);
    const count = limiter({ ...limit, name, keyOf });
    return (request, reply, accountId) => {
      accounts.set(request, accountId);
      return count(request, reply);
    };
  };

  const ofAddress = (name: string, limit: RateLimit): Counted => ({
    ...limit,
    name,
    keyOf: addressOf,
  });

  const calls = ofAddress("calls", limits.calls);
  const callsHere = countHere(calls);
  // Every call passes here, so none waits for the answer. It has to say when the last one passed:
  // the next would be one too many.
  const callsEverywhere = createCountAfter((address) =>
    tally.count([{ ...limitOf(calls, address), max: calls.max - 1 }]),
  );
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/api")) return undefined;
    if (await callsHere(request, reply)) {
      const wait = callsEverywhere(addressOf(request));
      if (wait === 0) return undefined;
      retryIn(reply, wait);
    }
    return sendRefusal(reply, commonRefusal("too-many-requests"));
  });

  return {
    credentials: limiter(ofAddress("credentials-of-address", limits.credentialsOfAddress), {
      ...limits.credentials,
      name: "credentials",
      keyOf: (request) => `${addressOf(request)} ${accountOf(request)}`,
    }),
    guests: limiter(ofAddress("guests", limits.guests)),
    levelTests: limiter(ofAddress("level-tests", limits.levelTests)),
    sheets: limiter(ofAddress("sheets", limits.sheets)),
    chat: accountLimiter("chat", limits.chat),
    reports: accountLimiter("reports", limits.reports),
    contacts: accountLimiter("contacts", limits.contacts),
    searches: accountLimiter("searches", limits.searches),
  };
}

const limitOf = ({ name, max, timeWindow }: Counted, key: string): Limit => ({
  key: `${name} ${key}`,
  max,
  timeWindow,
});

function retryIn(reply: FastifyReply, milliseconds: number): false {
  void reply.header("retry-after", Math.ceil(milliseconds / 1000));
  return false;
}

/** A handler that answers its caller no more often than a limiter lets it. */
export const within =
  <N extends DeclaredCallName>(limit: AccountLimiter, handle: CallHandler<N>): CallHandler<N> =>
  async (context) => {
    const { request, reply } = context;
    const accountId = context.caller?.id ?? addressOf(request);
    if (await limit(request, reply, accountId)) return handle(context);
    return { ok: false, refusal: commonRefusal("too-many-requests") };
  };

/** An IPv6 household has a whole /64 to call from, so it counts as one. */
export function addressOf({ ip }: Pick<FastifyRequest, "ip">): string {
  if (!ip.includes(":") || ip.includes(".")) return ip;
  const [head = "", tail] = ip.split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const filled =
    tail === undefined
      ? groups
      : [...groups, ...Array<string>(8 - groups.length - after.length).fill("0"), ...after];
  return filled.slice(0, 4).join(":");
}

/** Whose password is tried: an email's or an id's. Asked only once the contract has parsed both. */
function accountOf({ body, params }: FastifyRequest): string {
  const { email } = body as { email?: string };
  return email?.trim().toLowerCase() ?? (params as { userId: string }).userId;
}
