import type { PlanUse } from "@saywell/contract";
import { planPromises } from "@saywell/entitlements";
import { localDay, startOfMonth, startOfNextMonth } from "@saywell/gamification";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { ok, refuse, type Result } from "../../refusal";
import type { EntitlementsDeps, EntitlementsService } from "./entitlements.service";

export interface PlanUseDeps
  extends
    Pick<EntitlementsDeps, "findCard" | "lessonsBegun">,
    Pick<EntitlementsService, "boundBy" | "currentPlanOf" | "countThisMonth"> {
  db: Db;
  clock: Clock;
  /** Messages to the AI teacher on a day of the learner's, `YYYY-MM-DD`. */
  messagesOn: (from: Db | Tx, accountId: string, day: string) => Promise<number>;
  /** Live sessions since an instant that the plan paid for, those given back left out. Left out as long as nothing books any. */
  liveSessionsOf?: (from: Db | Tx, accountId: string, since: Date) => Promise<number>;
}

export type PlanUseService = ReturnType<typeof createPlanUse>;

/** How much somebody used of what their plan has. */
export function createPlanUse(deps: PlanUseDeps) {
  const { db, clock, findCard, lessonsBegun, messagesOn, liveSessionsOf } = deps;
  const { boundBy, currentPlanOf, countThisMonth } = deps;

  async function read(accountId: string): Promise<Result<PlanUse>> {
    const account = await findCard(db, accountId);
    if (account === undefined) return refuse("not-found", "There is no such learner.");
    const now = clock.now();
    const timeZone = account.time_zone;
    const bound = await boundBy(db, accountId, { card: { role: account.role, timeZone } });
    const planType = bound?.plan ?? (await currentPlanOf(db, accountId));
    // Whom no plan binds has no end of anything.
    const promised = bound === null ? null : planPromises[bound.plan];
    const begun = await lessonsBegun(db, accountId);
    const liveSessions = (await liveSessionsOf?.(db, accountId, startOfMonth(now, timeZone))) ?? 0;
    const messages = await messagesOn(db, accountId, localDay(now, timeZone));
    return ok({
      planType,
      lessons: { used: countThisMonth(begun, timeZone), limit: promised?.lessonsPerMonth ?? null },
      liveSessions: { used: liveSessions, limit: promised?.liveSessionsPerMonth ?? null },
      tutorMessages: { used: messages, limit: promised?.tutorMessagesPerDay ?? null },
      monthEndsAt: startOfNextMonth(now, timeZone).toISOString(),
    });
  }

  return { read };
}
