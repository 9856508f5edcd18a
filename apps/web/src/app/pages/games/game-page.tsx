import { sentenceOf } from "../../../lib/api-client";
import { Link, usePathParams } from "../../../lib/link";
import { useGame } from "../../../features/games/api/game-query";
import { QuizGame } from "../../../features/games/components/quiz-game";
import { RoomPicture } from "../../../features/rooms/components/room-picture";
import { Button } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { type BesideChatAt, RoomScreen } from "../rooms/room-screen";

export default function GamePage() {
  const { id } = usePathParams("/game/:id");
  return <RoomScreen roomId={id} title="Game room" beside={besideChat} />;
}

const besideChat = (at: BesideChatAt) => <RoomGame {...at} />;

/** The game that is played in a room. */
function RoomGame(at: BesideChatAt) {
  return at.room.game === "WORD_BOARD" ? <WordBoardLater /> : <RoomQuiz {...at} />;
}

function RoomQuiz({ room, learner, leave, askBefore }: BesideChatAt) {
  const game = useGame(room);
  const state = game.data?.state;
  if (game.data !== undefined && state?.kind === "QUIZ") {
    return (
      <QuizGame
        game={{ ...game.data, state }}
        room={room}
        user={learner}
        picture={<RoomPicture room={room} className="h-32 w-56 sm:h-40 sm:w-72" />}
        askBefore={askBefore}
        onExit={leave}
      />
    );
  }
  return game.isError ? (
    <ErrorState
      message={sentenceOf(game.error, "The game could not be opened.")}
      isRetrying={game.isFetching}
      onRetry={() => void game.refetch()}
    >
      <Button variant="outline" onClick={leave}>
        Back to Rooms
      </Button>
    </ErrorState>
  ) : (
    <p className="grid min-h-80 place-content-center text-muted-foreground">Loading game...</p>
  );
}

const WordBoardLater = () => (
  <div className="grid justify-items-start gap-4 rounded-xl border border-rule bg-surface p-5">
    <h2 className="font-heading text-2xl font-semibold">The word board is being built</h2>
    <p>You can talk here. Until the board is ready, play a quiz in another game room.</p>
    <Button asChild>
      <Link to="/rooms">Back to Rooms</Link>
    </Button>
  </div>
);
