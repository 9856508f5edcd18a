import type { SessionUser } from "@saywell/contract";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { AdminNav } from "../../../features/admin/components/admin-nav";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { sessionQuery } from "../../../features/accounts/api/session-queries";
import { SecondFactorSection } from "../../../features/accounts/components/second-factor-section";
import { useSchool } from "../../../features/school/api/school-query";
import { sentenceOf } from "../../../lib/api-client";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { PageHeading } from "../../../ui/page-heading";
import { PageFrame } from "../../page-frame";
import type { OpenAuth } from "../../use-auth-dialog";

interface AdminPageProps {
  title: string;
  lead?: ReactNode;
  /** The way back, above the heading. */
  back?: ReactNode;
  /** At the heading: what can be done here. */
  actions?: ReactNode;
  children: (admin: SessionUser) => ReactNode;
}

/** The frame of a page of the administration. Looking makes nobody a guest. */
export function AdminPage({ title, lead, back, actions, children }: AdminPageProps) {
  const session = useQuery(sessionQuery);
  const school = useSchool();
  const person = session.data?.user ?? null;
  const demo = session.data?.demo ?? false;
  const isAdmin = person?.role === "ADMIN";
  /** The recovery codes are shown once: the page waits until they are kept. */
  const [showsCodes, setShowsCodes] = useState(false);

  return (
    <PageFrame
      title={title}
      person={session.isPending ? undefined : person}
      demo={demo}
      className="max-w-6xl sm:py-8"
    >
      {(openAuth) =>
        session.isPending || (!isAdmin && school.isPending) ? (
          <RowsSkeleton />
        ) : session.isError ? (
          <ErrorState
            message={sentenceOf(session.error, "The administration could not be opened.")}
            isRetrying={session.isFetching}
            onRetry={() => void session.refetch()}
          />
        ) : person && isAdmin && (person.needsSecondFactor || showsCodes) ? (
          <SecondFactorFirst admin={person} onCodes={setShowsCodes} />
        ) : person && isAdmin ? (
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8">
            <AdminNav charges={school.data?.charges !== false} />
            <div className="grid min-w-0 grid-cols-1 content-start gap-6">
              {back}
              <div className="flex flex-wrap items-start justify-between gap-4">
                <PageHeading className="break-words max-sm:text-2xl" lead={lead}>
                  {title}
                </PageHeading>
                {actions}
              </div>
              {children(person)}
            </div>
          </div>
        ) : school.data?.hasAdmin === false ? (
          <NoAdminYet demo={demo} hasTeacher={school.data.hasTeacher} />
        ) : (
          <ForAdminsOnly isKnown={person !== null && !person.isGuest} openAuth={openAuth} />
        )
      }
    </PageFrame>
  );
}

interface SecondFactorFirstProps {
  admin: SessionUser;
  onCodes: (areShown: boolean) => void;
}

const SecondFactorFirst = ({ admin, onCodes }: SecondFactorFirstProps) => (
  <div className="grid max-w-2xl grid-cols-1 gap-5">
    <PageHeading lead="Whoever gets hold of an admin's password could read what is everybody's. So admins log in here with a code from their phone as well. The administration opens when you have set it up.">
      Set up your second factor first
    </PageHeading>
    <SecondFactorSection userId={admin.id} timeZone={admin.timeZone} onCodes={onCodes} />
  </div>
);

function NoAdminYet({ demo, hasTeacher }: { demo: boolean; hasTeacher: boolean }) {
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-5">
      <PageHeading
        lead={
          demo
            ? "This is a demonstration, and nobody looks after it."
            : "Until there is one, nobody can make teachers or classes."
        }
      >
        There is no admin yet
      </PageHeading>
      {!demo && !hasTeacher && (
        <p>
          <strong>Nobody looks at reports.</strong> What learners report, and their cries for help,
          wait until there is an admin or a teacher.
        </p>
      )}
      <p>Who runs Saywell makes the first one on the server, in its folder:</p>
      <pre className="rounded-lg bg-muted px-4 py-3 whitespace-pre-wrap">
        <code>npm run admin -- create EMAIL</code>
      </pre>
      <p>The command prints a link, good for one use, by which the admin chooses a password.</p>
      <BackButton />
    </div>
  );
}

function ForAdminsOnly({ isKnown, openAuth }: { isKnown: boolean; openAuth: OpenAuth }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <PageHeading lead="Only admins of the school can look after people, classes and settings.">
        This page is for admins
      </PageHeading>
      <div className="flex flex-wrap gap-3">
        <BackButton />
        <Button variant="outline" onClick={() => openAuth("log-in")}>
          {isKnown ? "Log in as an admin" : "Log in"}
        </Button>
      </div>
    </div>
  );
}

const BackButton = () => (
  <Button asChild className="w-fit">
    <Link to="/student-dashboard">Back to Dashboard</Link>
  </Button>
);
