const day = 86_400_000;
const minute = 60_000;

/**
 * The moment so many days later at which the clocks show the same: over a change of summer time that
 * is an hour more or less than so many times 24 hours. An hour that comes twice is meant the first
 * time; one that is left out, as clocks go forward, is as long after the change as it would be after
 * the hour before it.
 *
 * @param days whole days, also before
 * @param clocksAt what the clocks of the zone show, to the minute: `2026-12-04T18:00`
 */
export function moveByDays(at: Date, days: number, clocksAt: (at: Date) => string): Date {
  const asIfUtc = (moment: Date): number => Date.parse(`${clocksAt(moment)}Z`);
  const wanted = asIfUtc(at) + days * day;
  const offsetAt = (moment: number): number =>
    asIfUtc(new Date(moment)) - Math.floor(moment / minute) * minute;
  // Clocks change at most once between a day before and a day after.
  const found = [wanted - offsetAt(wanted - day), wanted - offsetAt(wanted + day)];
  const fitting = found.filter((moment) => asIfUtc(new Date(moment)) === wanted);
  const seconds = at.getTime() - Math.floor(at.getTime() / minute) * minute;
  return new Date((fitting.length > 0 ? Math.min(...fitting) : found[0]!) + seconds);
}
