import { useFreshAccount } from "../../features/accounts/api/account-query";
import { AccountSettings } from "../../features/accounts/components/account-settings";
import { AccountSettingsSkeleton } from "../../features/accounts/components/account-settings-skeleton";
import { InvoiceList } from "../../features/billing/components/invoice-list";
import { OwnSanctions } from "../../features/moderation/components/own-sanctions";
import { ArrowLeft } from "lucide-react";
import { useLocation } from "react-router";
import { nameOfWayBack, wayBack } from "../../lib/way-back";
import { PageHeading } from "../../ui/page-heading";
import { BackToDashboard, wayBackClasses } from "../back-to-dashboard";
import { ConsentNotice } from "../consent-notice";
import { LearnerPage, type LearnerVisit } from "../learner-page";
import { ReadState } from "../read-state";

export default function SettingsPage() {
  return (
    <LearnerPage
      title="Settings"
      failure="Your settings could not be opened."
      skeleton={
        <>
          <Top />
          <AccountSettingsSkeleton />
        </>
      }
      className="grid max-w-3xl grid-cols-1 gap-6 sm:py-8"
    >
      {(visit) => <MySettings key={visit.learner.id} {...visit} />}
    </LearnerPage>
  );
}

function MySettings({ learner, readAgain, openAuth }: LearnerVisit) {
  const read = useFreshAccount(learner.id);
  return (
    <>
      <Top />
      {learner.needsConsent === true ? <ConsentNotice learner={learner} /> : null}
      <OwnSanctions userId={learner.id} timeZone={learner.timeZone} />
      <ReadState
        read={read}
        failure="Failed to fetch settings"
        onRetry={readAgain}
        skeleton={<AccountSettingsSkeleton />}
      >
        {(account) => <AccountSettings account={account} onAuth={openAuth} />}
      </ReadState>
      <InvoiceList userId={learner.id} timeZone={learner.timeZone} />
    </>
  );
}

const Top = () => (
  <>
    <WayBack />
    <PageHeading className="max-sm:text-2xl" lead="What you change is saved at once.">
      Settings
    </PageHeading>
  </>
);

/** Back to the page that asked for a setting; it may be outside the app. */
function WayBack() {
  const page = wayBack(useLocation().search);
  return page === null ? (
    <BackToDashboard />
  ) : (
    <a href={page} className={wayBackClasses}>
      <ArrowLeft aria-hidden className="size-5" /> {nameOfWayBack(page)}
    </a>
  );
}
