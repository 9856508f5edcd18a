import type { ClassGame, SessionUser } from "@saywell/contract";
import { quizTeamNames } from "@saywell/contract/constants";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useClassGame } from "../../../features/class-games/api/class-game-queries";
import { GameResults } from "../../../features/class-games/host/components/game-results";
import { HostStage } from "../../../features/class-games/host/components/host-stage";
import { useFullScreen } from "../../../features/class-games/host/model/use-full-screen";
import { sentenceOf } from "../../../lib/api-client";
import { Link, usePathParams } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { PageHeading } from "../../../ui/page-heading";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { LiveNotice } from "../../live-notice";
import { TeacherPage } from "../../teacher-page";
import { useLiveConnection } from "../../use-live-connection";

type FullScreen = ReturnType<typeof useFullScreen>;

export default function HostPage() {
  const { gameId } = usePathParams("/class-games/:gameId");
  const fullScreen = useFullScreen();
  return (
    <TeacherPage
      title="Class game"
      stage={fullScreen.isFull ? "bare" : "plain"}
      className="max-w-none pt-4 pb-0 sm:pt-5 sm:pb-0"
    >
      {(teacher) => (
        <Host
          key={`${teacher.id} ${gameId}`}
          teacher={teacher}
          gameId={gameId}
          fullScreen={fullScreen}
        />
      )}
    </TeacherPage>
  );
}

interface HostProps {
  teacher: SessionUser;
  gameId: string;
  fullScreen: FullScreen;
}

function Host({ teacher, gameId, fullScreen }: HostProps) {
  const game = useClassGame(gameId);
  const [seesResults, setSeesResults] = useState(false);
  if (game.data === undefined) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <Back />
        <PageHeading className="max-sm:text-2xl">
          {game.isError ? "This game could not be opened" : "Class game"}
        </PageHeading>
        {game.isError ? (
          <ErrorState
            message={sentenceOf(game.error, "Please try again.")}
            isRetrying={game.isFetching}
            onRetry={() => void game.refetch()}
          />
        ) : (
          <RowsSkeleton />
        )}
      </div>
    );
  }
  if (!isOpen(game.data)) return <GameResults game={game.data} back={<Back />} />;
  if (seesResults) {
    return (
      <GameResults
        game={game.data}
        back={
          <Button variant="outline" className="w-fit" onClick={() => setSeesResults(false)}>
            <ArrowLeft aria-hidden /> Back to the game
          </Button>
        }
      />
    );
  }
  return (
    <Open
      teacher={teacher}
      classGame={game.data}
      fullScreen={fullScreen}
      onResults={() => setSeesResults(true)}
      onClosed={() => void game.refetch()}
    />
  );
}

interface OpenProps {
  teacher: SessionUser;
  classGame: ClassGame & { code: string };
  fullScreen: FullScreen;
  onResults: () => void;
  onClosed: () => void;
}

function Open({ teacher, ...stage }: OpenProps) {
  const status = useLiveConnection(teacher);
  return (
    <>
      <LiveNotice status={status} />
      <HostStage {...stage} teamNames={quizTeamNames} />
    </>
  );
}

const isOpen = (game: ClassGame): game is ClassGame & { code: string } => game.code !== null;

const Back = () => (
  <Link
    to="/class-games"
    className="-my-2 inline-flex min-h-11 w-fit items-center gap-2 rounded-md font-semibold text-primary underline-offset-4 hover:underline"
  >
    <ArrowLeft aria-hidden className="size-5" /> Class games
  </Link>
);
