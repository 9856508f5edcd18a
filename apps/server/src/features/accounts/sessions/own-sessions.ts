import type { OpenSession, SessionUser } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { type Events, inPublishingTransaction } from "../../../events";
import { ok, refuse, type Result } from "../../../refusal";
import { endSessions } from "./end-sessions";
import * as store from "./own-sessions.store";
import { hashSessionToken } from "./session-token";

export type OwnSessions = ReturnType<typeof createOwnSessions>;

interface Deps {
  db: Db;
  clock: Clock;
  events: Pick<Events, "publish">;
  record: RecordAudit;
}

/** Who asks: nobody sees or ends the sessions of others, an admin neither. */
interface Asker {
  caller: SessionUser;
  accountId: string;
  token: string;
}

/** Where somebody is logged in, for themselves. */
export function createOwnSessions(deps: Deps) {
  const { db, clock, record } = deps;

  async function listOf({ accountId, token }: Asker) {
    const own = hashSessionToken(token);
    const sessions = await store.listSessions(db, accountId, clock.now());
    return sessions.map((each) => ({ ...each, isThis: own.equals(each.tokenHash) }));
  }

  const recordEnd = (ended: number, accountId: string) => ({
    at: clock.now(),
    actorId: accountId,
    aboutId: accountId,
    action: "sessions-ended" as const,
    details: { ended },
  });

  return {
    async list(asker: Asker): Promise<Result<{ sessions: OpenSession[] }>> {
      if (asker.caller.id !== asker.accountId) return onlyOwner;
      const sessions = (await listOf(asker)).map(({ id, device, begunAt, lastSeenAt, isThis }) => ({
        id,
        device,
        begunAt: begunAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isThis,
      }));
      return ok({ sessions });
    },

    async end(asker: Asker, sessionId: string): Promise<Result<{ ok: true }>> {
      const { caller, accountId } = asker;
      if (caller.id !== accountId) return onlyOwner;
      const id = asUuid(sessionId);
      const isKnown = id !== null && (await listOf(asker)).some((each) => each.id === id);
      if (!isKnown) return unknownSession;
      return await inPublishingTransaction(
        deps,
        async (tx, happened): Promise<Result<{ ok: true }>> => {
          const hash = await store.deleteSessionById(tx, accountId, id);
          if (hash === undefined) return unknownSession;
          happened("session-ended", { session: hash.toString("hex") });
          await record(tx, recordEnd(1, accountId));
          return ok({ ok: true });
        },
      );
    },

    async endAll(asker: Asker, keepsThis: boolean): Promise<Result<{ ended: number }>> {
      const { caller, accountId, token } = asker;
      if (caller.id !== accountId) return onlyOwner;
      return await inPublishingTransaction(deps, async (tx, happened) => {
        const ended = await endSessions(tx, happened, accountId, keepsThis ? token : undefined);
        await record(tx, recordEnd(ended, accountId));
        return ok({ ended });
      });
    },
  };
}

const onlyOwner = refuse("forbidden", "Only the owner of an account sees and ends its sessions.");
const unknownSession = refuse("not-found", "This session has ended already.");
