import { z } from "zod";
import { ageBands, cefrLevels, cursorMaxLength, idMaxLength, pageSize, roles } from "./constants";

/** Field shapes that several areas share. */
export const cefrLevel = z.enum(cefrLevels);
export const role = z.enum(roles);
export const ageBand = z.enum(ageBands);

/** A name for a thing, given by a program. Bounded, so that nothing odd reaches a query. */
export const token = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, "has a character that is not allowed");

/** 1 narrows a list; left out, it does not. */
export const flag = z.literal("1").optional();

/** What a list that comes a page at a time is asked for. */
export const pageWish = {
  /** The `next` of the page before; left out, the list begins. */
  cursor: token(cursorMaxLength).optional(),
  limit: z.coerce.number().int().min(1).max(pageSize.most).optional(),
};
/** What such a list answers. */
export const nextPage = {
  /** Null at the end of the list. */
  next: z.string().nullable(),
};

/** A reference to something stored. */
export const id = token(idMaxLength);
export const userIdParams = z.object({ userId: id });
export const teacherIdParams = z.object({ teacherId: id });
export const idParams = z.object({ id });

/** 1 or 0, as the specification writes truth on the wire. */
export const bit = z.literal([0, 1]);
/** A calendar day that somebody plans or looks at, `2026-11-29`. */
export const calendarDay = z.iso
  .date()
  .refine((day) => day >= "2000-01-01" && day <= "2099-12-31", "must be from 2000 to 2099");
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();
export const count = z.int().min(0);
export const percent = z.number().min(0).max(100);
/** The answer of a write that has nothing else to say. */
export const done = z.object({ ok: z.literal(true) });

/** Half a surrogate pair is no character: PostgreSQL cannot store it in JSON. */
const wholeCharacters = /^\P{Surrogate}*$/u;

/** Text as it is. Only what no database can store is refused. */
export const plainText = (max: number) =>
  z
    .string()
    .max(max)
    // oxlint-disable-next-line no-control-regex -- refusing NUL is the point
    .regex(/^[^\u0000]*$/, "has a control character")
    .regex(wholeCharacters, "has half a character");

/** The first letters of a workbook, of today and of before 2007, read as text. */
// oxlint-disable-next-line no-control-regex -- they are what such a file begins with
const notWorkbook = /^(?!PK\u0003\u0004|\uFFFD\uFFFD\u0011)/;
/** UTF-16 that was read as another encoding has a NUL beside each letter. */
// oxlint-disable-next-line no-control-regex -- finding NUL is the point
const notWide = /^[^\u0000]*$/;

/** A CSV file, or in a few words what else it is. */
export const csvText = (max: number, tooLong?: string) =>
  z
    .string()
    .regex(notWorkbook, { error: "is an Excel workbook: save it as CSV UTF-8", abort: true })
    .regex(notWide, { error: "is not in UTF-8: save it as CSV UTF-8", abort: true })
    .max(max, tooLong === undefined ? {} : { error: tooLong, abort: true })
    .pipe(plainText(max));

/**
 * Text a person typed: C0 and C1 control characters other than tab and newline
 * are refused, because PostgreSQL cannot store NUL and nobody types the others.
 */
export const typedText = (max: number) =>
  z
    .string()
    .max(max)
    // oxlint-disable-next-line no-control-regex -- refusing control characters is the point
    .regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]*$/, "has a control character")
    .regex(wholeCharacters, "has half a character");

/**
 * A value for each key. How many keys there are is looked at before any of them: a body may hold
 * thousands, and to say of each what is wrong with it would take long.
 */
export const boundedRecord = <V extends z.ZodType>(value: V, most: number) =>
  z.preprocess(
    (given: Record<string, z.input<V>>, { addIssue }) => {
      if (typeof given !== "object" || given === null) return given;
      const keys = Object.keys(given);
      if (keys.length > most) addIssue(`must have at most ${most} keys`);
      else if (keys.some((key) => key.length > idMaxLength)) addIssue("has a key that is too long");
      return given;
    },
    z.record(id, value),
  );

/**
 * An IANA time zone, as `Europe/London`. Offsets such as `+05:00` are refused:
 * they know no summer time, and databases disagree on their sign.
 */
export const timeZone = z.string().max(64).refine(isTimeZone, "is not a time zone");

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
