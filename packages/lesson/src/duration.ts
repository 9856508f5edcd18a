/** Seconds. A lesson takes ten to thirty minutes: whoever began it longer ago has been away. */
const LONGEST_SITTING = 3 * 3600;

/**
 * How long a learner was at a lesson, in whole seconds: counted from its start where that is known.
 * A client knows only since when its page is open, so what it says holds where no start is known,
 * or one so long ago that the learner has been away in between.
 *
 * @param claimed seconds, as the client counted them
 */
export function secondsTaken({
  begunAt,
  now,
  claimed,
}: {
  begunAt: Date | null;
  now: Date;
  claimed: number;
}): number {
  if (begunAt === null) return Math.floor(claimed);
  // A clock that moved back must not make a duration negative.
  const counted = Math.max(0, now.getTime() - begunAt.getTime()) / 1000;
  return Math.floor(counted <= LONGEST_SITTING ? counted : Math.min(claimed, counted));
}
