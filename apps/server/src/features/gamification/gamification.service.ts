import type { GamificationProfile } from "@saywell/contract";
import type { BadgeText } from "@saywell/content/answers";
import {
  badgesDue,
  balance,
  type LedgerEntry,
  levelOf,
  localDay,
  streakOf,
} from "@saywell/gamification";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { ok, refuse, type Result } from "../../refusal";
import { badgeFacts, type BadgeLesson } from "./badge-facts";
import * as store from "./gamification.store";

/** Whom something is awarded to, where they are, and when. */
export interface Learner {
  accountId: string;
  timeZone: string;
  now: Date;
}

export interface AwardOutcome {
  /** The entries whose cause had not been paid before; the others pay nothing. */
  paid: LedgerEntry[];
  /** What those come to. */
  xp: number;
  coins: number;
  /** The level afterwards. */
  level: number;
  leveledUp: boolean;
  /** Badges that this award earned. */
  badges: BadgeText[];
}

interface Deps {
  db: Db;
  clock: Clock;
  content: {
    readonly badges: readonly BadgeText[];
    lesson(id: string): BadgeLesson | undefined;
  };
}

export type GamificationService = ReturnType<typeof createGamificationService>;

export function createGamificationService({ db, clock, content }: Deps) {
  const badgeTexts = new Map(content.badges.map((badge) => [badge.id, badge]));

  async function profile(accountId: string): Promise<Result<GamificationProfile>> {
    const facts = await store.readProfile(db, accountId);
    if (facts === undefined) return refuse("not-found", "There is no such learner.");
    const streak = streakOf(facts.studyDays, localDay(clock.now(), facts.timeZone));
    return ok({
      level: levelOf(facts.xp),
      xp: facts.xp,
      coins: facts.coins,
      streak: streak.current,
      streakFreezes: streak.freezes,
      studiedToday: streak.studiedToday,
      badges: facts.badges.flatMap(({ id, awardedAt }) => {
        const text = badgeTexts.get(id);
        if (text === undefined) return [];
        const { name, description } = text;
        return [{ id, name, description, awardedAt: new Date(awardedAt).toISOString() }];
      }),
    });
  }

  /**
   * Makes the caller's transaction the only one that changes this learner's
   * earnings until it ends. Undefined when there is no such account.
   */
  const lockLearner = store.lockAccount;

  /**
   * Pays entries and hands out the badges they earn. A cause that was paid before
   * pays nothing, however often and from how many places it is sent at once.
   */
  async function award(
    tx: Tx,
    { entries, ...learner }: Learner & { entries: readonly LedgerEntry[] },
  ): Promise<AwardOutcome> {
    const { accountId, now } = learner;
    await store.lockAccount(tx, accountId);
    const paid = await store.insertEntries(tx, accountId, entries, now);
    const earnings = await store.readEarnings(tx, accountId);
    const { xp, coins } = balance(paid);
    const level = levelOf(earnings.xp);
    return {
      paid,
      xp,
      coins,
      level,
      leveledUp: level > levelOf(earnings.xp - xp),
      badges: await awardBadges(tx, learner, earnings),
    };
  }

  /** Counts today, where the learner is, as a day with study, and answers the badges that earns. */
  async function recordStudy(tx: Tx, learner: Learner): Promise<BadgeText[]> {
    const { accountId, timeZone, now } = learner;
    const isNew = await store.insertStudyDay(tx, accountId, localDay(now, timeZone));
    if (!isNew) return [];
    await store.lockAccount(tx, accountId);
    return await awardBadges(tx, learner, await store.readEarnings(tx, accountId));
  }

  async function awardBadges(
    tx: Tx,
    { accountId, timeZone, now }: Learner,
    earnings: store.Earnings,
  ): Promise<BadgeText[]> {
    const facts = badgeFacts(earnings, (id) => content.lesson(id), localDay(now, timeZone));
    const due = badgesDue(facts, earnings.heldBadges);
    const awarded = await store.insertBadges(tx, accountId, due, now);
    return due.flatMap((id) => {
      const text = badgeTexts.get(id);
      return text !== undefined && awarded.includes(id) ? [text] : [];
    });
  }

  /** Whether an account holds anything that must not be lost. */
  const hasEarned = store.hasEarnings;

  return { profile, lockLearner, award, recordStudy, hasEarned };
}
