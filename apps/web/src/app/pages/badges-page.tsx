import { BadgeList, BadgeListSkeleton } from "../../features/gamification/components/badge-list";
import { useBadges } from "../../features/gamification/api/badges-query";
import { PageHeading } from "../../ui/page-heading";
import { BackToDashboard } from "../back-to-dashboard";
import { LearnerPage, type LearnerVisit } from "../learner-page";
import { ReadState } from "../read-state";

export default function BadgesPage() {
  return (
    <LearnerPage
      title="Badges"
      failure="Your badges could not be opened."
      skeleton={
        <>
          <Top lead="Learn and practise to earn them." />
          <BadgeListSkeleton />
        </>
      }
      className="grid grid-cols-1 gap-6 sm:py-8"
    >
      {(visit) => <AllBadges key={visit.learner.id} {...visit} />}
    </LearnerPage>
  );
}

function AllBadges({ learner, readAgain }: LearnerVisit) {
  const badges = useBadges(learner.id);
  const earned = badges.data?.filter(({ awardedAt }) => awardedAt !== null).length;
  return (
    <>
      <Top
        lead={
          badges.data
            ? `You have earned ${earned} of ${badges.data.length}.`
            : "Learn and practise to earn them."
        }
      />
      <ReadState
        read={badges}
        failure="Failed to fetch badges"
        onRetry={readAgain}
        skeleton={<BadgeListSkeleton />}
      >
        {(all) => <BadgeList badges={all} timeZone={learner.timeZone} />}
      </ReadState>
    </>
  );
}

const Top = ({ lead }: { lead: string }) => (
  <>
    <BackToDashboard />
    <PageHeading className="max-sm:text-2xl" lead={lead}>
      Badges
    </PageHeading>
  </>
);
