import { type BadgeFacts, lessonOfSource, streakOf } from "@saywell/gamification";
import type { StoredEarnings } from "../gamification.store";

/** What an account has earned and said so far, as badges and levels count it. */
export interface Earnings extends StoredEarnings {
  roomMessages: number;
}

/** What badges need to know of a lesson. */
export interface BadgeLesson {
  topic: string;
  tags: readonly string[];
  xpReward: number;
}

/**
 * Counts what badges are awarded for. Everything comes from the ledger: a lesson
 * that has paid its whole reward has had full marks in its quiz, and one of which only parts
 * could be paid is not completed.
 */
export function badgeFacts(
  earnings: Omit<Earnings, "heldBadges">,
  lessonById: (id: string) => BadgeLesson | undefined,
  today: string,
): BadgeFacts {
  const paidByLesson = new Map<string, number>();
  const completed = new Set<string>();
  for (const { kind, source, xp } of earnings.lessonEntries) {
    const id = lessonOfSource(source);
    paidByLesson.set(id, (paidByLesson.get(id) ?? 0) + xp);
    if (kind === "lesson-completed") completed.add(id);
  }
  const lessons = [...completed].flatMap((id) => {
    const lesson = lessonById(id);
    return lesson ? [{ ...lesson, isPerfect: paidByLesson.get(id)! >= lesson.xpReward }] : [];
  });
  return {
    lessonsCompleted: completed.size,
    perfectQuizzes: lessons.filter(({ isPerfect }) => isPerfect).length,
    completedByTopic: countEach(lessons.map(({ topic }) => topic)),
    completedByTag: countEach(lessons.flatMap(({ tags }) => tags)),
    longestStreak: streakOf(earnings.studyDays, today, earnings.keptDays).longest,
    roomMessages: earnings.roomMessages,
    gamesWon: earnings.gamesWon,
  };
}

function countEach(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
