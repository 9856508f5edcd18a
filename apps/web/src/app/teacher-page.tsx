import type { SessionUser } from "@saywell/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { sessionQuery } from "../features/accounts/api/session-queries";
import { sentenceOf } from "../lib/api-client";
import { Link } from "../lib/link";
import { DrawnNotice } from "../product-ui/drawn-notice";
import { Button } from "../ui/button";
import { ErrorState } from "../ui/error-state";
import { PageHeading } from "../ui/page-heading";
import { RowsSkeleton } from "../ui/rows-skeleton";
import { AppHeader } from "./app-header";
import { AppShell } from "./app-shell";
import type { NavigationShown } from "./navigation/main-navigation";
import { PageFrame } from "./page-frame";
import type { OpenAuth } from "./use-auth-dialog";

interface TeacherPageProps {
  title: string;
  /** For the main column. */
  className?: string;
  navigation?: NavigationShown;
  /** A page that a class looks at: `plain` has the logo alone above it, `bare` nothing. */
  stage?: "plain" | "bare";
  /** A row of its own in the header, for teachers. */
  headerRow?: ReactNode;
  children: (teacher: SessionUser) => ReactNode;
}

/** The frame of a page on a teacher's side. Looking makes nobody a guest. */
export function TeacherPage(props: TeacherPageProps) {
  const { title, className, navigation, stage, headerRow, children } = props;
  const session = useQuery(sessionQuery);
  const person = session.data?.user ?? null;
  const isTeacher = person !== null && person.role !== "LEARNER";
  if (isTeacher && stage !== undefined) {
    return (
      <AppShell
        title={title}
        header={stage === "bare" ? <></> : <AppHeader />}
        {...(className !== undefined && { className })}
      >
        {children(person)}
      </AppShell>
    );
  }
  return (
    <PageFrame
      title={title}
      person={session.isPending ? undefined : person}
      demo={session.data?.demo ?? false}
      className={stage === undefined ? className : "grid max-w-4xl grid-cols-1 gap-6 sm:py-8"}
      navigation={navigation}
      headerRow={isTeacher ? headerRow : undefined}
    >
      {(openAuth) =>
        session.isPending ? (
          <>
            <PageHeading className="max-sm:text-2xl">{title}</PageHeading>
            <RowsSkeleton />
          </>
        ) : session.isError ? (
          <>
            <PageHeading className="max-sm:text-2xl">{title}</PageHeading>
            <ErrorState
              message={sentenceOf(session.error, "This page could not be opened.")}
              isRetrying={session.isFetching}
              onRetry={() => void session.refetch()}
            />
          </>
        ) : isTeacher ? (
          children(person)
        ) : (
          <ForTeachersOnly openAuth={openAuth} />
        )
      }
    </PageFrame>
  );
}

const ForTeachersOnly = ({ openAuth }: { openAuth: OpenAuth }) => (
  <DrawnNotice picture="/thumbnails/a1-lesson-7.svg">
    <PageHeading lead="Teachers of the school find their side here. Learners have a dashboard of their own.">
      This page is for teachers
    </PageHeading>
    <div className="mt-6 flex flex-wrap gap-3">
      <Button asChild>
        <Link to="/student-dashboard">Go to your dashboard</Link>
      </Button>
      <Button variant="outline" onClick={() => openAuth("log-in")}>
        Log in as a teacher
      </Button>
    </div>
  </DrawnNotice>
);
