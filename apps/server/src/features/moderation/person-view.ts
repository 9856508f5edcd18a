/** Somebody or something by id and name; null when it is gone. */
export const namedOrNull = (
  id: string | null,
  name: string | null,
): { id: string; name: string } | null => (id === null || name === null ? null : { id, name });
