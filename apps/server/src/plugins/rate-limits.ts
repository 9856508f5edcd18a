import type { DeclaredCallName } from "@saywell/contract";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RateLimit, RateLimits } from "../config";
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
  chat: AccountLimiter;
  reports: AccountLimiter;
  contacts: AccountLimiter;
  searches: AccountLimiter;
}

const unlimited: Limiter = () => Promise.resolve(true);

/** Limits how often one address may call at all, and makes the limiters of tender calls. */
export async function limitRates(
  app: FastifyInstance,
  limits: RateLimits | undefined,
): Promise<Limiters> {
  if (limits === undefined) {
    return {
      credentials: unlimited,
      guests: unlimited,
      levelTests: unlimited,
      chat: unlimited,
      reports: unlimited,
      contacts: unlimited,
      searches: unlimited,
    };
  }
  await app.register(rateLimit, { global: false });

  const limiter = (
    { max, timeWindow }: RateLimit,
    keyGenerator: (request: FastifyRequest) => string,
  ): Limiter => {
    const count = app.createRateLimit({ max, timeWindow, keyGenerator });
    return async (request, reply) => {
      const state = await count(request);
      if (state.isAllowed || !state.isExceeded) return true;
      void reply.header("retry-after", state.ttlInSeconds);
      return false;
    };
  };

  const accountLimiter = (limit: RateLimit): AccountLimiter => {
    const accounts = new WeakMap<FastifyRequest, string>();
    const count = limiter(limit, (request) => accounts.get(request) ?? addressOf(request));
    return (request, reply, accountId) => {
      accounts.set(request, accountId);
      return count(request, reply);
    };
  };

  const calls = limiter(limits.calls, addressOf);
  app.addHook("onRequest", async (request, reply) => {
    const isCall = request.url.startsWith("/api");
    if (!isCall || (await calls(request, reply))) return undefined;
    return sendRefusal(reply, commonRefusal("too-many-requests"));
  });

  const ofAddress = limiter(limits.credentialsOfAddress, addressOf);
  const ofAccount = limiter(
    limits.credentials,
    (request) => `${addressOf(request)} ${accountOf(request)}`,
  );
  return {
    credentials: async (request, reply) =>
      (await ofAddress(request, reply)) && (await ofAccount(request, reply)),
    guests: limiter(limits.guests, addressOf),
    levelTests: limiter(limits.levelTests, addressOf),
    chat: accountLimiter(limits.chat),
    reports: accountLimiter(limits.reports),
    contacts: accountLimiter(limits.contacts),
    searches: accountLimiter(limits.searches),
  };
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
