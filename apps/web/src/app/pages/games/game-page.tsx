import { sentenceOf } from "../../../lib/api-client";
import type { QuizGame as Quiz, WordBoardGame as Board } from "@saywell/contract";
import { lazyPart } from "../../../lib/lazy-part";
import { usePathParams } from "../../../lib/link";
import { useGame } from "../../../features/games/api/game-query";
import { QuizGame } from "../../../features/games/components/quiz-game";
import { WatchAgain } from "../../../features/games/components/watch-again";
import { ListenButton } from "../../../features/lessons/components/listen-button";
import { RoomPicture } from "../../../features/rooms/components/room-picture";
import { useSpeaker } from "../../../features/speech/model/use-speaker";
import type { WordBoardGameProps } from "../../../features/word-board/components/word-board-game";
import { Button } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { type BesideChatAt, RoomScreen } from "../rooms/room-screen";

/** The rules of the board and its screens: a room with a quiz does without them. */
const WordBoardGame = lazyPart<WordBoardGameProps>(
  async () =>
    (await import("../../../features/word-board/components/word-board-game")).WordBoardGame,
);

export default function GamePage() {
  const { id } = usePathParams("/game/:id");
  return <RoomScreen roomId={id} title="Game room" beside={besideChat} />;
}

const besideChat = (at: BesideChatAt) => <RoomGame {...at} />;

/** The game that is played in a room. */
function RoomGame(at: BesideChatAt) {
  const { room, leave } = at;
  const game = useGame(room);
  if (game.data !== undefined) {
    const { state } = game.data;
    return state.kind === "QUIZ" ? (
      <RoomQuiz {...at} game={{ ...game.data, state }} />
    ) : (
      <RoomBoard {...at} game={{ ...game.data, state }} />
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
    <GameComes />
  );
}

const GameComes = () => (
  <p className="grid min-h-80 place-content-center text-muted-foreground">Loading game...</p>
);

const RoomQuiz = ({ game, room, learner, leave, askBefore }: BesideChatAt & { game: Quiz }) => (
  <QuizGame
    game={game}
    room={room}
    user={learner}
    picture={<RoomPicture room={room} className="h-32 w-56 sm:h-40 sm:w-72" />}
    askBefore={askBefore}
    onExit={leave}
  />
);

function RoomBoard({ game, room, learner, leave, askBefore }: BesideChatAt & { game: Board }) {
  const voice = useSpeaker();
  const { Shown, notice } = WordBoardGame.usePart(true);
  return Shown === null ? (
    (notice ?? <GameComes />)
  ) : (
    <Shown
      game={game}
      room={room}
      user={learner}
      picture={<RoomPicture room={room} className="h-28 w-49 sm:h-36 sm:w-64" />}
      askBefore={askBefore}
      onExit={leave}
      renderListen={(id, text) => <ListenButton voice={voice} id={id} text={text} />}
      renderAgain={(matchId) => <WatchAgain matchId={matchId} />}
    />
  );
}
