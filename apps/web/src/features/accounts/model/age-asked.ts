const keyOf = (userId: string): string => `saywell.age-asked.${userId}`;

/** Whether somebody was asked for their age on this device, and did not want to say it. */
export function isAgeAsked(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    // Where nothing can be kept, nobody is asked again and again.
    return true;
  }
}

export function keepAgeAsked(userId: string): void {
  try {
    localStorage.setItem(keyOf(userId), "not now");
  } catch {
    // It counts as asked anyway.
  }
}
