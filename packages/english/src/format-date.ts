import { rememberLatest } from "./remember-latest";

/** How a date or a time is written, in British English. */
const formats = {
  /** `3 January 2026` */
  day: { dateStyle: "long" },
  /** `3 Jan 2026, 09:05` */
  moment: { dateStyle: "medium", timeStyle: "short" },
  /** `3 January 2026 at 09:05`, as it stands in a sentence. */
  spokenMoment: { dateStyle: "long", timeStyle: "short" },
  /** `09:05` */
  time: { hour: "2-digit", minute: "2-digit" },
  /** `Saturday` */
  weekday: { weekday: "long" },
  /** `3 January` */
  dayOfYear: { day: "numeric", month: "long" },
  /** `Saturday 3 January` */
  weekdayAndDay: { weekday: "long", day: "numeric", month: "long" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateFormat = keyof typeof formats;

/** Making one takes far longer than using it. Zones come from outside, in any case of letters. */
const formatterOf = rememberLatest((key) => {
  const [format, timeZone] = key.split(" ") as [DateFormat, string | undefined];
  return new Intl.DateTimeFormat("en-GB", { ...formats[format], timeZone });
}, 500);

/**
 * Every date and time that somebody reads, in an email's or a sheet's words as on the screen.
 *
 * @param at a moment, also as it travels (ISO 8601)
 * @param timeZone an IANA name; undefined for the calendar of the device that shows it
 */
export function formatDate(
  format: DateFormat,
  at: Date | string,
  timeZone: string | undefined,
): string {
  const formatter = formatterOf(timeZone === undefined ? format : `${format} ${timeZone}`);
  return formatter.format(typeof at === "string" ? new Date(at) : at);
}
