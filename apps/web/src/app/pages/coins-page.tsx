import { Coins } from "lucide-react";
import { CoinLine } from "../../features/gamification/components/coin-line";
import { sayNext } from "../../lib/dates";
import { formatNumber } from "../../lib/numbers";
import { usePages } from "../../lib/use-pages";
import { EmptyState } from "../../ui/empty-state";
import { PageHeading } from "../../ui/page-heading";
import { PagedList } from "../../ui/paged-list";
import { RowsSkeleton } from "../../ui/rows-skeleton";
import { BackToDashboard } from "../back-to-dashboard";
import { LearnerPage, type LearnerVisit } from "../learner-page";

const lead = "Every coin that you earned or spent, the latest first.";

export default function CoinsPage() {
  return (
    <LearnerPage
      title="Coins"
      failure="Your coins could not be opened."
      skeleton={
        <>
          <Top lead={lead} />
          <RowsSkeleton />
        </>
      }
      className="grid grid-cols-1 gap-6 sm:py-8"
    >
      {(visit) => <AllCoins key={visit.learner.id} {...visit} />}
    </LearnerPage>
  );
}

function AllCoins({ learner }: LearnerVisit) {
  const read = usePages(
    "GET /api/gamification/coins/{userId}",
    {},
    { params: { userId: learner.id } },
  );
  const { balance, monthly } = read.data?.pages[0] ?? {};
  return (
    <>
      <Top lead={balance === undefined ? lead : `You have ${formatNumber(balance)}. ${lead}`} />
      <PagedList read={read} failure="Failed to fetch coins">
        {(pages) => {
          const entries = pages.flatMap((page) => page.entries);
          return (
            <>
              {monthly ? (
                <p>
                  Your plan gives {formatNumber(monthly.coins)} coins each month. The next come{" "}
                  {sayNext(
                    new Date(monthly.nextAt),
                    new Date(read.dataUpdatedAt),
                    learner.timeZone,
                  )}
                  .
                </p>
              ) : null}
              {entries.length === 0 ? (
                <EmptyState icon={<Coins />} title="No coins yet">
                  Lessons, games and the words of the day pay coins.
                </EmptyState>
              ) : (
                <ul className="grid grid-cols-1 divide-y divide-rule rounded-xl border border-rule bg-surface">
                  {entries.map((entry) => (
                    <CoinLine key={entry.id} entry={entry} timeZone={learner.timeZone} />
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </PagedList>
    </>
  );
}

const Top = ({ lead: words }: { lead: string }) => (
  <>
    <BackToDashboard />
    <PageHeading className="max-sm:text-2xl" lead={words}>
      Coins
    </PageHeading>
  </>
);
