/** Hours of a student's own clock between which they are written to: not before the first, not from the second on. */
export const reminderHours = { from: 8, to: 20 } as const;

const day = 24 * 60;
const earliest = reminderHours.from * 60;
const latest = reminderHours.to * 60;

/**
 * How many minutes ahead a student is told now of work that is due; null at night, when nobody is told
 * anything. It is a day, and in the last hour of the evening as much more as the night is long, so that
 * what would fall into the night is told before it.
 *
 * @param clock what the student's clocks show: `18:05`
 */
export function reminderMinutes(clock: string): number | null {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const now = hours * 60 + minutes;
  if (now < earliest || now >= latest) return null;
  return now < latest - 60 ? day : day + (day - now) + earliest;
}
