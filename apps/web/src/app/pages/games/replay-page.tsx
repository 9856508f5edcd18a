import type { GameReplay, WordBoardReplay } from "@saywell/contract";
import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "../../../features/accounts/api/session-queries";
import { useReplay } from "../../../features/games/api/replay-query";
import { WatchAgain } from "../../../features/games/components/watch-again";
import { Replay } from "../../../features/games/components/replay";
import { ListenButton } from "../../../features/lessons/components/listen-button";
import { useSpeaker } from "../../../features/speech/model/use-speaker";
import type { BoardReplayProps } from "../../../features/word-board/components/board-replay";
import { ApiError } from "../../../lib/api-client";
import { formatDay } from "../../../lib/dates";
import { lazyPart } from "../../../lib/lazy-part";
import { Link, usePathParams } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { PageHeading } from "../../../ui/page-heading";
import { Skeleton } from "../../../ui/skeleton";
import { ReadState } from "../../read-state";
import { VisitorPage } from "../../visitor-page";

const title = "Watch a game";

const BoardReplay = lazyPart<BoardReplayProps>(
  async () => (await import("../../../features/word-board/components/board-replay")).BoardReplay,
);

export default function ReplayPage() {
  const { id } = usePathParams("/replay/:id");
  return (
    <VisitorPage title={title} navigation="always" isWide>
      {() => <Watch key={id} id={id} />}
    </VisitorPage>
  );
}

function Watch({ id }: { id: string }) {
  const replay = useReplay(id);
  if (replay.error instanceof ApiError && replay.error.status === 404) return <NoGame />;
  return (
    <ReadState
      read={replay}
      failure="The game could not be opened."
      onRetry={async (read) => void (await read.refetch())}
      skeleton={<Skeleton className="h-96 rounded-xl" />}
    >
      {(game) => <Watched game={game} id={id} />}
    </ReadState>
  );
}

const Watched = ({ game, id }: { game: GameReplay; id: string }) => (
  <>
    <PageHeading
      lead={`${playersOf(game)}, ${formatDay(game.endedAt)}`}
      className="max-sm:text-2xl"
    >
      {title}
    </PageHeading>
    {game.kind === "QUIZ" ? <Replay replay={game} /> : <WatchedBoard replay={game} />}
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <Button asChild>
        <Link to="/rooms">{game.isShared ? "Play a game yourself" : "Play another game"}</Link>
      </Button>
      {game.isShared ? null : <WatchAgain matchId={id} isWatched />}
    </div>
  </>
);

function WatchedBoard({ replay }: { replay: WordBoardReplay }) {
  const voice = useSpeaker();
  const { data: session } = useQuery(sessionQuery);
  const { Shown, notice } = BoardReplay.usePart(true);
  return Shown === null ? (
    (notice ?? <Skeleton className="h-96 rounded-xl" />)
  ) : (
    <Shown
      replay={replay}
      userId={session?.user?.id ?? null}
      renderListen={(id, text) => <ListenButton voice={voice} id={id} text={text} />}
    />
  );
}

const playersOf = ({ playerCount }: GameReplay): string =>
  playerCount === 1 ? "One player" : `${playerCount} players`;

const NoGame = () => (
  <div className="grid justify-items-start gap-6">
    <PageHeading
      lead="The link may be wrong, or whoever made it has taken it back. If you played in this game, log in first."
      className="max-sm:text-2xl"
    >
      There is no game here
    </PageHeading>
    <Button asChild size="lg">
      <Link to="/rooms">Play a game</Link>
    </Button>
  </div>
);
