/** SQLSTATE classes and codes that say "not now": connection lost, shutting down, too busy, took too long. */
const awayStates = /^(08...|57P0[1-3]|57014|53300)$/;
const awaySystemCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
]);
/** `pg` gives these no code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error says that the database cannot be reached, rather than that a query was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (typeof code === "string") {
    const isSocketError = syscall === "connect" || syscall === "read" || syscall === "write";
    return awayStates.test(code) || (awaySystemCodes.has(code) && isSocketError);
  }
  return awayMessages.test(error.message);
}
