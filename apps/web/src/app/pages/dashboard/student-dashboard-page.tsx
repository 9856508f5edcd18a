import { KeepEarnedCard } from "../../../features/accounts/components/keep-earned-card";
import { LearnerPage } from "../../learner-page";
import { DashboardContent } from "./dashboard-content";
import { DashboardSkeleton } from "./dashboard-skeleton";

export default function StudentDashboardPage() {
  return (
    <LearnerPage
      title="Dashboard"
      failure="Your dashboard could not be opened."
      skeleton={<DashboardSkeleton />}
      className="grid grid-cols-1 gap-8 sm:gap-10"
    >
      {(visit) => (
        <>
          <DashboardContent key={visit.learner.id} {...visit} />
          {visit.learner.isGuest ? <KeepEarnedCard onAuth={visit.openAuth} /> : null}
        </>
      )}
    </LearnerPage>
  );
}
