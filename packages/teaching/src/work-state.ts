import type { LateRule, WorkState } from "./teaching-facts";

/** When something that is assigned may be done. */
export interface WorkTimes {
  opensAt: Date;
  /** Null: at any time. */
  dueAt: Date | null;
  lateRule: LateRule;
}

/** What a student has done of it. */
export interface WorkDone {
  /** 0 to 100. */
  progress: number;
  /** When it was first finished, if it was; also before it was assigned. */
  finishedAt: Date | null;
  /** Whether the teacher gave it back for another try, which has not come yet. */
  isReturned?: boolean;
}

/**
 * How far a student is with a piece of assigned work. Who finished it before it was assigned has done
 * it: nobody is asked to learn the same again. What is finished after the due time counts as late, or,
 * where the rule is CLOSE, not at all. What was given back is for its student to do again, whatever the
 * due time was.
 */
export function workState(times: WorkTimes, done: WorkDone, now: Date): WorkState {
  const { opensAt, dueAt, lateRule } = times;
  if (done.isReturned === true) return "returned";
  const isPastDue = dueAt !== null && now > dueAt;
  if (done.finishedAt !== null) {
    if (dueAt === null || done.finishedAt <= dueAt) return "done";
    return lateRule === "ACCEPT" ? "done-late" : "missed";
  }
  if (isPastDue) return lateRule === "ACCEPT" ? "overdue" : "missed";
  if (now < opensAt) return "not-open";
  return done.progress > 0 ? "started" : "to-do";
}

/** What was due before somebody joined waits for them without a due time: they could not be there. */
export const dueFor = (dueAt: Date | null, joinedAt: Date): Date | null =>
  dueAt !== null && dueAt <= joinedAt ? null : dueAt;

/** Whether it is handed in. */
export const isDone = (state: WorkState): boolean => state === "done" || state === "done-late";

/** Whether its due time is past, and it is not handed in. */
export const isOwed = (state: WorkState): boolean => state === "overdue" || state === "missed";
