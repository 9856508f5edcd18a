import type { CallByName, CallReply, QueueSection, Report } from "@saywell/contract";
import { queuePage } from "@saywell/contract/constants";
import { isProtected, severities } from "@saywell/moderation";
import type { RecordAudit } from "../../../audit-log";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import type { CaseAccount, CaseAccounts } from "../case-accounts.store";
import { lastQueueLook, noteLooks, noteQueueLook } from "./looks.store";
import { placeOf, readPlace } from "./queue-place";
import { speakersOf, viewReport, withLinesOf } from "./report-view";
import type { GroupRow, ReportRow, ReportsStore } from "./reports.store";

interface Deps {
  db: Db;
  clock: Clock;
  record: RecordAudit;
  accounts: CaseAccounts;
  reports: ReportsStore;
}

type Queue = CallReply<CallByName<"GET /api/moderation/queue">>;
type Watch = CallReply<CallByName<"GET /api/moderation/watch">>;

export type QueueService = ReturnType<typeof createQueueService>;

const longestList = 200;
/** Milliseconds for which reading a report again is still the same look at it. */
const sitting = 3_600_000;

/** The queue of reports as each of the staff may see it, and that they looked at it. */
export function createQueueService({ db, clock, record, accounts, reports }: Deps) {
  async function groups(
    caller: CaseAccount,
    { section, cursor }: { section?: QueueSection | undefined; cursor?: string | undefined },
  ): Promise<Result<Queue>> {
    const after = cursor === undefined ? undefined : readPlace(cursor);
    if (after === null) return refuse("invalid-input", "This page of the queue does not exist.");
    return await inTransaction(db, async (tx) => {
      await noteLookAtQueue(tx, caller);
      const rows = await reports.listGroups(tx, caller.id, {
        section,
        after,
        limit: queuePage + 1,
      });
      const page = rows.slice(0, queuePage);
      return ok({
        waiting: await reports.countWaiting(tx, caller.id),
        groups: page.map(viewGroup),
        next: rows.length > queuePage ? placeOf(page.at(-1)!) : null,
      });
    });
  }

  async function list(
    caller: CaseAccount,
    { state, section, aboutId }: ListWish,
  ): Promise<Result<Report[]>> {
    const about = aboutId === undefined ? undefined : asUuid(aboutId);
    if (about === null) return ok([]);
    return await inTransaction(db, async (tx) => {
      await noteLookAtQueue(tx, caller);
      const wish = { state, section, aboutId: about, limit: longestList };
      const rows = await reports.list(tx, caller.id, wish);
      await noteLook(tx, caller, rows);
      return ok((await shownTo(tx, caller, rows)).map(viewReport));
    });
  }

  /** Whoever passes by as the demo's teacher does not read what others than the demo's people said. */
  async function shownTo(
    tx: Tx,
    { id }: CaseAccount,
    rows: readonly ReportRow[],
  ): Promise<readonly ReportRow[]> {
    if (!(await accounts.isOfDemo(tx, id))) return rows;
    const speakers = await accounts.ofDemo(tx, [...new Set(rows.flatMap(speakersOf))]);
    return rows.map((row) => withLinesOf(row, speakers));
  }

  /** Keeps in the audit log that somebody read of children, once in a sitting. */
  async function noteLook(tx: Tx, caller: CaseAccount, rows: readonly ReportRow[]): Promise<void> {
    const ofChildren = rows.filter((row) => childrenIn(row).length > 0);
    if (ofChildren.length === 0) return;
    const now = clock.now();
    const fresh = new Set(
      await noteLooks(tx, {
        accountId: caller.id,
        reportIds: ofChildren.map(({ id }) => id),
        now,
        since: new Date(now.getTime() - sitting),
      }),
    );
    const byChild = new Map<string, string[]>();
    for (const row of ofChildren.filter(({ id }) => fresh.has(id))) {
      for (const child of childrenIn(row)) {
        byChild.set(child, [...(byChild.get(child) ?? []), row.id]);
      }
    }
    for (const [aboutId, reportIds] of byChild) {
      await record(tx, {
        at: now,
        actorId: caller.id,
        action: "child-data-read",
        aboutId,
        details: { what: "reports", reportIds },
      });
    }
  }

  /** Whether the school's own staff looks is for the school to know: the demo's is anybody. */
  async function noteLookAtQueue(tx: Tx, { id }: CaseAccount): Promise<void> {
    if (await accounts.isOfDemo(tx, id)) return;
    await noteQueueLook(tx, { accountId: id, now: clock.now() });
  }

  async function waiting(caller: CaseAccount) {
    return ok(await reports.countWaiting(db, caller.id));
  }

  async function watch(caller: CaseAccount): Promise<Result<Watch>> {
    if (await accounts.isOfDemo(db, caller.id)) {
      return refuse("forbidden", "Demo accounts cannot see who looks after this school.");
    }
    const [staff, looked, { oldest, ...open }] = await Promise.all([
      reports.countStaff(db),
      lastQueueLook(db),
      reports.countOpen(db),
    ]);
    return ok({
      ...staff,
      lastLookedAt: looked?.toISOString() ?? null,
      open: { ...open, oldest: oldest?.toISOString() ?? null },
    });
  }

  return { groups, list, waiting, watch };
}

interface ListWish {
  state?: Report["state"] | undefined;
  section?: QueueSection | undefined;
  aboutId?: string | undefined;
}

/** Whom a report is about or by who is, or may be, under 18. */
const childrenIn = (row: ReportRow): string[] =>
  [
    { id: row.aboutId, ageBand: row.aboutAgeBand, role: row.aboutRole },
    { id: row.reporterId, ageBand: row.reporterAgeBand, role: row.reporterRole },
  ].flatMap(({ id, ageBand, role }) =>
    id !== null && ageBand !== null && role !== null && isProtected({ ageBand, role }) ? [id] : [],
  );

function viewGroup(row: GroupRow): Queue["groups"][number] {
  const reasons = [...new Set(row.reasons)];
  return {
    about: { id: row.aboutId, name: row.aboutName },
    section: row.isSafeguarding ? "safeguarding" : "reports",
    severity: row.isSafeguarding ? "DANGER" : severities[row.severity]!,
    count: row.count,
    reporters: { registered: row.registered, guests: row.guests, filter: row.filter },
    reasons: reasons.map((reason) => ({
      reason,
      count: row.reasons.filter((each) => each === reason).length,
    })),
    oldest: row.oldest.toISOString(),
    newest: row.newest.toISOString(),
  };
}
