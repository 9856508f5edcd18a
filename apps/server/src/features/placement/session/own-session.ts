import { quickTestOpenFor } from "@saywell/contract/constants";
import { endedAt } from "./session-view";
import type { CallerId } from "./session-work";
import type { SessionRow } from "./sessions.store";

/** Who looks at a result: an account, or a visitor whose browser was given a session to keep. */
export interface Viewer {
  accountId: CallerId;
  /** Of the account; null without one, and for a guest. */
  name: string | null;
  keptSession: string | null;
}

export const isOwnSession = (
  { accountId, keptSession }: Viewer,
  session: Pick<SessionRow, "id" | "accountId">,
): boolean =>
  session.accountId === null ? keptSession === session.id : accountId === session.accountId;

const hour = 3600 * 1000;

/**
 * Whether a test that has a result can be made more exact: a quick one for a day after its end by
 * its own clock, and one that is being gone on with.
 */
export function canGoOn(
  session: Pick<SessionRow, "testLength" | "finishedAt" | "timeAllowance" | "endsAt">,
  now: Date,
): boolean {
  const { testLength, finishedAt, timeAllowance, endsAt } = session;
  if (timeAllowance === "practice") return false;
  if (finishedAt === null) return endsAt !== null && now < endsAt;
  const since = now.getTime() - endedAt({ endsAt }, finishedAt).getTime();
  return testLength === "quick" && since < quickTestOpenFor * hour;
}
