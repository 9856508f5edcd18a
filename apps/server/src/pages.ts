import { pageSize } from "@saywell/contract/constants";
import { asUuid } from "./db/uuid";
import { ok, refuse, type Result } from "./refusal";

/** What a page of a list may begin after: the last row of the one before, as texts. */
const kinds = {
  text: (value: string) => !value.includes("\u0000"),
  instant: isInstant,
  uuid: (value: string) => asUuid(value) !== null,
  number: (value: string) => /^\d{1,15}$/.test(value),
} satisfies Record<string, (value: string) => boolean>;

/** As PostgreSQL or JavaScript writes one, and of a day that there is: the database takes no other. */
function isInstant(value: string): boolean {
  const day = /^(\d{4}-\d\d-\d\d)[ T]\d\d:\d\d:\d\d(\.\d{1,6})?(Z|\+00)$/.exec(value)?.[1];
  const moment = new Date(value);
  return (
    day !== undefined &&
    !day.startsWith("0000") &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().startsWith(day)
  );
}

type Kind = keyof typeof kinds;
export type Place = readonly string[];

export interface PageWish {
  cursor?: string | undefined;
  limit?: number | undefined;
}

const unknownCursor = refuse("invalid-input", "cursor is none that was given out.");

/** The row after which a page begins; null for the first page. */
export function placeOf({ cursor }: PageWish, as: readonly Kind[]): Result<Place | null> {
  if (cursor === undefined) return ok(null);
  const place = decode(cursor);
  if (!Array.isArray(place) || place.length !== as.length) return unknownCursor;
  const isSound = as.every((kind, index) => {
    const value: unknown = place[index];
    return typeof value === "string" && kinds[kind](value);
  });
  return isSound ? ok(place as string[]) : unknownCursor;
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
}

/** How many rows to ask for: one more than a page shows tells whether there is another. */
export const rowsFor = ({ limit = pageSize.usual }: PageWish): number => limit + 1;

/** The rows of a page, and where the next one begins. */
export function pageOf<Row>(
  rows: readonly Row[],
  wish: PageWish,
  placed: (row: Row) => Place,
): { rows: readonly Row[]; next: string | null } {
  const shown = rows.slice(0, rowsFor(wish) - 1);
  const last = shown.at(-1);
  const isLast = shown.length === rows.length || last === undefined;
  return {
    rows: shown,
    next: isLast ? null : Buffer.from(JSON.stringify(placed(last))).toString("base64url"),
  };
}
