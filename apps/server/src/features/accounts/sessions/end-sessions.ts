import type { Tx } from "../../../db/database";
import type { Publish } from "../../../events";
import { deleteSessionsOf } from "./session.store";
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
