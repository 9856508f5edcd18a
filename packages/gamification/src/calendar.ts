/** Calendar days as `YYYY-MM-DD`: they sort as text and carry no time zone. */

const millisecondsPerDay = 86_400_000;
const millisecondsPerHour = 3_600_000;
const formatters = new Map<string, Intl.DateTimeFormat>();
/** Of more zones than these the oldest is forgotten. */
const mostFormatters = 500;

/** Formatters are slow to make and zones are few; bounded because zone names come from outside. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    if (formatters.size >= mostFormatters) formatters.delete(formatters.keys().next().value!);
    formatter = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** Whether this is a time zone that days can be counted in (an IANA name, as `Asia/Kolkata`). */
export function isTimeZone(timeZone: string): boolean {
  try {
    formatterFor(timeZone);
    return true;
  } catch {
    return false;
  }
}

/**
 * The calendar day, `YYYY-MM-DD`, of an instant where the learner is.
 *
 * A zone that is not known counts in UTC: a learner must not lose a day of study
 * to a bad setting. Throws RangeError for an invalid date, which is a bug.
 */
export function localDay(instant: Date, timeZone: string): string {
  const formatter = formatterFor(isTimeZone(timeZone) ? timeZone : "UTC");
  // Twice as quick as asking for the parts, and every profile asks for several days.
  const [month, day, year = ""] = formatter.format(instant).split("/");
  return `${year.padStart(4, "0")}-${month}-${day}`;
}

/** Days since 1970-01-01, so that days can be counted between. */
export const dayNumber = (day: string): number => Date.parse(day) / millisecondsPerDay;

/** The day with a given number. */
export const dayOfNumber = (number: number): string =>
  new Date(number * millisecondsPerDay).toISOString().slice(0, 10);

/**
 * The instant at which the calendar week that holds `instant` began where the
 * learner is: Monday, at the first moment that counts as Monday there. That is
 * not always 00:00, because some zones put their clocks forward at midnight.
 *
 * A zone that is not known counts in UTC, as in `localDay`.
 */
export function startOfWeek(instant: Date, timeZone: string): Date {
  const today = localDay(instant, timeZone);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return startOfDay(dayOfNumber(dayNumber(today) - sinceMonday), timeZone);
}

/**
 * The instant at which the calendar month that holds `instant` began where the learner is.
 *
 * A zone that is not known counts in UTC, as in `localDay`.
 */
export function startOfMonth(instant: Date, timeZone: string): Date {
  return startOfDay(`${localDay(instant, timeZone).slice(0, 8)}01`, timeZone);
}

/**
 * The instant at which the next calendar month begins where the learner is.
 *
 * A zone that is not known counts in UTC, as in `localDay`.
 */
export function startOfNextMonth(instant: Date, timeZone: string): Date {
  const first = dayNumber(`${localDay(instant, timeZone).slice(0, 8)}01`);
  // No month has more days, and none has so few that this is in the month after the next.
  return startOfDay(`${dayOfNumber(first + 31).slice(0, 8)}01`, timeZone);
}

/** The first instant that counts as this day, `YYYY-MM-DD`, there, which is not always 00:00. */
export function startOfDay(day: string, timeZone: string): Date {
  // No zone is further than 14 hours from UTC; days never run backwards, so halving finds the edge.
  let before = Date.parse(day) - 15 * millisecondsPerHour;
  let within = Date.parse(day) + 15 * millisecondsPerHour;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (localDay(new Date(middle), timeZone) < day) before = middle;
    else within = middle;
  }
  return new Date(within);
}
