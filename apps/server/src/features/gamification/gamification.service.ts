import type { BadgeProgress, GamificationProfile, Role, SessionUser } from "@saywell/contract";
import type { BadgeText } from "@saywell/content/answers";
import {
  badgeIds,
  badgesDue,
  balance,
  chatEntry,
  type LedgerEntry,
  levelOf,
  localDay,
  longestDayHours,
  progressTo,
  streakOf,
  xpToday,
} from "@saywell/gamification";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { readTogether } from "../../db/read-together";
import { inTransaction } from "../../db/transaction";
import { ok, refuse, type Result } from "../../refusal";
import { badgeFacts, type BadgeLesson, type Earnings } from "./badges/badge-facts";
import * as store from "./gamification.store";
import type { MonthlyCoins } from "./monthly-coins";
import * as days from "./learner-days";
import type { Learner } from "./learner-days";

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

/** What gamification needs to know of accounts. */
export interface LearnerAccounts {
  findCard(db: Db | Tx, accountId: string): Promise<{ time_zone: string; role: Role } | undefined>;
  lock(tx: Tx, accountId: string): Promise<{ time_zone: string; role: Role } | undefined>;
}

export interface GamificationDeps {
  db: Db;
  clock: Clock;
  accounts: LearnerAccounts;
  monthlyCoins: MonthlyCoins;
  /** How many messages of an account stand in rooms, counted no further than `most`. */
  countSaid: (db: Db | Tx, accountId: string, most: number) => Promise<number>;
  content: {
    readonly badges: readonly BadgeText[];
    lesson(id: string): BadgeLesson | undefined;
  };
}

export type GamificationService = ReturnType<typeof createGamificationService>;

