import type { SessionUser } from "@saywell/contract";
import { Check } from "lucide-react";
import { useState } from "react";
import { useJobKinds } from "../../../features/admin/api/admin-reads";
import { usePages } from "../../../lib/use-pages";
import { useAdminCall } from "../../../features/admin/api/use-admin-call";
import { PagedList } from "../../../ui/paged-list";
import { Row, Rows } from "../../../features/admin/components/rows";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { jobWords } from "../../../features/admin/model/job-words";
import type { ReplyOf } from "../../../lib/api-client";
import { formatMoment } from "../../../lib/dates";
import { formatNumber } from "../../../lib/numbers";
import { sayFailed } from "../../../lib/say-failed";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { toast } from "../../../ui/use-toast";
import { ReadState } from "../../read-state";
import { AdminPage } from "./admin-page";

export default function JobsPage() {
  return (
    <AdminPage
      title="Jobs"
      lead="What Saywell does by itself, such as sending mails. What fails for good is kept for a week."
    >
      {(admin) => (
        <>
          <Failed admin={admin} />
          <Kinds admin={admin} />
        </>
      )}
    </AdminPage>
  );
}

type FailedJob = ReplyOf<"GET /api/admin/jobs/failed">["jobs"][number];

function Failed({ admin }: { admin: SessionUser }) {
  const read = usePages("GET /api/admin/jobs/failed", {});
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="font-heading text-2xl font-semibold">Failed</h2>
      <PagedList read={read} failure="The failed jobs could not be read.">
        {(pages) => {
          const jobs = pages.flatMap((page) => page.jobs);
          return jobs.length === 0 ? (
            <EmptyState icon={<Check />} title="No job has failed">
              What could not be done stands here with the reason.
            </EmptyState>
          ) : (
            <Rows>
              {jobs.map((job) => (
                <Row key={job.id}>
                  <div className="min-w-0 basis-64 grow">
                    <p className="font-semibold break-words">{jobWords(job.name)}</p>
                    <p className="break-words">{job.reason}</p>
                    <p className="text-sm text-muted-foreground">
                      {job.tries === 1 ? "Tried once" : `Tried ${job.tries} times`}
                      {job.failedAt === null
                        ? ""
                        : `, failed on ${formatMoment(job.failedAt, admin.timeZone)}`}
                    </p>
                  </div>
                  <RetryButton job={job} />
                </Row>
              ))}
            </Rows>
          );
        }}
      </PagedList>
    </section>
  );
}

function RetryButton({ job: { id, name } }: { job: FailedJob }) {
  const [isBusy, setIsBusy] = useState(false);
  const retry = useAdminCall("POST /api/admin/jobs/{name}/{id}/retry");
  async function again() {
    setIsBusy(true);
    try {
      await retry({ params: { name, id } });
      toast({ title: "The job will be done again" });
    } catch (error) {
      sayFailed("The job could not be started again. Please try again.")(error);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void again()}>
      Try again<span className="sr-only">: {jobWords(name)}</span>
    </Button>
  );
}

function Kinds({ admin }: { admin: SessionUser }) {
  const read = useJobKinds();
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="font-heading text-2xl font-semibold">All kinds</h2>
      <ReadState
        read={read}
        failure="The jobs could not be read."
        onRetry={async ({ refetch }) => void (await refetch())}
        skeleton={<RowsSkeleton />}
      >
        {({ kinds }) => (
          <Rows>
            {kinds.map(({ name, waiting, active, failed, oldestWaitingSince }) => (
              <Row key={name}>
                <div className="min-w-0 basis-56 grow">
                  <p className="font-semibold break-words">{jobWords(name)}</p>
                  {oldestWaitingSince === null ? null : (
                    <p className="text-sm text-muted-foreground">
                      The oldest waits since {formatMoment(oldestWaitingSince, admin.timeZone)}
                    </p>
                  )}
                </div>
                <p className="tabular text-sm">
                  {formatNumber(waiting)} waiting, {formatNumber(active)} being done,{" "}
                  <span className={failed > 0 ? "font-semibold" : ""}>
                    {formatNumber(failed)} failed
                  </span>
                </p>
              </Row>
            ))}
          </Rows>
        )}
      </ReadState>
    </section>
  );
}
