import { dayNumber, isOwnDay, localDay, ownDayBegan, zoneSinceOf } from "@saywell/gamification";
import type { Tx } from "../../db/database";
import * as store from "./learner-calendar.store";

/** Whom something is awarded to, where they are, and when. */
export interface Learner {
  accountId: string;
  timeZone: string;
  now: Date;
}

/**
 * Counts today, where the learner is, as a day with study. Answers whether that is a new day of
 * theirs. The learner is locked.
 */
export async function countStudyDay(tx: Tx, learner: Learner): Promise<boolean> {
  const { accountId, timeZone, now } = learner;
  const day = localDay(now, timeZone);
  const today = await store.findStudyDay(tx, accountId, day);
  if (today?.isKept === false) return false;
  const before = await store.findCalendar(tx, accountId);
  const isOwn = isOwnDay(learner, before && { ...before, lastAt: before.studyAt });
  await store.saveCalendar(tx, accountId, {
    timeZone,
    zoneSince: zoneSinceOf(learner, before),
    studyAt: isOwn ? now : (before?.studyAt ?? null),
    chatAt: before?.chatAt ?? null,
  });
  if (isOwn) {
    await store.saveStudyDay(tx, accountId, { day, isKept: false });
    return true;
  }
  // Only the day after the latest, and after one that counts: kept days in a row would be a holiday.
  const latest = await store.findLatestStudyDay(tx, accountId);
  if (latest?.isKept === false && dayNumber(latest.day) === dayNumber(day) - 1) {
    await store.saveStudyDay(tx, accountId, { day, isKept: true });
  }
  return false;
}

/** Whether talking on this day pays, as far as the day goes. The learner is locked. */
export async function isOwnChatDay(tx: Tx, learner: Learner): Promise<boolean> {
  const before = await store.findCalendar(tx, learner.accountId);
  return isOwnDay(learner, before && { ...before, lastAt: before.chatAt });
}

/** Notes that talking paid now, or would have in another zone. */
export async function countChatDay(tx: Tx, learner: Learner, isPaid: boolean): Promise<void> {
  const { accountId, timeZone, now } = learner;
  const before = await store.findCalendar(tx, accountId);
  await store.saveCalendar(tx, accountId, {
    timeZone,
    zoneSince: zoneSinceOf(learner, before),
    studyAt: before?.studyAt ?? null,
    chatAt: isPaid ? now : (before?.chatAt ?? null),
  });
}

/** When the learner's day began, and notes where it is counted. The learner is locked. */
export async function beginGameDay(tx: Tx, learner: Learner): Promise<Date> {
  const { accountId, timeZone } = learner;
  const before = await store.findCalendar(tx, accountId);
  await store.saveCalendar(tx, accountId, {
    timeZone,
    zoneSince: zoneSinceOf(learner, before),
    studyAt: before?.studyAt ?? null,
    chatAt: before?.chatAt ?? null,
  });
  return ownDayBegan(learner, before);
}

/** Whether practice pays again, for a lesson that was last finished then. */
export async function isLaterDay(tx: Tx, learner: Learner, lastAt: Date): Promise<boolean> {
  const before = await store.findCalendar(tx, learner.accountId);
  return isOwnDay(learner, before && { ...before, lastAt });
}
