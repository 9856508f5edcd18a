import type { JoinedGame, SessionUser } from "@saywell/contract";
import { quizTeamNames } from "@saywell/contract/constants";
import type { ReactNode } from "react";
import { useLive } from "../../../lib/live";
import { toast } from "../../../ui/use-toast";
import { awaitsNext } from "../model/quiz-table";
import { useAwakeScreen } from "../model/use-awake-screen";
import { useQuizTable } from "../model/use-quiz-table";
import { useWayIn } from "../model/use-way-in";
import { ClassQuizClosed } from "./class-quiz-closed";
import { ClassQuizWaiting } from "./class-quiz-waiting";
import { LiveScores } from "./live-scores";
import { QuizEnd } from "./quiz-end";
import { QuizRound } from "./quiz-round";

interface ClassQuizProps {
  game: JoinedGame;
  user: Pick<SessionUser, "id">;
  /** After a game, beside what was earned in it. */
  afterGame: ReactNode;
  onExit: () => void;
}

const tellRefused = (description: string): void =>
  void toast({ variant: "destructive", title: "Please try again", description });

/** A class game on the phone of somebody who plays it: the teacher's screen leads, this one follows. */
export function ClassQuiz({ game, user, afterGame, onExit }: ClassQuizProps) {
  const { quiz, table } = useQuizTable({ id: game.gameId, state: game.state }, tellRefused);
  const { place, closed: toldClosed } = useWayIn(game.gameId);
  useAwakeScreen();
  const isConnected = useLive(({ status }) => status === "open");
  const { state } = table;
  const own = state.seats.find(({ userId }) => userId === user.id);
  const team = own?.team ?? null;
  const closed = toldClosed ?? (game.isOpen ? null : "This game is over. Thank you for playing.");
  const isNext = awaitsNext(table, user.id);
  const isRunning = state.phase === "QUESTION" || state.phase === "REVEAL";
  // Who has played to the end reads first how it went, though the teacher has closed the game.
  if (closed !== null && (isRunning || isNext)) {
    return <ClassQuizClosed title={game.title} message={closed} onExit={onExit} />;
  }
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-[1_1_11rem]">
          <h1 tabIndex={-1} className="font-heading text-lg leading-snug font-semibold break-words">
            {game.title}
          </h1>
          <p className="truncate text-sm text-muted-foreground">
            {game.userName} · {isNext || team === null ? game.teacherName : quizTeamNames[team]}
          </p>
        </div>
        {isRunning && own !== undefined ? (
          <p className="figures shrink-0 text-lg">{own.score} points</p>
        ) : null}
      </div>
      {isNext ? <ClassQuizWaiting userName={game.userName} onExit={onExit} /> : null}
      {isRunning ? (
        <QuizRound key={state.question?.id} quiz={quiz} table={table} userId={user.id} isLed>
          {own !== undefined && own.rank > 0 ? (
            <p className="text-lg font-semibold">
              Your place: {own.rank} of {state.playerCount}
            </p>
          ) : null}
          {state.showsLeaderboard ? (
            <LiveScores title="Live Scores" state={state} userId={user.id} />
          ) : null}
        </QuizRound>
      ) : null}
      {state.phase === "FINISHED" && !isNext ? (
        <QuizEnd table={table} userId={user.id} isConnected={isConnected} onExit={onExit}>
          <p>{closed ?? "Stay on this page to play again with your class."}</p>
          <div className="grid w-full grid-cols-1 gap-5 text-left">
            {afterGame}
            {state.showsLeaderboard ? (
              <LiveScores title="Final Leaderboard" state={state} userId={user.id} />
            ) : null}
          </div>
        </QuizEnd>
      ) : null}
      <output
        className={
          place === "lost"
            ? "fixed inset-x-0 bottom-0 z-20 animate-appear border-t border-rule bg-warning-wash px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-center font-semibold text-warning"
            : "sr-only"
        }
      >
        {place === "lost" ? "The connection is lost. Please wait a moment." : ""}
      </output>
    </>
  );
}
