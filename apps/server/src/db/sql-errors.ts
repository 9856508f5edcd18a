/** PostgreSQL's SQLSTATE of an error, if it has one. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** True when a row was refused because its key is taken; by this constraint or index, if named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== "23505") return false;
  return constraint === undefined || (error as { constraint?: string }).constraint === constraint;
}

/** True when a row was refused because what it refers to is not there. */
export const isMissingReference = (error: unknown): boolean => sqlState(error) === "23503";

/** True when two transactions crossed and PostgreSQL gave up this one: doing it again is right. */
export function isSerializationFailure(error: unknown): boolean {
  const state = sqlState(error);
  return state === "40001" || state === "40P01";
}
