import type { JoinedGame, SessionUser } from "@saywell/contract";
import { useQuery } from "@tanstack/react-query";
import { KeepEarnedCard } from "../../../features/accounts/components/keep-earned-card";
import { sessionQuery } from "../../../features/accounts/api/session-queries";
import { useJoinedGame } from "../../../features/class-games/join/api/join-queries";
import { ClassQuiz } from "../../../features/games/components/class-quiz";
import { ApiError, sentenceOf } from "../../../lib/api-client";
import { Link, useGoTo, usePathParams } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { PageHeading } from "../../../ui/page-heading";
import { Skeleton } from "../../../ui/skeleton";
import { AppShell } from "../../app-shell";
import { LiveNotice } from "../../live-notice";
import { useAuthDialog } from "../../use-auth-dialog";
import { useLiveConnection } from "../../use-live-connection";

export default function PlayPage() {
  const { gameId } = usePathParams("/join/:gameId");
  const session = useQuery(sessionQuery);
  const user = session.data?.user ?? null;
  const game = useJoinedGame(gameId, user !== null);
  const failed = session.error ?? game.error;
  return (
    // Nothing leads away from a game but its end.
    <AppShell
      title={game.data?.title ?? "Class game"}
      className="grid max-w-2xl grid-cols-1 content-start gap-4 py-4 sm:py-8"
    >
      {session.data?.user === null || isOutside(game.error) ? (
        <NotJoined reason={sentenceOf(game.error, "Type the code on the screen to join.")} />
      ) : user !== null && game.data !== undefined ? (
        <Play
          key={`${user.id} ${gameId}`}
          game={game.data}
          user={user}
          demo={session.data?.demo ?? false}
        />
      ) : failed ? (
        <ErrorState
          message={sentenceOf(failed, "The game could not be opened.")}
          isRetrying={session.isFetching || game.isFetching}
          onRetry={() => void (session.isError ? session.refetch() : game.refetch())}
        />
      ) : (
        <Skeleton className="h-96 rounded-xl" />
      )}
    </AppShell>
  );
}

interface PlayProps {
  game: JoinedGame;
  user: SessionUser;
  demo: boolean;
}

function Play({ game, user, demo }: PlayProps) {
  const goTo = useGoTo();
  const status = useLiveConnection(user);
  const { openAuth, dialog } = useAuthDialog({ isGuest: user.isGuest, demo });
  return (
    <>
      <LiveNotice status={status} />
      <ClassQuiz
        game={game}
        user={user}
        afterGame={user.isGuest ? <KeepEarnedCard onAuth={openAuth} /> : null}
        onExit={() => goTo("/student-dashboard")}
      />
      {dialog}
    </>
  );
}

/** Whether the server knows of no seat for this person in the game. */
const isOutside = (error: unknown): boolean =>
  error instanceof ApiError && [400, 401, 403, 404].includes(error.status);

const NotJoined = ({ reason }: { reason: string }) => (
  <div className="grid justify-items-start gap-6 py-4">
    <PageHeading lead={reason} className="max-sm:text-2xl">
      You are not in this game
    </PageHeading>
    <Button asChild size="lg">
      <Link to="/join">Join a class game</Link>
    </Button>
  </div>
);
