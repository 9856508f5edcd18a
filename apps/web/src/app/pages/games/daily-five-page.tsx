import { useDailyFive } from "../../../features/daily-five/api/daily-five-query";
import { DailyFiveGame } from "../../../features/daily-five/components/daily-five-game";
import { PageHeading } from "../../../ui/page-heading";
import { Skeleton } from "../../../ui/skeleton";
import { BackToDashboard } from "../../back-to-dashboard";
import { LearnerPage, type LearnerVisit } from "../../learner-page";
import { ReadState } from "../../read-state";

export default function DailyFivePage() {
  return (
    <LearnerPage
      title="Daily five"
      failure="The daily five could not be opened."
      skeleton={
        <>
          <Top />
          <FiveSkeleton />
        </>
      }
      // A phone has the way on at the bottom.
      navigation="wide"
      className="grid max-w-3xl grid-cols-1 content-start gap-5 sm:py-8"
    >
      {(visit) => (
        <>
          <Top />
          <Five key={visit.learner.id} {...visit} />
        </>
      )}
    </LearnerPage>
  );
}

function Five({ readAgain }: LearnerVisit) {
  const five = useDailyFive();
  return (
    <ReadState
      read={five}
      failure="Failed to fetch the daily five"
      onRetry={readAgain}
      skeleton={<FiveSkeleton />}
    >
      {(today) => <DailyFiveGame key={today.day} five={today} />}
    </ReadState>
  );
}

const Top = () => (
  <>
    <BackToDashboard />
    <PageHeading className="max-sm:text-2xl">Daily five</PageHeading>
  </>
);

const FiveSkeleton = () => <Skeleton className="h-80 rounded-xl" />;
