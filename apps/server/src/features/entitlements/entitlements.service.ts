import type { PlanType, Role } from "@saywell/contract";
import type { CefrLevel } from "@saywell/cefr";
import { plans } from "@saywell/content";
import {
  type Entitlement,
  may as allows,
  type PlanFeature,
  refusalSentence,
} from "@saywell/entitlements";
import { localDay } from "@saywell/gamification";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import type { Refusal } from "../../refusal";

/** What a plan is asked about; the others of the rule join when something counts their use. */
export type Action =
  | { kind: "begin-lesson"; lessonId: string }
  /** Whoever serves the AI teacher counts its messages. */
  | { kind: "write-to-tutor"; messagesToday: number }
  | { kind: "use-feature"; feature: PlanFeature };

export interface EntitlementsDeps {
  clock: Clock;
  /** Whether the school charges, so that plans bind learners. */
  isCharged: boolean;
  content: { lesson(id: string): { readonly difficulty: CefrLevel } | undefined };
  demoLessonIds: readonly string[];
  findCard: (
    db: Db | Tx,
    accountId: string,
  ) => Promise<{ role: Role; time_zone: string } | undefined>;
  planOf: (db: Db | Tx, accountId: string) => Promise<PlanType>;
  lessonsBegun: (
    db: Db | Tx,
    accountId: string,
  ) => Promise<readonly { lessonId: string; begunAt: Date }[]>;
}

export type EntitlementsService = ReturnType<typeof createEntitlementsService>;

export function createEntitlementsService(deps: EntitlementsDeps) {
  const { clock, isCharged, content, findCard, planOf, lessonsBegun } = deps;
  const demoLessonIds = new Set(deps.demoLessonIds);

  /** Whether an account's plan allows an action now. Staff are bound by no plan. */
  async function may(from: Db | Tx, accountId: string, action: Action): Promise<Entitlement> {
    if (!isCharged) return { allowed: true };
    const account = await findCard(from, accountId);
    if (account !== undefined && account.role !== "LEARNER") return { allowed: true };
    const plan = await planOf(from, accountId);
    if (action.kind === "use-feature") return allows({ plan, used: nothing }, action);
    if (action.kind === "write-to-tutor")
      return allows(
        { plan, used: { ...nothing, tutorMessagesToday: action.messagesToday } },
        action,
      );

    const lesson = content.lesson(action.lessonId);
    // What is not there is refused by whoever serves it.
    if (lesson === undefined) return { allowed: true };
    const begun = await lessonsBegun(from, accountId);
    const month = (instant: Date) => localDay(instant, account?.time_zone ?? "UTC").slice(0, 7);
    const thisMonth = month(clock.now());
    const counted = begun.filter(
      ({ lessonId, begunAt }) => !demoLessonIds.has(lessonId) && month(begunAt) === thisMonth,
    );
    return allows(
      { plan, used: { ...nothing, lessonsThisMonth: counted.length } },
      {
        kind: "begin-lesson",
        level: lesson.difficulty,
        isDemo: demoLessonIds.has(action.lessonId),
        wasBegun: begun.some(({ lessonId }) => lessonId === action.lessonId),
      },
    );
  }

  /** What is said to who needs another plan for an action; undefined where nothing stands against it. */
  async function planRefusal(
    from: Db | Tx,
    accountId: string,
    action: Action,
  ): Promise<Refusal | undefined> {
    const answer = await may(from, accountId, action);
    return answer.allowed ? undefined : planRequired(answer);
  }

  return { may, planRefusal };
}

/** Names the cheapest plan that allows it. */
const planRequired = (refused: Extract<Entitlement, { allowed: false }>): Refusal => ({
  code: "plan-required",
  message: refusalSentence(refused, (plan) => plans.find(({ id }) => id === plan)?.name ?? plan),
});

const nothing = {
  lessonsThisMonth: 0,
  coinsThisMonth: 0,
  tutorMessagesToday: 0,
  liveSessionsThisMonth: 0,
};
