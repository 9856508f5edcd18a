import { useClassOfCode } from "../../../features/classes/api/my-class-reads";
import { useClassCall } from "../../../features/classes/api/use-class-call";
import { CodeForm } from "../../../features/classes/components/code-form";
import { codeOf, inFours } from "../../../features/classes/model/class-code";
import { ApiError, sentenceOf } from "../../../lib/api-client";
import { Link, useGoTo, usePathParams } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { PageHeading } from "../../../ui/page-heading";
import { Skeleton } from "../../../ui/skeleton";
import { LearnerPage, type LearnerVisit } from "../../learner-page";
import { WayIntoClass } from "./way-into-class";

const title = "Join a class";

/** With a code that a teacher gave: typed here, or in the address. */
export default function JoinClassPage() {
  const { code = "" } = usePathParams("/join-class/:code") as { code?: string };
  const goTo = useGoTo();
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
          <PageHeading
            className="max-sm:text-2xl"
            lead={
              code === "" ? "Your teacher gives you a code of 8 letters and digits." : undefined
            }
          >
            {title}
          </PageHeading>
          {code === "" ? (
            <CodeForm onCode={(typed) => goTo(linkTo("/join-class/:code", { code: typed }))} />
          ) : (
            <Invitation key={`${visit.learner.id} ${code}`} code={code} visit={visit} />
          )}
        </>
      )}
    </LearnerPage>
  );
}

/** An account is made on this page, so whoever has one then is before the same class again. */
function Invitation({ code, visit }: { code: string; visit: LearnerVisit }) {
  const found = useClassOfCode(code);
  const join = useClassCall("POST /api/my-classes");
  if (found.data === undefined) {
    if (!found.isError) return <Skeleton className="h-56 rounded-xl" />;
    const isWrong =
      found.error instanceof ApiError &&
      ["not-found", "invalid-input"].includes(found.error.code ?? "");
    if (!isWrong) {
      return (
        <ErrorState
          message={sentenceOf(found.error, "The class could not be found.")}
          isRetrying={found.isFetching}
          onRetry={() => void visit.readAgain(found)}
        />
      );
    }
    return (
      <EmptyState
        title={`The code ${inFours(codeOf(code))} opens no class`}
        action={
          <Button asChild>
            <Link to="/join-class">Type the code again</Link>
          </Button>
        }
      >
        Look at each letter, or ask your teacher: there may be a new code.
      </EmptyState>
    );
  }
  return <WayIntoClass visit={visit} found={found.data} join={() => join({ body: { code } })} />;
}