export function createGamificationService(deps: GamificationDeps) {
  const { db, clock, accounts, content, monthlyCoins } = deps;
  const badgeTexts = new Map(content.badges.map((badge) => [badge.id, badge]));

  const readFacts = readTogether((accountIds: readonly string[]) =>
    store.listProfiles(db, accountIds, dayBefore(clock.now())),
  );

  /** Where a learner's days begin. Who asks for their own brings it along. */
  async function timeZoneOf(accountId: string, caller?: Caller): Promise<string | undefined> {
    if (caller?.id === accountId) return caller.timeZone;
    return (await accounts.findCard(db, accountId))?.time_zone;
  }

  async function profile(accountId: string, caller?: Caller): Promise<Result<GamificationProfile>> {
    const now = clock.now();
    const timeZone = await timeZoneOf(accountId, caller);
    if (timeZone === undefined) return unknownLearner;
    const today = localDay(now, timeZone);
    let facts = await readFacts(accountId);
    // Once a month: whoever looks at what they have finds the month's coins there.
    if (caller?.id === accountId && monthlyCoins.isOwed(caller.role, today, facts.coinMonth)) {
      await inTransaction(db, (tx) => monthlyCoins.pay(tx, accountId, now));
      facts = await readFacts(accountId);
    }
    const streak = streakOf(facts.studyDays, today, facts.keptDays);
    const recent = facts.recentXp.map(({ xp, at }) => ({ xp, at: new Date(at) }));
    return ok({
      level: levelOf(facts.xp),
      xp: facts.xp,
      xpToday: xpToday(recent, today, timeZone),
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

  /** All badges in the order in which they are shown: what earns each, and how far the learner is. */
  async function badges(accountId: string, caller?: Caller): Promise<Result<BadgeProgress[]>> {
    const now = clock.now();
    const timeZone = await timeZoneOf(accountId, caller);
    if (timeZone === undefined) return unknownLearner;
    const held = await readFacts(accountId);
    const awardedAt = new Map(held.badges.map((badge) => [badge.id, badge.awardedAt]));
    const today = localDay(now, timeZone);
    const earnings = await readEarnings(db, accountId);
    const facts = badgeFacts(earnings, (id) => content.lesson(id), today);
    return ok(
      badgeIds.flatMap((id) => {
        const text = badgeTexts.get(id);
        if (text === undefined) return [];
        const { have, need } = progressTo(id, facts);
        const awarded = awardedAt.get(id);
        return [
          {
            ...text,
            awardedAt: awarded === undefined ? null : new Date(awarded).toISOString(),
            // A badge stays earned, even when its lessons have left the course.
            have: awarded === undefined ? have : need,
            need,
          },
        ];
      }),
    );
  }

  /**
   * Makes the caller's transaction the only one that changes this learner's
   * earnings until it ends. Undefined when there is no such account.
   */
  async function lockLearner(tx: Tx, accountId: string): Promise<{ timeZone: string } | undefined> {
    const account = await accounts.lock(tx, accountId);
    return account && { timeZone: account.time_zone };
  }

  /**
   * Pays entries and hands out the badges they earn. A cause that was paid before
   * pays nothing, however often and from how many places it is sent at once.
   */
  async function award(
    tx: Tx,
    { entries, ...learner }: Learner & { entries: readonly LedgerEntry[] },
  ): Promise<AwardOutcome> {
    const { accountId, now } = learner;
    const account = await accounts.lock(tx, accountId);
    const ofMonth = account === undefined ? [] : monthlyCoins.entriesFor(account.role, learner);
    const written = await store.insertEntries(tx, accountId, [...ofMonth, ...entries], now);
    // The month's coins are no pay for what was done.
    const paid = written.filter(({ kind }) => kind !== "monthly-coins");
    const earnings = await readEarnings(tx, accountId);
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
    const { accountId } = learner;
    await accounts.lock(tx, accountId);
    if (!(await days.countStudyDay(tx, learner))) return [];
    return await awardBadges(tx, learner, await readEarnings(tx, accountId));
  }

  /** Pays for talking, once on each day of the learner's, and hands out the badges that are due. */
  async function payChat(tx: Tx, learner: Learner): Promise<AwardOutcome> {
    const { accountId, timeZone, now } = learner;
    await accounts.lock(tx, accountId);
    const isOwn = await days.isOwnChatDay(tx, learner);
    const entries = isOwn ? [chatEntry(localDay(now, timeZone))] : [];
    const outcome = await award(tx, { ...learner, entries });
    const isPaid = outcome.paid.length > 0;
    if (isPaid || !isOwn) await days.countChatDay(tx, learner, isPaid);
    return outcome;
  }

  async function readEarnings(from: Db | Tx, accountId: string): Promise<Earnings> {
    const earnings = await store.readEarnings(from, accountId);
    return { ...earnings, roomMessages: await deps.countSaid(from, accountId, mostMessages) };
  }

  async function awardBadges(
    tx: Tx,
    { accountId, timeZone, now }: Learner,
    earnings: Earnings,
  ): Promise<BadgeText[]> {
    const facts = badgeFacts(earnings, (id) => content.lesson(id), localDay(now, timeZone));
    const due = badgesDue(facts, earnings.heldBadges);
    const awarded = await store.insertBadges(tx, accountId, due, now);
    return due.flatMap((id) => {
      const text = badgeTexts.get(id);
      return text !== undefined && awarded.includes(id) ? [text] : [];
    });
  }

  /** The XP that each of these accounts has, and the level it comes to. */
  async function earnedBy(
    from: Db | Tx,
    accountIds: readonly string[],
  ): Promise<Map<string, { xp: number; level: number }>> {
    const totals = await store.readTotals(from, accountIds);
    const xpOf = new Map(totals.map(({ accountId, xp }) => [accountId, xp]));
    return new Map(
      accountIds.map((id) => {
        const xp = xpOf.get(id) ?? 0;
        return [id, { xp, level: levelOf(xp) }];
      }),
    );
  }

  const { isLaterDay } = days;
  return { profile, badges, lockLearner, award, recordStudy, payChat, isLaterDay, earnedBy };
}

type Caller = Pick<SessionUser, "id" | "timeZone" | "role">;

/** Enough for any badge, and no reading through the life of a talkative learner. */
const mostMessages = 1000;

/** No day that holds an instant began earlier. */
const dayBefore = (now: Date) => new Date(now.getTime() - longestDayHours * 3_600_000);

const unknownLearner = refuse("not-found", "There is no such learner.");
