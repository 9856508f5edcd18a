import type { BadgeProgress } from "@saywell/contract";
import { BadgeList, BadgeListSkeleton } from "../../features/gamification/components/badge-list";
import { useBadges } from "../../features/gamification/api/badges-query";
import { PageHeading } from "../../ui/page-heading";
import { BackToDashboard } from "../back-to-dashboard";
import { LearnerPage, type LearnerVisit } from "../learner-page";
import { ReadState } from "../read-state";

const onTheWay = "Learn and practise to earn them.";

function leadOf(badges: readonly BadgeProgress[]): string {
  const earned = badges.filter(({ awardedAt }) => awardedAt !== null).length;
  if (earned === 0) return "Your first one is near.";
  return earned === badges.length
    ? `You have earned all ${earned}.`
    : `You have earned ${earned} of ${badges.length}.`;
}

export default function BadgesPage() {
  return (
    <LearnerPage
      title="Badges"
      failure="Your badges could not be opened."
      skeleton={
        <>
          <Top lead={onTheWay} />
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
  return (
    <>
      <Top lead={badges.data ? leadOf(badges.data) : onTheWay} />
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
