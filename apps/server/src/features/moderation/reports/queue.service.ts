import type { CallByName, CallReply, QueueSection, Report } from "@saywell/contract";
import { queuePage } from "@saywell/contract/constants";
import { severities } from "@saywell/moderation";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import { pageOf, type PageWish, placeOf, rowsFor } from "../../../pages";
import type { CaseAccount, CaseAccounts } from "../case-accounts.store";
import { lastQueueLook, noteQueueLook } from "./queue-looks.store";
import { speakersOf, type ViewReport, withLinesOf } from "./report-view";
import type { WatchStore } from "../alerts/watch.store";
import { type GroupRow, placeOfGroup, queuePlace, type QueueStore } from "./queue.store";
import type { ReportRow, ReportsStore } from "./reports.store";

interface Deps {
  viewReport: ViewReport;
  db: Db;
  clock: Clock;
  accounts: CaseAccounts;
  reports: Pick<ReportsStore, "list">;
  queue: QueueStore;
  watching: Pick<WatchStore, "countStaff" | "countOpen">;
}

type Queue = CallReply<CallByName<"GET /api/moderation/queue">>;
type Watch = CallReply<CallByName<"GET /api/moderation/watch">>;

export type QueueService = ReturnType<typeof createQueueService>;

const longestList = 200;
const day = 24 * 3_600_000;

/** The queue of reports as each of the staff may see it. */
export function createQueueService(deps: Deps) {
  const { db, clock, accounts, reports, viewReport, queue, watching } = deps;

  async function groups(
    caller: CaseAccount,
    { section, cursor, limit = queuePage }: PageWish & { section?: QueueSection | undefined },
  ): Promise<Result<Queue>> {
    const wish = { cursor, limit };
    const after = placeOf(wish, queuePlace);
    if (!after.ok) return after;
    return await inTransaction(db, async (tx) => {
      await noteLookAtQueue(tx, caller);
      const rows = await queue.listGroups(tx, caller.id, {
        section,
        after: after.value,
        limit: rowsFor(wish),
        dayAgo: new Date(clock.now().getTime() - day),
      });
      const page = pageOf(rows, wish, placeOfGroup);
      return ok({
        waiting: await queue.countWaiting(tx, caller.id),
        groups: page.rows.map(viewGroup),
        next: page.next,
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
      const shown = await shownTo(tx, caller, rows);
      return ok(shown.map(viewReport), shown.flatMap(speakersOf));
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

  /** Whether the school's own staff looks is for the school to know: the demo's is anybody. */
  async function noteLookAtQueue(tx: Tx, { id }: CaseAccount): Promise<void> {
    if (await accounts.isOfDemo(tx, id)) return;
    await noteQueueLook(tx, { accountId: id, now: clock.now() });
  }

  async function waiting(caller: CaseAccount) {
    return ok(await queue.countWaiting(db, caller.id));
  }

  async function watch(caller: CaseAccount): Promise<Result<Watch>> {
    if (await accounts.isOfDemo(db, caller.id)) {
      return refuse("forbidden", "Demo accounts cannot see who looks after this school.");
    }
    const [staff, looked, { oldest, ...open }] = await Promise.all([
      watching.countStaff(db),
      lastQueueLook(db),
      watching.countOpen(db),
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

function viewGroup(row: GroupRow): Queue["groups"][number] {
  const reasons = [...new Set(row.reasons)];
  return {
    about: { id: row.aboutId, name: row.aboutName, classes: row.aboutClasses },
    section: row.isSafeguarding ? "safeguarding" : "reports",
    severity: row.isSafeguarding ? "DANGER" : severities[row.severity]!,
    count: row.count,
    reporters: { proved: row.proved, unproved: row.unproved, filter: row.filter },
    reasons: reasons.map((reason) => ({
      reason,
      count: row.reasons.filter((each) => each === reason).length,
    })),
    oldest: row.oldest.toISOString(),
    newest: row.newest.toISOString(),
  };
}
