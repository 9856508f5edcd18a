import type { CallByName, CallInput } from "@saywell/contract";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import type { Jobs } from "../../../jobs";
import { ok, refuse, type Result } from "../../../refusal";
import type { Admin, AdminDeps } from "../admin-needs";
import { pageOf, placeOf, rowsFor } from "../../../pages";

type Wish = CallInput<CallByName<"GET /api/admin/jobs/failed">>["query"];

export type JobsService = ReturnType<typeof createJobsService>;

/** What is to be done, and what could not be. */
export function createJobsService({ db, clock, record, jobs }: AdminDeps & { jobs: Jobs }) {
  return {
    async count() {
      const kinds = await jobs.count();
      return ok({
        kinds: kinds.map((kind) => ({
          ...kind,
          oldestWaitingSince: kind.oldestWaitingSince?.toISOString() ?? null,
        })),
      });
    },

    async listFailed(wish: Wish) {
      const after = placeOf(wish, ["instant", "uuid"]);
      if (!after.ok) return after;
      const { name } = wish;
      const rows = await jobs.listFailed({ name, after: after.value, limit: rowsFor(wish) });
      const page = pageOf(rows, wish, ({ place, id }) => [place, id]);
      return ok({
        jobs: page.rows.map((job) => ({
          ...job,
          createdAt: job.createdAt.toISOString(),
          failedAt: job.failedAt?.toISOString() ?? null,
        })),
        next: page.next,
      });
    },

    async retry(admin: Admin, name: string, jobId: string): Promise<Result<{ ok: true }>> {
      const id = asUuid(jobId);
      if (id === null) return unknownJob;
      return await inTransaction(db, async (tx): Promise<Result<{ ok: true }>> => {
        if (!(await jobs.retry(tx, name, id))) return unknownJob;
        await record(tx, {
          at: clock.now(),
          actorId: admin.id,
          action: "job-retried",
          aboutId: null,
          details: { job: name, jobId: id },
        });
        return ok({ ok: true });
      });
    },
  };
}

const unknownJob = refuse("not-found", "There is no such job that failed.");
