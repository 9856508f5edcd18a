/**
 * An id as the database writes it, or null for what is no UUID: that names nothing, and must not
 * reach a query that compares UUIDs.
 */
export const asUuid = (text: string): string | null =>
  /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(text) ? text.toLowerCase() : null;
