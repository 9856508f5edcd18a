import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { Link } from "../../../lib/link";
import { readTakenTests } from "../../../features/placement/model/kept-test";
import { MeasuredResult } from "../../../features/placement/components/measured-result";
import { usePrintInLight } from "../../../features/placement/model/use-print-in-light";
import { readResultLink } from "../../../features/placement/model/result-link";
import { resultQuery, useClaimTests } from "../../../features/placement/api/result-queries";
import { ResultSkeleton } from "../../../features/placement/components/result-skeleton";
import { TooFewAnswers } from "../../../features/placement/components/too-few-answers";
import { UnmeasuredResult } from "../../../features/placement/components/unmeasured-result";
import { sessionQuery } from "../../../features/accounts/api/session-queries";
import { useCharges } from "../../../features/school/api/school-query";
import { ApiError, sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { Logo } from "../../../product-ui/logo";
import { PageHeading } from "../../../ui/page-heading";
import { AppShell } from "../../app-shell";
import { PublicHeader } from "../../public-header";

export default function LevelTestResultsPage() {
  const [query] = useSearchParams();
  const link = readResultLink(query);
  const hasPlans = useCharges() === true;
  usePrintInLight();
  return (
    <AppShell
      title="Test results"
      header={
        <>
          <div className="print:hidden">
            <PublicHeader />
          </div>
          <p aria-hidden className="hidden px-4 sm:px-6 print:block">
            <Logo className="text-lg" />
          </p>
        </>
      }
      className="max-w-5xl print:py-3"
    >
      {link.resultId === null ? (
        <UnmeasuredResult link={link} hasPlans={hasPlans} />
      ) : (
        <Measured key={link.resultId} resultId={link.resultId} hasPlans={hasPlans} />
      )}
    </AppShell>
  );
}

function Measured({ resultId, hasPlans }: { resultId: string; hasPlans: boolean }) {
  const session = useQuery(sessionQuery);
  const isClaimed = useClaimTests(session.data?.user?.id ?? null);
  // A test of this device is joined to the account first: then the account sees all of its result.
  const isFromHere = readTakenTests().some((each) => each.resultId === resultId);
  const result = useQuery({
    ...resultQuery(resultId),
    enabled: !isFromHere || (!session.isPending && isClaimed),
  });

  if (result.data) {
    if (result.data.stopReason === "too-few-answers") return <TooFewAnswers result={result.data} />;
    const hasName = session.data?.user?.isGuest === false;
    const about = { isFromHere, hasName, hasPlans };
    return <MeasuredResult result={result.data} {...about} />;
  }
  if (result.error === null) return <ResultSkeleton />;
  if (isUnknown(result.error)) return <NoResult />;
  return (
    <ErrorState
      message={sentenceOf(result.error, "The result could not be opened.")}
      isRetrying={result.isFetching}
      onRetry={() => void result.refetch()}
    />
  );
}

const isUnknown = (error: Error) =>
  error instanceof ApiError && ["not-found", "invalid-input"].includes(error.code ?? "");

const NoResult = () => (
  <div className="grid grid-cols-1 gap-6">
    <PageHeading>Test results</PageHeading>
    <EmptyState
      title="We cannot find this result."
      action={
        <Button asChild>
          <Link to="/level-test">Take a placement test</Link>
        </Button>
      }
    >
      The link may be old, or have a typing mistake.
    </EmptyState>
  </div>
);
