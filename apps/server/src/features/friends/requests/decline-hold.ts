/** Milliseconds for which what was declined cannot be asked again. */
const declineHolds = 7 * 24 * 60 * 60 * 1000;

/** What was declined after this still holds. */
export const declinedSince = (now: Date): Date => new Date(now.getTime() - declineHolds);

export const isDeclinedNow = ({ declinedAt }: { declinedAt: Date | null }, now: Date): boolean =>
  declinedAt !== null && declinedAt > declinedSince(now);
