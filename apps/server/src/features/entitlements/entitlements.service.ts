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
    if (action.kind === "begin-lesson") return (await lessonsOf(from, accountId))(action.lessonId);
    const bound = await boundBy(from, accountId);
    if (bound === null) return { allowed: true };
    const { plan } = bound;
    if (action.kind === "use-feature") return allows({ plan, used: nothing }, action);
    return allows({ plan, used: { ...nothing, tutorMessagesToday: action.messagesToday } }, action);
  }

  /** The plan that binds an account, and where it is; null where none does. */
  async function boundBy(
    from: Db | Tx,
    accountId: string,
  ): Promise<{ plan: PlanType; timeZone: string } | null> {
    if (!isCharged) return null;
    const [account, plan] = await Promise.all([findCard(from, accountId), planOf(from, accountId)]);
    if (account !== undefined && account.role !== "LEARNER") return null;
    return { plan, timeZone: account?.time_zone ?? "UTC" };
  }

  /** Whether lessons may be begun, of one reading of what was begun so far. */
  async function lessonsOf(
    from: Db | Tx,
    accountId: string,
  ): Promise<(lessonId: string) => Entitlement> {
    const [bound, begun] = isCharged
      ? await Promise.all([boundBy(from, accountId), lessonsBegun(from, accountId)])
      : [null, []];
    if (bound === null) return () => ({ allowed: true });
    const lessonsThisMonth = countThisMonth(begun, bound.timeZone);
    const wasBegun = new Set(begun.map(({ lessonId }) => lessonId));
    return (lessonId) => {
      const lesson = content.lesson(lessonId);
      // What is not there is refused by whoever serves it.
      if (lesson === undefined) return { allowed: true };
      return allows(
        { plan: bound.plan, used: { ...nothing, lessonsThisMonth } },
        {
          kind: "begin-lesson",
          level: lesson.difficulty,
          isDemo: demoLessonIds.has(lessonId),
          wasBegun: wasBegun.has(lessonId),
        },
      );
    };
  }

  /** Lessons begun in the calendar month where the learner is. Demo lessons do not count. */
  function countThisMonth(
    begun: readonly { lessonId: string; begunAt: Date }[],
    timeZone: string,
  ): number {
    const month = (instant: Date) => localDay(instant, timeZone).slice(0, 7);
    const thisMonth = month(clock.now());
    return begun.filter(
      ({ lessonId, begunAt }) => !demoLessonIds.has(lessonId) && month(begunAt) === thisMonth,
    ).length;
  }

  /** Why lessons are not open to an account; null for one that is. */
  async function locksOf(
    from: Db | Tx,
    accountId: string,
  ): Promise<(lessonId: string) => string | null> {
    const mayBegin = await lessonsOf(from, accountId);
    return (lessonId) => {
      const answer = mayBegin(lessonId);
      return answer.allowed ? null : planRequired(answer).message;
    };
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

  return { may, planRefusal, locksOf };
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
