import { sql } from "kysely";

/** A pattern that finds a text anywhere, whatever signs of a pattern it holds. */
const likeAnywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** Whether what stands in a column has a text somewhere, whatever its capitals and accents. */
export const holds = (column: string, wanted: string) =>
  sql<boolean>`folded(${sql.ref(column)}) like folded(${likeAnywhere(wanted)})`;

/** What people are listed by; the same in every database. */
export const nameOrder = (column: string) => sql<string>`folded(${sql.ref(column)})`;
