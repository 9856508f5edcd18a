import type { GroupRow, QueuePlace } from "./reports.store";

/** Where a page of the queue ends, as a client hands it back. */
export const placeOf = (row: GroupRow): string =>
  Buffer.from(
    JSON.stringify([
      row.isSafeguarding ? 0 : 1,
      row.isOnlyGuests ? 1 : 0,
      -row.severity,
      row.oldest.toISOString(),
      row.aboutId,
    ] satisfies QueuePlace),
  ).toString("base64url");

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Null for what is no place. */
export function readPlace(cursor: string): QueuePlace | null {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (!Array.isArray(place) || place.length !== 5) return null;
    const [section, guests, severity, oldest, aboutId] = place as unknown[];
    const isPlace =
      [0, 1].includes(section as number) &&
      [0, 1].includes(guests as number) &&
      [0, -1, -2, -3].includes(severity as number) &&
      typeof oldest === "string" &&
      instant.test(oldest) &&
      !Number.isNaN(Date.parse(oldest)) &&
      typeof aboutId === "string" &&
      uuid.test(aboutId);
    return isPlace ? (place as unknown as QueuePlace) : null;
  } catch {
    return null;
  }
}
