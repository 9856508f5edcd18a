import type { PlanType, Role } from "@saywell/contract";
import { type CefrLevel, cefrLevels } from "@saywell/cefr";
import { plans } from "@saywell/content";
import {
  type Entitlement,
  greaterPlan,
  may as allows,
  type PlanFeature,
  planPromises,
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

export interface BegunLesson {
  lessonId: string;
  begunAt: Date;
}

/** What whoever asks has read of the account anyway, in the same moment. What is left out is read. */
export interface KnownLearner {
  card?: { role: Role; timeZone: string } | undefined;
  begun?: readonly BegunLesson[];
}

/** The plan that binds an account, and where its months begin. */
export interface BoundLearner {
  plan: PlanType;
  timeZone: string;
}

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
  /** What somebody has of their own. */
  planOf: (db: Db | Tx, accountId: string) => Promise<PlanType>;
  /** What somebody has by an agreement of the school. */
  agreedPlanOf: (db: Db | Tx, accountId: string) => Promise<PlanType | null>;
  lessonsBegun: (db: Db | Tx, accountId: string) => Promise<readonly BegunLesson[]>;
}

export type EntitlementsService = ReturnType<typeof createEntitlementsService>;

export function createEntitlementsService(deps: EntitlementsDeps) {
  const { clock, isCharged, content, findCard, planOf, agreedPlanOf, lessonsBegun } = deps;
  const demoLessonIds = new Set(deps.demoLessonIds);

  /** Whether an account's plan allows an action now. Staff are bound by no plan. */
  async function may(
    from: Db | Tx,
    accountId: string,
    action: Action,
    known: KnownLearner = {},
  ): Promise<Entitlement> {
    if (action.kind === "begin-lesson") {
      // Demo lessons are open to everybody; what is not there is refused by whoever serves it.
      if (isAlwaysOpen(action.lessonId)) return { allowed: true };
      if (known.begun !== undefined && isOpenOnEveryPlan(action.lessonId, known.begun)) {
        return { allowed: true };
      }
      return (await lessonsOf(from, accountId, known))(action.lessonId);
    }
    const bound = await boundBy(from, accountId, known);
    if (bound === null) return { allowed: true };
    const { plan } = bound;
    if (action.kind === "use-feature") return allows({ plan, used: nothing }, action);
    return allows({ plan, used: { ...nothing, tutorMessagesToday: action.messagesToday } }, action);
  }

  /** The plan that an account has: the greater of its own and the one that the school agreed on. */
  async function currentPlanOf(from: Db | Tx, accountId: string): Promise<PlanType> {
    const own = await planOf(from, accountId);
    const agreed = await agreedPlanOf(from, accountId);
    return agreed === null ? own : greaterPlan(own, agreed);
  }

  /** Null where no plan binds. Of nobody, it is what binds the guest that a visitor becomes. */
  async function boundBy(
    from: Db | Tx,
    accountId: string | null,
    { card }: KnownLearner = {},
  ): Promise<BoundLearner | null> {
    if (!isCharged) return null;
    if (accountId === null) return newGuest;
    const who = card ?? (await readCard(from, accountId));
    if (who !== undefined && who.role !== "LEARNER") return null;
    return {
      plan: await currentPlanOf(from, accountId),
      timeZone: who?.timeZone ?? "UTC",
    };
  }

  async function readCard(from: Db | Tx, accountId: string): Promise<KnownLearner["card"]> {
    const account = await findCard(from, accountId);
    return account && { role: account.role, timeZone: account.time_zone };
  }

  const isAlwaysOpen = (lessonId: string): boolean =>
    demoLessonIds.has(lessonId) || content.lesson(lessonId) === undefined;

  /**
   * Whether it does not matter which plan somebody has: dearer ones allow what the free one does. True
   * only where no calendar is needed to see it; whether a lesson is read is asked often.
   */
  function isOpenOnEveryPlan(lessonId: string, begun: readonly BegunLesson[]): boolean {
    const begin = {
      kind: "begin-lesson",
      level: content.lesson(lessonId)!.difficulty,
      isDemo: false,
      wasBegun: begun.some((each) => each.lessonId === lessonId),
    } as const;
    const used = { ...nothing, lessonsThisMonth: withinMonth(begun).length };
    return allows({ plan: "FREEMIUM", used }, begin).allowed;
  }

  /** Whether an account may begin lessons, of one reading for all that are asked. */
  async function lessonsOf(
    from: Db | Tx,
    accountId: string | null,
    known: KnownLearner,
  ): Promise<(lessonId: string) => Entitlement> {
    const bound = await boundBy(from, accountId, known);
    if (bound === null) return everyLesson;
    const { plan, timeZone } = bound;
    const { lessonLevels, lessonsPerMonth } = planPromises[plan];
    // Most plans open everything, and then it does not matter what was begun.
    if (lessonsPerMonth === null && lessonLevels.length === cefrLevels.length) return everyLesson;
    const begun = known.begun ?? (accountId === null ? [] : await lessonsBegun(from, accountId));
    const lessonsThisMonth = lessonsPerMonth === null ? 0 : countThisMonth(begun, timeZone);
    const wasBegun = new Set(begun.map(({ lessonId }) => lessonId));
    /** Of lessons of a level that are no more than that, the plan says the same. */
    const ofLevel = new Map<CefrLevel, Entitlement>();
    const used = { ...nothing, lessonsThisMonth };
    return (lessonId) => {
      if (isAlwaysOpen(lessonId) || wasBegun.has(lessonId)) return { allowed: true };
      const level = content.lesson(lessonId)!.difficulty;
      const begin = { kind: "begin-lesson", level, isDemo: false, wasBegun: false } as const;
      const answer = ofLevel.get(level) ?? allows({ plan, used }, begin);
      ofLevel.set(level, answer);
      return answer;
    };
  }

  /** Lessons begun in the calendar month where the learner is. Demo lessons do not count. */
  function countThisMonth(begun: readonly BegunLesson[], timeZone: string): number {
    const month = (instant: Date) => localDay(instant, timeZone).slice(0, 7);
    const thisMonth = month(clock.now());
    return withinMonth(begun).filter(({ begunAt }) => month(begunAt) === thisMonth).length;
  }

  /** Those that may have been begun this month, wherever the learner is: what a calendar says is dear. */
  function withinMonth(begun: readonly BegunLesson[]): BegunLesson[] {
    const earliest = clock.now().getTime() - longestMonth;
    return begun.filter(
      ({ lessonId, begunAt }) => begunAt.getTime() >= earliest && !demoLessonIds.has(lessonId),
    );
  }

  /**
   * Why lessons are not open to an account, or to a visitor without one, in the words of the refusal;
   * null for one that is.
   */
  async function locksOf(
    from: Db | Tx,
    accountId: string | null,
    known: KnownLearner = {},
  ): Promise<(lessonId: string) => string | null> {
    if (!isCharged) return () => null;
    const mayBegin = await lessonsOf(from, accountId, known);
    /** Lessons that the same thing stands against have the same answer. */
    const said = new Map<Entitlement, string>();
    return (lessonId) => {
      const answer = mayBegin(lessonId);
      if (answer.allowed) return null;
      const sentence = said.get(answer) ?? planRequired(answer).message;
      said.set(answer, sentence);
      return sentence;
    };
  }

  /** What is said to who needs another plan for an action; undefined where nothing stands against it. */
  async function planRefusal(
    from: Db | Tx,
    accountId: string,
    action: Action,
    known: KnownLearner = {},
  ): Promise<Refusal | undefined> {
    const answer = await may(from, accountId, action, known);
    return answer.allowed ? undefined : planRequired(answer);
  }

  return { may, planRefusal, locksOf, boundBy, currentPlanOf, countThisMonth };
}

/** Names the cheapest plan that allows it. */
const planRequired = (refused: Extract<Entitlement, { allowed: false }>): Refusal => ({
  code: "plan-required",
  message: refusalSentence(refused, (plan) => plans.find(({ id }) => id === plan)?.name ?? plan),
});

const everyLesson = (): Entitlement => ({ allowed: true });

/** Milliseconds; clocks that are put back, and a day that a zone has twice, stand in it. */
const longestMonth = 33 * 24 * 3_600_000;

/** Whoever comes without an account begins on the free plan. */
const newGuest: BoundLearner = { plan: "FREEMIUM", timeZone: "UTC" };

const nothing = { lessonsThisMonth: 0, tutorMessagesToday: 0, liveSessionsThisMonth: 0 };
