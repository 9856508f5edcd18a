import { FileUp, Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useClassGames } from "../../../features/class-games/api/class-game-queries";
import { useQuizSets } from "../../../features/class-games/api/quiz-set-queries";
import { ClassGameList } from "../../../features/class-games/components/class-game-list";
import { NewGameForm } from "../../../features/class-games/components/new-game-form";
import { QuizSetList } from "../../../features/class-games/components/quiz-set-list";
import { categories } from "../../../features/rooms/model/room-categories";
import { Link, useGoTo } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { PageHeading } from "../../../ui/page-heading";
import { Skeleton } from "../../../ui/skeleton";
import { type ReadAgain, ReadState } from "../../read-state";
import { TeacherPage } from "../../teacher-page";

export default function ClassGamesPage() {
  return (
    <TeacherPage title="Class games" className="grid max-w-4xl grid-cols-1 gap-8 sm:py-8">
      {({ id }) => <ClassGames key={id} />}
    </TeacherPage>
  );
}

const newSet = linkTo("/quiz-sets/:setId", { setId: "new" });
const importSet = linkTo("/quiz-sets/:setId", { setId: "new" }, { hash: "import" });

function ClassGames() {
  const games = useClassGames();
  const sets = useQuizSets();
  const goTo = useGoTo();
  return (
    <>
      <PageHeading
        className="max-sm:text-2xl"
        lead="You show the questions on a screen. Your class joins with a code and answers on their phones."
      >
        Class games
      </PageHeading>
      <Part title="New game">
        <NewGameForm
          categories={categories}
          sets={sets.data?.sets}
          onMade={({ id }) => goTo(linkTo("/class-games/:gameId", { gameId: id }))}
        />
      </Part>
      <Part title="My games">
        <ReadState
          read={games}
          failure="Your games could not be read."
          onRetry={readAgain}
          skeleton={<ListSkeleton />}
        >
          {({ games: all }) =>
            all.length === 0 ? (
              <EmptyState title="No games yet">
                Create one above. It waits here for you, two weeks at most.
              </EmptyState>
            ) : (
              <ClassGameList games={all} />
            )
          }
        </ReadState>
      </Part>
      <Part
        title="My questions"
        actions={
          <>
            <Button asChild variant="outline" size="sm">
              <Link to={importSet}>
                <FileUp aria-hidden /> Import CSV
              </Link>
            </Button>
            <Button asChild variant="outline" size="sm">
              <Link to={newSet}>
                <Plus aria-hidden /> New questions
              </Link>
            </Button>
          </>
        }
      >
        <ReadState
          read={sets}
          failure="Your questions could not be read."
          onRetry={readAgain}
          skeleton={<ListSkeleton />}
        >
          {({ sets: all }) =>
            all.length === 0 ? (
              <EmptyState title="No questions of your own yet">
                Write them here, or import a table from a CSV file.
              </EmptyState>
            ) : (
              <QuizSetList sets={all} />
            )
          }
        </ReadState>
      </Part>
    </>
  );
}

interface PartProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

function Part({ title, actions, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-heading text-xl font-semibold">
          {title}
        </h2>
        <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>
      </div>
      {children}
    </section>
  );
}

const ListSkeleton = () => <Skeleton className="h-36 rounded-xl" />;
const readAgain: ReadAgain = async (read) => void (await read.refetch());
