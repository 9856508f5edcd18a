import { ArrowLeft } from "lucide-react";
import { useLocation } from "react-router";
import { useQuizSet } from "../../../features/class-games/api/quiz-set-queries";
import { SetEditor } from "../../../features/class-games/editor/components/set-editor";
import { sentenceOf } from "../../../lib/api-client";
import { Link, useGoTo, usePathParams } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { ErrorState } from "../../../ui/error-state";
import { PageHeading } from "../../../ui/page-heading";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { TeacherPage } from "../../teacher-page";

export default function QuizSetPage() {
  const { setId } = usePathParams("/quiz-sets/:setId");
  return (
    <TeacherPage
      title="My questions"
      // A phone has Save at the bottom.
      navigation="wide"
      className="grid max-w-3xl grid-cols-1 content-start gap-6 sm:py-8"
    >
      {(teacher) =>
        setId === "new" ? (
          <NewSet key={teacher.id} teacherId={teacher.id} />
        ) : (
          <OldSet key={`${teacher.id} ${setId}`} teacherId={teacher.id} setId={setId} />
        )
      }
    </TeacherPage>
  );
}

const keptAs = (teacherId: string, setId: string) => `quiz set ${teacherId} ${setId}`;

function NewSet({ teacherId }: { teacherId: string }) {
  const goTo = useGoTo();
  const { hash } = useLocation();
  return (
    <>
      <Top title="New questions" />
      <SetEditor
        set={null}
        keptAs={keptAs(teacherId, "new")}
        importsFirst={hash === "#import"}
        onMade={({ id }) => goTo(linkTo("/quiz-sets/:setId", { setId: id }), { replace: true })}
      />
    </>
  );
}

function OldSet({ teacherId, setId }: { teacherId: string; setId: string }) {
  const set = useQuizSet(setId);
  if (set.data !== undefined) {
    return (
      <>
        <Top title="My questions" />
        <SetEditor
          set={set.data}
          keptAs={keptAs(teacherId, setId)}
          importsFirst={false}
          onMade={() => {}}
        />
      </>
    );
  }
  if (!set.isError) {
    return (
      <>
        <Top title="My questions" />
        <RowsSkeleton rows={3} />
      </>
    );
  }
  return (
    <>
      <Top title="These questions could not be opened" />
      <ErrorState
        message={sentenceOf(set.error, "Please try again.")}
        isRetrying={set.isFetching}
        onRetry={() => void set.refetch()}
      />
    </>
  );
}

const Top = ({ title }: { title: string }) => (
  <>
    <Link
      to="/class-games"
      className="-my-2 inline-flex min-h-11 w-fit items-center gap-2 rounded-md font-semibold text-primary underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-5" /> Class games
    </Link>
    <PageHeading className="max-sm:text-2xl">{title}</PageHeading>
  </>
);
