import type { SessionUser } from "@saywell/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Link } from "../../lib/link";
import { AuditList } from "../../features/moderation/components/audit-list";
import { FriendshipQueue } from "../../features/moderation/components/friendship-queue";
import {
  useAudit,
  useSanctions,
  useWaitingFriendships,
} from "../../features/moderation/api/moderation-queries";
import { CardListSkeleton } from "../../features/moderation/components/card-list-skeleton";
import { ReportQueue } from "../../features/moderation/components/report-queue";
import { SanctionList } from "../../features/moderation/components/sanction-list";
import { Button } from "../../ui/button";
import { PageHeading } from "../../ui/page-heading";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../ui/tabs";
import { BackToDashboard } from "../back-to-dashboard";
import { LearnerPage, type LearnerVisit } from "../learner-page";
import { ReadState } from "../read-state";

export default function ModerationPage() {
  return (
    <LearnerPage
      title="Moderation"
      failure="Moderation could not be opened."
      skeleton={
        <>
          <Top />
          <CardListSkeleton />
        </>
      }
      className="grid max-w-4xl grid-cols-1 gap-6 sm:py-8"
    >
      {(visit) =>
        visit.learner.role === "LEARNER" ? (
          <ForTeachersOnly {...visit} />
        ) : visit.learner.needsSecondFactor ? (
          <NeedsSecondFactor />
        ) : (
          <Moderation key={visit.learner.id} {...visit} />
        )
      }
    </LearnerPage>
  );
}

function ForTeachersOnly({ openAuth }: LearnerVisit) {
  return (
    <>
      <PageHeading lead="Only teachers and admins can look at reports. If something worries you in a room, report it there.">
        This page is for teachers
      </PageHeading>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/student-dashboard">Back to Dashboard</Link>
        </Button>
        <Button variant="outline" onClick={() => openAuth("log-in")}>
          Log in as a teacher
        </Button>
      </div>
    </>
  );
}

const NeedsSecondFactor = () => (
  <>
    <PageHeading lead="Admins log in here with a code from their phone as well. Reports open when you have set it up.">
      Set up your second factor first
    </PageHeading>
    <Button asChild className="w-fit">
      <Link to="/admin">Set it up</Link>
    </Button>
  </>
);

const tabs = new Set(["reports", "friendships", "sanctions", "audit"]);

function Moderation({ learner, readAgain }: LearnerVisit) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get("tab") ?? "";
  return (
    <>
      <Top />
      <Tabs
        value={tabs.has(wanted) ? wanted : "reports"}
        onValueChange={(tab) => setSearch({ tab }, { replace: true })}
      >
        <TabsList aria-label="Moderation" className="flex-wrap">
          <TabsTrigger value="reports">Reports</TabsTrigger>
          <TabsTrigger value="friendships">Friendships</TabsTrigger>
          <TabsTrigger value="sanctions">Mutes and bans</TabsTrigger>
          <TabsTrigger value="audit">Audit log</TabsTrigger>
        </TabsList>
        <TabsContent value="reports">
          <ReportQueue learner={learner} />
        </TabsContent>
        <TabsContent value="friendships">
          <Friendships learner={learner} readAgain={readAgain} />
        </TabsContent>
        <TabsContent value="sanctions">
          <Sanctions learner={learner} readAgain={readAgain} />
        </TabsContent>
        <TabsContent value="audit">
          <Audit learner={learner} readAgain={readAgain} />
        </TabsContent>
      </Tabs>
    </>
  );
}

interface TabProps {
  learner: SessionUser;
  readAgain: LearnerVisit["readAgain"];
}

interface TabStateProps<T> extends Pick<TabProps, "readAgain"> {
  read: UseQueryResult<T>;
  failure: string;
  children: (data: T) => ReactNode;
}

function TabState<T>({ read, failure, readAgain, children }: TabStateProps<T>) {
  return (
    <ReadState read={read} failure={failure} onRetry={readAgain} skeleton={<CardListSkeleton />}>
      {children}
    </ReadState>
  );
}

const Friendships = ({ learner: { timeZone }, readAgain }: TabProps) => (
  <TabState
    read={useWaitingFriendships()}
    failure="The friendships could not be read."
    readAgain={readAgain}
  >
    {(friendships) => <FriendshipQueue friendships={friendships} timeZone={timeZone} />}
  </TabState>
);

const Sanctions = ({ learner: { timeZone }, readAgain }: TabProps) => (
  <TabState read={useSanctions()} failure="Mutes and bans could not be read." readAgain={readAgain}>
    {(sanctions) => <SanctionList sanctions={sanctions} timeZone={timeZone} />}
  </TabState>
);

const Audit = ({ learner: { timeZone }, readAgain }: TabProps) => (
  <TabState read={useAudit()} failure="The audit log could not be read." readAgain={readAgain}>
    {(entries) => <AuditList entries={entries} timeZone={timeZone} />}
  </TabState>
);

const Top = () => (
  <>
    <BackToDashboard />
    <PageHeading
      className="max-sm:text-2xl"
      lead="What was reported, and which friendships wait for you. Every decision is kept in the audit log."
    >
      Moderation
    </PageHeading>
  </>
);
