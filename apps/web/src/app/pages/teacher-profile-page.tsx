import type { SessionUser } from "@saywell/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { LessonCard } from "../../features/lessons/components/lesson-card";
import { Link, usePathParams } from "../../lib/link";
import { linkTo } from "../../lib/links";
import { FollowButton } from "../../features/profiles/components/follow-button";
import {
  FollowerList,
  FollowerListSkeleton,
} from "../../features/profiles/components/follower-list";
import { useFollowers, useTeacher } from "../../features/profiles/api/profile-queries";
import {
  type Teacher,
  TeacherProfile,
  TeacherProfileSkeleton,
} from "../../features/profiles/components/teacher-profile";
import { guestQuery, sessionQuery } from "../../features/accounts/api/session-queries";
import { ApiError } from "../../lib/api-client";
import { DrawnNotice } from "../../product-ui/drawn-notice";
import { LockReasons } from "../../product-ui/lock-reason";
import { Button } from "../../ui/button";
import { PageHeading } from "../../ui/page-heading";
import { PageFrame } from "../page-frame";
import { ReadState } from "../read-state";

/** Public: looking makes nobody a guest, following does. */
export default function TeacherProfilePage() {
  const { teacherId } = usePathParams("/teacher/:teacherId");
  const session = useQuery(sessionQuery);
  const teacher = useTeacher(teacherId);
  const isMissing =
    teacher.error instanceof ApiError &&
    ["not-found", "invalid-input"].includes(teacher.error.code ?? "");
  return (
    <PageFrame
      title={teacher.data?.name ?? (isMissing ? "Teacher not found" : "Teacher")}
      // A session that could not be read is no reason to hide a public page.
      person={session.isPending ? undefined : (session.data?.user ?? null)}
      demo={session.data?.demo ?? false}
      className="grid max-w-4xl grid-cols-1 gap-6 sm:py-8"
    >
      {() => (
        <>
          <Link
            to="/student-dashboard"
            className="-my-2 inline-flex min-h-11 w-fit items-center gap-2 rounded-md font-semibold text-primary underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden className="size-5" /> Back to dashboard
          </Link>
          {isMissing ? (
            <DrawnNotice picture="/thumbnails/c1-lesson-3.svg">
              <PageHeading lead="The link may be old, or have a typing mistake.">
                Teacher not found
              </PageHeading>
              <Button asChild className="mt-6">
                <a href={linkTo("/", {}, { hash: "teachers" })}>Meet our teachers</a>
              </Button>
            </DrawnNotice>
          ) : (
            <ReadState
              read={teacher}
              failure="This teacher's page could not be opened."
              onRetry={async (read) => void (await read.refetch())}
              skeleton={<TeacherProfileSkeleton />}
            >
              {(found) => (
                <Profile
                  key={found.id}
                  teacher={found}
                  address={teacherId}
                  viewer={session.data?.user ?? null}
                />
              )}
            </ReadState>
          )}
        </>
      )}
    </PageFrame>
  );
}

interface ProfileProps {
  teacher: Teacher;
  address: string;
  viewer: SessionUser | null;
}

function Profile({ teacher, address, viewer }: ProfileProps) {
  const client = useQueryClient();
  const followers = useFollowers(address);
  return (
    <TeacherProfile
      teacher={teacher}
      follow={
        teacher.mayFollow ? (
          <FollowButton
            teacherId={teacher.id}
            address={address}
            viewer={viewer}
            enter={async () => viewer ?? (await client.fetchQuery(guestQuery(client)))}
          />
        ) : null
      }
      lessons={teacher.lessons.length === 0 ? null : <LessonList lessons={teacher.lessons} />}
      followers={
        <ReadState
          read={followers}
          failure="The followers could not be read."
          onRetry={async (read) => void (await read.refetch())}
          skeleton={<FollowerListSkeleton />}
        >
          {(all) => <FollowerList followers={all} count={teacher.followerCount} />}
        </ReadState>
      }
    />
  );
}

function LessonList({ lessons }: Pick<Teacher, "lessons">) {
  return (
    <>
      <h2 className="sr-only">Lessons of this teacher</h2>
      <LockReasons lessons={lessons} className="mb-4" />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {lessons.map(({ id, lock, ...lesson }) => (
          <li key={id}>
            <LessonCard
              {...lesson}
              progress={0}
              isLocked={lock !== null}
              to={linkTo("/lesson-interactive/:id", { id })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
