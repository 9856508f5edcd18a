import type { Db, Tx } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { type Events, inPublishingTransaction } from "../../../events";
import type { Jobs } from "../../../jobs";
import { refuse, type Result } from "../../../refusal";
import { endSession, type SetLevel } from "./end-session";
import type { LiveBank } from "../bank/item-bank";
import * as results from "../results/results.store";
import { isTimeUp } from "./session-view";
import type { SessionRow } from "./sessions.store";
import * as sessions from "./sessions.store";

interface Deps {
  db: Db;
  events: Pick<Events, "publish">;
  jobs: Pick<Jobs, "enqueue">;
  setLevel: SetLevel;
}

/** The caller's account; null for a visitor. */
export type CallerId = string | null;

/** Ends a session whose lock is held, for good. */
export type EndTest = (
  session: SessionRow,
  bank: LiveBank,
  now: Date,
) => Promise<results.ResultRow | null>;

const practiceLasts = 30 * 24 * 3600 * 1000;
/** Ended at the start of a new session, so that nobody waits for many. */
const mostAbandoned = 5;

export type SessionWork = ReturnType<typeof createSessionWork>;

/** What is done with sessions: under their lock, by who may, and told of when one has ended. */
export function createSessionWork({ db, events, jobs, setLevel }: Deps) {
  /** Runs the work with the session locked, if there is one that the caller may use. */
  async function inSession<T>(
    caller: CallerId,
    sessionId: string,
    work: (tx: Tx, session: SessionRow, end: EndTest) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const id = asUuid(sessionId);
    if (id === null) return noSuchSession;
    return await tellingEnds(async (tx, end) => {
      const session = await sessions.lockSession(tx, id);
      if (session === undefined || !mayUse(caller, session)) return noSuchSession;
      return await work(tx, session, end);
    });
  }

  /** A session that ends in the work is told of, and asks for its test to be calibrated in time. */
  function tellingEnds<T>(work: (tx: Tx, end: EndTest) => Promise<T>): Promise<T> {
    return inPublishingTransaction({ db, events }, (tx, happened) =>
      work(tx, async (session, bank, now) => {
        const timeUp = isTimeUp(session, now) || isForgotten(session, now);
        const result = await endSession(tx, session, bank, { now, isTimeUp: timeUp, setLevel });
        const { id: sessionId, testType, accountId } = session;
        happened("test-finished", { sessionId, testType, accountId });
        // Last, because others who end a session now wait for it.
        await jobs.enqueue(tx, "calibrate-test", { testType }, { key: testType });
        return result;
      }),
    );
  }

  /** The result of a session that has ended or ends now; null when nothing was answered. */
  async function resultOf(tx: Tx, session: SessionRow, end: () => ReturnType<EndTest>) {
    if (session.finishedAt === null) return await end();
    return (await results.findResult(tx, { sessionId: session.id })) ?? null;
  }

  /** Ends what nobody will come back to, so that what it showed counts. */
  async function endAbandoned(bank: LiveBank, now: Date): Promise<void> {
    const practiceBegunBefore = new Date(now.getTime() - practiceLasts);
    for (let ended = 0; ended < mostAbandoned; ended += 1) {
      const found = await tellingEnds(async (tx, end) => {
        const session = await sessions.lockAbandoned(tx, { now, practiceBegunBefore });
        if (session !== undefined) await end(session, bank, now);
        return session;
      });
      if (found === undefined) return;
    }
  }

  return { inSession, resultOf, endAbandoned };
}

/** An account's session is its own; that of a visitor belongs to whoever knows its id. */
export const mayUse = (caller: CallerId, session: Pick<SessionRow, "accountId">): boolean =>
  session.accountId === null || session.accountId === caller;

/** Practice has no clock, and yet an end. */
const isForgotten = ({ timeAllowance, startedAt }: SessionRow, now: Date): boolean =>
  timeAllowance === "practice" && now.getTime() - startedAt.getTime() > practiceLasts;

const noSuchSession = refuse("not-found", "There is no such test session.");
