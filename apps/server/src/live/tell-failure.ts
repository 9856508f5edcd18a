import { isDatabaseAway } from "../db/database-errors";
import { errorFacts, type Log } from "../observability/log";
import { commonRefusal } from "../refusal";

/** Writes down why a message could not be done, and answers what its sender is told of it. */
export function tellFailure(log: Log, error: unknown): string {
  const isAway = isDatabaseAway(error);
  log({
    level: isAway ? "warn" : "error",
    event: "live-message-failed",
    ...errorFacts(error),
  });
  return commonRefusal(isAway ? "unavailable" : "internal").message;
}
