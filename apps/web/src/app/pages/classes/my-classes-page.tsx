import { School } from "lucide-react";
import { useMessageNews } from "../../../features/class-messages/api/message-reads";
import { UnreadTag } from "../../../features/class-messages/components/unread-tag";
import { ThisWeekLine } from "../../../features/class-plans/components/own-plan";
import { useMyClasses } from "../../../features/classes/api/my-class-reads";
import { MyClassList } from "../../../features/classes/components/my-class-list";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { PageHeading } from "../../../ui/page-heading";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { BackToDashboard } from "../../back-to-dashboard";
import { LearnerPage, type LearnerVisit } from "../../learner-page";
import { ReadState } from "../../read-state";
import { useLiveConnection } from "../../use-live-connection";

export default function MyClassesPage() {
  return (
    <LearnerPage
      title="My classes"
      failure="Your classes could not be opened."
      skeleton={
        <>
          <Top />
          <RowsSkeleton rows={2} />
        </>
      }
      className="grid max-w-2xl grid-cols-1 content-start gap-6 sm:py-8"
    >
      {(visit) => (
        <>
          <Top />
          <Classes key={visit.learner.id} {...visit} />
        </>
      )}
    </LearnerPage>
  );
}

const Top = () => (
  <>
    <BackToDashboard />
    <PageHeading className="max-sm:text-2xl">My classes</PageHeading>
  </>
);

function Classes({ learner, readAgain }: LearnerVisit) {
  const read = useMyClasses();
  useLiveConnection(learner);
  useMessageNews();
  return (
    <ReadState
      read={read}
      failure="Your classes could not be read."
      onRetry={readAgain}
      skeleton={<RowsSkeleton rows={2} />}
    >
      {({ classes }) =>
        classes.length === 0 ? (
          <EmptyState
            icon={<School />}
            title="You are in no class"
            action={<JoinButton variant="default" />}
          >
            Your teacher gives you a code.
          </EmptyState>
        ) : (
          <>
            <MyClassList
              classes={classes}
              renderLine={(classId) => (
                <>
                  <ThisWeekLine classId={classId} />
                  <UnreadTag classId={classId} />
                </>
              )}
            />
            <JoinButton variant="outline" />
          </>
        )
      }
    </ReadState>
  );
}

const JoinButton = ({ variant }: { variant: "default" | "outline" }) => (
  <Button asChild variant={variant} className="w-fit">
    <Link to="/join-class">Join a class with a code</Link>
  </Button>
);
