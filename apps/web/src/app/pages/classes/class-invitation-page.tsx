import { useState } from "react";
import { useInvitationOf } from "../../../features/rosters/api/roster-reads";
import { useRosterCall } from "../../../features/rosters/api/use-roster-call";
import { ApiError, sentenceOf } from "../../../lib/api-client";
import { Link, useGoTo } from "../../../lib/link";
import { useLinkToken } from "../../../lib/link-token";
import { Confirm } from "../../../product-ui/confirm";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { PageHeading } from "../../../ui/page-heading";
import { Skeleton } from "../../../ui/skeleton";
import { toast } from "../../../ui/use-toast";
import { LearnerPage, type LearnerVisit } from "../../learner-page";
import { WayIntoClass } from "./way-into-class";

const title = "You are invited";

/** Where an invitation into a class is answered: the mail and the teacher's link lead here. */
export default function ClassInvitationPage() {
  const token = useLinkToken("/class-invitation");
  return (
    <LearnerPage
      title={title}
      failure="This page could not be opened."
      skeleton={
        <>
          <PageHeading className="max-sm:text-2xl">{title}</PageHeading>
          <Skeleton className="h-56 rounded-xl" />
        </>
      }
      className="grid max-w-xl grid-cols-1 content-start gap-6 sm:py-8"
    >
      {(visit) => (
        <>
          <PageHeading className="max-sm:text-2xl">{title}</PageHeading>
          {token === null ? (
            <EmptyState title="Open your invitation once more" action={<ToMyClasses />}>
              Use the link in the mail, or the one that your teacher gave you.
            </EmptyState>
          ) : (
            <Invitation key={`${visit.learner.id} ${token}`} token={token} visit={visit} />
          )}
        </>
      )}
    </LearnerPage>
  );
}

/** An account is made on this page, so whoever has one then is before the same invitation again. */
function Invitation({ token, visit }: { token: string; visit: LearnerVisit }) {
  const read = useInvitationOf(token, visit.learner.id);
  const accept = useRosterCall("POST /api/my-class-invitations/accept");
  const decline = useRosterCall("POST /api/my-class-invitations/decline");
  const [isAsking, setIsAsking] = useState(false);
  const goTo = useGoTo();
  if (read.data === undefined) {
    if (!read.isError) return <Skeleton className="h-56 rounded-xl" />;
    if (read.error instanceof ApiError && read.error.code === "link-expired") {
      return (
        <EmptyState title="This invitation does not work any more" action={<ToMyClasses />}>
          It works once, and for two weeks. Ask your teacher for a new one.
        </EmptyState>
      );
    }
    return (
      <ErrorState
        message={sentenceOf(read.error, "The invitation could not be read.")}
        isRetrying={read.isFetching}
        onRetry={() => void visit.readAgain(read)}
      />
    );
  }
  return (
    <>
      <WayIntoClass
        visit={visit}
        found={read.data}
        join={() => accept({ body: { token } })}
        otherwise={
          read.data.mayDecline ? (
            <Button variant="ghost" size="lg" onClick={() => setIsAsking(true)}>
              No, thank you
            </Button>
          ) : null
        }
      />
      {isAsking ? (
        <Confirm
          title="Say no to this class?"
          description="The invitation ends, and this class writes to the address no more. Your teacher can still give you the code of the class."
          submitLabel="Say no"
          onSubmit={async () => {
            await decline({ body: { token } });
            toast({ title: "You said no" });
            goTo("/my-classes", { replace: true });
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}

const ToMyClasses = () => (
  <Button asChild>
    <Link to="/my-classes">Go to your classes</Link>
  </Button>
);
