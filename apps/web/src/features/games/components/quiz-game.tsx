import { type ReactNode, useEffect } from "react";
import type { QuizGame as Game, Room, SessionUser } from "@saywell/contract";
import { useLive } from "../../../lib/live";
import { awaitsNext } from "../model/quiz-table";
import { useQuizTable } from "../model/use-quiz-table";
import { LiveScores } from "./live-scores";
import { QuizEnd } from "./quiz-end";
import { QuizIntro } from "./quiz-intro";
import { QuizRound } from "./quiz-round";

interface QuizGameProps {
  game: Game;
  room: Room;
  user: Pick<SessionUser, "id">;
  picture: ReactNode;
  /** Says what is lost by leaving now; null: nothing. */
  askBefore: (loss: string | null) => void;
  onExit: () => void;
}

const lossOfLeaving = "The game goes on without you, and you miss the questions that come.";

/** The quiz of a room: before it, while it runs, and when it is over. */
export function QuizGame({ game, room, user, picture, askBefore, onExit }: QuizGameProps) {
  const { quiz, table } = useQuizTable(game);
  const isConnected = useLive(({ status }) => status === "open");
  const { state } = table;
  const isNext = awaitsNext(table, user.id);
  const isRunning = state.phase === "QUESTION" || state.phase === "REVEAL";
  const isPlaying = isRunning && state.mine.hasSeat;
  useEffect(() => {
    askBefore(isPlaying ? lossOfLeaving : null);
    return () => askBefore(null);
  }, [askBefore, isPlaying]);
  return (
    <div className="grid gap-6">
      {isNext ? (
        <QuizIntro
          state={state}
          user={user}
          picture={picture}
          isConnected={isConnected}
          onStart={(mode) => quiz.start(mode)}
        />
      ) : null}
      {isRunning ? (
        <QuizRound key={state.question?.id} quiz={quiz} table={table} userId={user.id} />
      ) : null}
      {state.phase === "FINISHED" && !isNext ? (
        <QuizEnd
          table={table}
          userId={user.id}
          isConnected={isConnected}
          onPlayAgain={() => quiz.start(state.mode)}
          onExit={onExit}
        />
      ) : null}
      {isNext ? null : (
        <LiveScores
          title={isRunning ? "Live Scores" : "Final Leaderboard"}
          state={state}
          userId={user.id}
          members={room.members}
        />
      )}
    </div>
  );
}
