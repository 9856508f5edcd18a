import type { SessionUser } from "@saywell/contract";
import {
  useConsents,
  useJobKinds,
  useSystem,
  useWatch,
} from "../../../features/admin/api/admin-reads";
import { AlertList } from "../../../features/admin/components/alert-list";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { SystemFigures } from "../../../features/admin/components/system-figures";
import { alertsOf } from "../../../features/admin/model/alerts";
import { Button } from "../../../ui/button";
import { usePages } from "../../../lib/use-pages";
import { ReadState } from "../../read-state";
import { AdminPage } from "./admin-page";

export default function OverviewPage() {
  return (
    <AdminPage title="Administration" lead="What needs you first, then how the system is.">
      {(admin) => <Overview admin={admin} />}
    </AdminPage>
  );
}

function Overview({ admin }: { admin: SessionUser }) {
  const watch = useWatch();
  const system = useSystem();
  const jobs = useJobKinds();
  const mails = usePages("GET /api/admin/mails", { state: "FAILED" });
  const unsent = usePages("GET /api/admin/mails", { state: "NOT_SENT" });
  const consents = useConsents({ state: "ASKED" }, true);
  const reads = [
    ["the reports", watch],
    ["the system", system],
    ["the jobs", jobs],
    ["the outbox", mails],
    ["the mails never sent", unsent],
    ["the consents", consents],
  ] as const;
  const failed = reads.filter(([, read]) => read.isError && read.data === undefined);
  const isWhole = reads.every(([, read]) => read.data !== undefined);
  const alerts = alertsOf({
    watch: watch.data,
    system: system.data,
    jobs: jobs.data,
    refusedMails: mails.data?.pages[0],
    unsentMails: unsent.data?.pages[0],
    askedConsents: consents.data,
  });

  return (
    <>
      <section className="grid grid-cols-1 gap-4">
        <h2 className="font-heading text-2xl font-semibold">Needs attention</h2>
        {reads.some(([, read]) => read.isPending) && alerts.length === 0 ? (
          <RowsSkeleton rows={2} />
        ) : (
          <AlertList alerts={alerts} isWhole={isWhole} />
        )}
        {failed.length === 0 ? null : (
          <div
            role="alert"
            className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-rule bg-surface px-5 py-4"
          >
            <p className="font-semibold">
              Not everything could be read: {failed.map(([name]) => name).join(", ")}.
            </p>
            <Button
              variant="outline"
              onClick={() => void Promise.all(failed.map(([, read]) => read.refetch()))}
            >
              Try again
            </Button>
          </div>
        )}
      </section>
      <section className="grid grid-cols-1 gap-4">
        <h2 className="font-heading text-2xl font-semibold">System</h2>
        <ReadState
          read={system}
          failure="The system could not be read."
          onRetry={async (read) => void (await read.refetch())}
          skeleton={<RowsSkeleton rows={3} />}
        >
          {(data) => (
            <SystemFigures system={data} timeZone={admin.timeZone} now={system.dataUpdatedAt} />
          )}
        </ReadState>
      </section>
    </>
  );
}
