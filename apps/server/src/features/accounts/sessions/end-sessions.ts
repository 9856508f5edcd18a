import type { Tx } from "../../../db/database";
import type { Publish } from "../../../events";
import { deleteSessionsOf, listSessionsOf } from "./session.store";
import { hashSessionToken } from "./session-token";

export type EndSessions = typeof endSessions;

/** Ends all sessions of an account, but for the one of a token. Answers how many there were. */
export async function endSessions(
  tx: Tx,
  happened: Publish,
  accountId: string,
  exceptToken?: string,
): Promise<number> {
  const except = exceptToken === undefined ? undefined : hashSessionToken(exceptToken);
  const ended = await deleteSessionsOf(tx, accountId, except);
  for (const hash of ended) happened("session-ended", { session: hash.toString("hex") });
  return ended.length;
}

/** Hangs up on all sessions of an account that is suspended: they stay to say why, and open nothing. */
export async function shutSessions(tx: Tx, happened: Publish, accountId: string): Promise<void> {
  for (const hash of await listSessionsOf(tx, accountId)) {
    happened("session-ended", { session: hash.toString("hex") });
  }
}
