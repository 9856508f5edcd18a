import type { SessionUser } from "@saywell/contract";
import { AddressReminder } from "../../../features/accounts/components/address-reminder";
import { DemoLine } from "../../../features/accounts/components/demo-line";
import { KeepEarnedCard } from "../../../features/accounts/components/keep-earned-card";
import { ConsentNotice } from "../../consent-notice";
import { LearnerPage } from "../../learner-page";
import { DashboardContent } from "./dashboard-content";
import { DashboardSkeleton } from "./dashboard-skeleton";

const isDemoLearner = ({ isDemo, role }: SessionUser): boolean =>
  isDemo === true && role === "LEARNER";

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
          <DashboardContent
            key={visit.learner.id}
            {...visit}
            notice={
              visit.learner.needsConsent === true ? (
                <ConsentNotice {...visit} />
              ) : isDemoLearner(visit.learner) ? (
                <DemoLine onLeft={() => visit.openAuth("sign-up")} />
              ) : null
            }
          />
          {visit.learner.isGuest ? <KeepEarnedCard onAuth={visit.openAuth} /> : null}
          <AddressReminder key={`address ${visit.learner.id}`} user={visit.learner} />
        </>
      )}
    </LearnerPage>
  );
}
