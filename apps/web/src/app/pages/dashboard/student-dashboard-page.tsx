import type { SessionUser } from "@saywell/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import { sessionQuery } from "../../../features/accounts/api/session-queries";
import { AddressReminder } from "../../../features/accounts/components/address-reminder";
import { DemoLine } from "../../../features/accounts/components/demo-line";
import { KeepEarnedCard } from "../../../features/accounts/components/keep-earned-card";
import { CheckoutReturn } from "../../../features/billing/components/checkout-return";
import { homeOf } from "../../../features/accounts/model/home-of";
import { useGoTo } from "../../../lib/link";
import { ConsentNotice } from "../../consent-notice";
import { LearnerPage } from "../../learner-page";
import { PageFrame } from "../../page-frame";
import { DashboardContent } from "./dashboard-content";
import { DashboardSkeleton } from "./dashboard-skeleton";
import { FinishedLesson } from "./finished-lesson";
import { LogInFirst } from "./log-in-first";

const isDemoLearner = ({ isDemo, role }: SessionUser): boolean =>
  isDemo === true && role === "LEARNER";

/**
 * A learner's dashboard. Teachers and admins come to their own side, unless they ask for it; and
 * whoever comes to log in does that first.
 */
export default function StudentDashboardPage() {
  const session = useQuery(sessionQuery);
  const person = session.data?.user ?? null;
  const { hash } = useLocation();
  const [query] = useSearchParams();
  const goTo = useGoTo();
  const home = query.get("as") === "learner" ? "/student-dashboard" : homeOf(person);
  const isElsewhere = home !== "/student-dashboard";
  useEffect(() => {
    if (isElsewhere) goTo(home, { replace: true });
  }, [isElsewhere, home, goTo]);

  if (isElsewhere) return null;
  if (hash !== "#log-in") return <Dashboard />;
  if (session.isPending) return <NobodyYet />;
  return person === null || person.isGuest ? <LogInFirst /> : <Dashboard />;
}

/** Until it is known whether there is anybody to log in, no card is opened and no guest is made. */
const NobodyYet = () => (
  <PageFrame title="Dashboard" person={undefined} demo={false} className={columns}>
    {() => <DashboardSkeleton />}
  </PageFrame>
);

const columns = "grid grid-cols-1 gap-8 sm:gap-10";

function Dashboard() {
  const [query] = useSearchParams();
  const isFromCheckout = query.has("session_id");
  return (
    <LearnerPage
      title="Dashboard"
      failure="Your dashboard could not be opened."
      skeleton={<DashboardSkeleton />}
      className={columns}
    >
      {(visit) => (
        <>
          <FinishedLesson key={`finished ${visit.learner.id}`} userId={visit.learner.id} />
          {isFromCheckout ? (
            <CheckoutReturn key={`checkout ${visit.learner.id}`} userId={visit.learner.id} />
          ) : null}
          <DashboardContent
            key={visit.learner.id}
            {...visit}
            notice={visit.learner.needsConsent === true ? <ConsentNotice {...visit} /> : null}
          />
          {isDemoLearner(visit.learner) ? (
            <DemoLine onLeft={() => visit.openAuth("sign-up")} />
          ) : null}
          {visit.learner.isGuest ? <KeepEarnedCard onAuth={visit.openAuth} /> : null}
          <AddressReminder key={`address ${visit.learner.id}`} user={visit.learner} />
        </>
      )}
    </LearnerPage>
  );
}
