const days = 7;
const day = 24 * 60 * 60 * 1000;
const keyOf = (userId: string): string => `saywell.address-reminder.${userId}`;

/** Whether somebody did not want to be reminded on this device, less than a week ago. */
export function isPutOff(userId: string, now: number): boolean {
  try {
    return now - Number(localStorage.getItem(keyOf(userId)) ?? 0) < days * day;
  } catch {
    return false;
  }
}

export function putOff(userId: string, now: number): void {
  try {
    localStorage.setItem(keyOf(userId), String(now));
  } catch {
    // Where storage is blocked, it is reminded of again on the next visit.
  }
}
