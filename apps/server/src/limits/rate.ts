/** So many at once, and so many more with each second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** Counts against a rate. Time is in milliseconds and only has to rise. */
export function createAllowance({ burst, perSecond }: Rate, startedAt: number) {
  let left = burst;
  let at = startedAt;
  const refill = (now: number): void => {
    left = Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
    at = now;
  };
  return {
    /** Takes one. False when there is none left. */
    take(now: number): boolean {
      refill(now);
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    /** Whether nothing has been taken for so long that a new one would be the same. */
    isWhole(now: number): boolean {
      refill(now);
      return left >= burst;
    },
  };
}
export type Allowance = ReturnType<typeof createAllowance>;

/** One allowance for each key; forgets the keys that have theirs back. */
export function createAllowances(rate: Rate) {
  const byKey = new Map<string, Allowance>();
  let sweepAt = 1000;
  return {
    take(key: string, now: number): boolean {
      const allowance = byKey.get(key) ?? createAllowance(rate, now);
      byKey.set(key, allowance);
      if (byKey.size > sweepAt) {
        for (const [each, { isWhole }] of byKey) if (isWhole(now)) byKey.delete(each);
        sweepAt = Math.max(1000, byKey.size * 2);
      }
      return allowance.take(now);
    },
  };
}
export type Allowances = ReturnType<typeof createAllowances>;
