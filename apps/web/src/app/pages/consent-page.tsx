import type { ReactNode } from "react";
import { ConsentDecision } from "../../features/consent/components/consent-decision";
import { useConsentRequest } from "../../features/consent/api/consent-queries";
import { capital } from "../../lib/capital";
import { ApiError, sentenceOf } from "../../lib/api-client";
import { useLinkToken } from "../../lib/link-token";
import { Card } from "../../ui/card";
import { ErrorState } from "../../ui/error-state";
import { PageHeading } from "../../ui/page-heading";
import { Skeleton } from "../../ui/skeleton";
import { AppShell } from "../app-shell";

/** For a parent, who needs no account: the link of the mail is all. */
export default function ConsentPage() {
  const token = useLinkToken("/consent");
  const request = useConsentRequest(token);
  const isDead = request.error instanceof ApiError && request.error.code === "not-found";

  if (token === null) {
    return (
      <Frame title="For parents">
        <Card className="p-5 sm:p-6">
          <p>
            Open the link in the mail that we sent you. It shows what your child asks you to agree
            to.
          </p>
        </Card>
      </Frame>
    );
  }
  if (isDead) {
    return (
      <Frame title="This link does not work any more">
        <Card className="gap-3 p-5 sm:p-6">
          <p>
            You may have answered already, or your child has asked somebody else since. The mail
            says how long the question waits. Your child can ask you again.
          </p>
          <p>If you want to change your answer, look for our newest mail: its link still works.</p>
        </Card>
      </Frame>
    );
  }
  if (request.data) {
    const { childName, state, school } = request.data;
    return (
      <Frame
        title={state === "ASKED" ? `May ${childName} talk with others?` : `About ${childName}`}
        lead={
          state === "ASKED"
            ? `${capital(childName)} learns English at ${school.name} and is under 13. Please read this, and say yes or no.`
            : undefined
        }
      >
        <ConsentDecision key={token} token={token} request={request.data} />
      </Frame>
    );
  }
  return (
    <Frame title="For parents">
      {request.isError ? (
        <ErrorState
          message={sentenceOf(request.error, "The question could not be read.")}
          isRetrying={request.isFetching}
          onRetry={() => void request.refetch()}
        />
      ) : (
        <div aria-busy="true" className="grid gap-6">
          <output className="sr-only">Loading</output>
          <Skeleton className="h-80 rounded-xl" />
          <Skeleton className="h-13 rounded-lg" />
        </div>
      )}
    </Frame>
  );
}

interface FrameProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

const Frame = ({ title, lead, children }: FrameProps) => (
  <AppShell title={title} className="grid max-w-2xl grid-cols-1 gap-6 sm:py-8">
    <PageHeading className="max-sm:text-2xl" lead={lead}>
      {title}
    </PageHeading>
    {children}
  </AppShell>
);
