/** Seconds below which the clock turns red. */
export const lastMinutes = 300;

/**
 * What is said aloud between two readings of the clock, in seconds left before and now: at half of the
 * time, at five minutes and at one minute. Null where neither has come.
 */
export function warningBetween(before: number, now: number, total: number): string | null {
  const passed = (at: number) => before > at && now <= at;
  if (passed(60)) return "1 minute left.";
  if (passed(lastMinutes)) return "5 minutes left.";
  const half = total / 2;
  if (half > lastMinutes && passed(half))
    return `Half of the time is over. ${Math.round(half / 60)} minutes left.`;
  return null;
}

/** Seconds as on a clock: 38:05, or 1:20:00. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const rest = String(whole % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
