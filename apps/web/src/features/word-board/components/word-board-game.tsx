import type { Room, SessionUser, WordBoardGame as Game } from "@saywell/contract";
import { type ReactNode, useEffect, useState } from "react";
import { useLive } from "../../../lib/live";
import { useWordSaver } from "../api/board-words";
import { awaitsNext } from "../model/board-table";
import { useBoardTable } from "../model/use-board-table";
import { BoardAnalysis } from "./board-analysis";
import { BoardEnd } from "./board-end";
import { BoardIntro } from "./board-intro";
import { BoardPlay } from "./board-play";
import { BoardScores } from "./board-scores";
import { TurnList } from "./turn-list";
import { type RenderListen, WordCard } from "./word-card";

export interface WordBoardGameProps {
  game: Game;
  room: Room;
  user: Pick<SessionUser, "id">;
  picture: ReactNode;
  /** Says what is lost by leaving now; null: nothing. */
  askBefore: (loss: string | null) => void;
  onExit: () => void;
  /** Has a word said aloud. */
  renderListen: RenderListen;
  /** The ways to a game that is over: to watch it, and to show it. */
  renderAgain: (matchId: string) => ReactNode;
}

const lossOfLeaving = "The game goes on without you, and you give up your place in it.";

/** The word board of a room: before a game, while it runs, and when it is over. */
export function WordBoardGame(props: WordBoardGameProps) {
  const { game, room, user, picture, askBefore, onExit, renderListen, renderAgain } = props;
  const { board, table } = useBoardTable(game);
  const saver = useWordSaver(user.id);
  const isConnected = useLive(({ status }) => status === "open");
  const [words, setWords] = useState<readonly string[] | null>(null);
  /** The match after which other rules are chosen. */
  const [chooses, setChooses] = useState<number | null>(null);
  const { state } = table;
  const isRunning = state.phase === "PLAYING";
  const isNext = !isRunning && (awaitsNext(table, user.id) || chooses === state.match);
  const isLost = isRunning && state.mine.hasSeat && state.clock !== "DAY";
  useEffect(() => {
    askBefore(isLost ? lossOfLeaving : null);
    return () => askBefore(null);
  }, [askBefore, isLost]);
  const hasSeat = state.seats.some(({ userId }) => userId === user.id);
  return (
    <div className="grid grid-cols-1 gap-6">
      {isNext ? (
        <BoardIntro
          state={state}
          room={room}
          user={user}
          picture={picture}
          isConnected={isConnected}
          refusal={table.refusal}
          onStart={board.start}
        />
      ) : isRunning ? (
        <BoardPlay
          key={state.match}
          board={board}
          table={table}
          room={room}
          user={user}
          onWord={setWords}
        />
      ) : (
        <>
          <BoardEnd
            table={table}
            userId={user.id}
            isConnected={isConnected}
            onPlayAgain={() => board.start(state)}
            onChoose={() => setChooses(state.match)}
            onExit={onExit}
          >
            {hasSeat && state.matchId !== null ? renderAgain(state.matchId) : null}
          </BoardEnd>
          <BoardScores
            title="Final Leaderboard"
            seats={state.seats}
            userId={user.id}
            end={state.end}
            members={room.members}
          />
          {hasSeat && state.matchId !== null ? (
            <BoardAnalysis matchId={state.matchId} saver={saver} onWord={setWords} />
          ) : (
            <TurnList turns={state.turns} seats={state.seats} userId={user.id} onWord={setWords} />
          )}
        </>
      )}
      {words === null ? null : (
        <WordCard
          words={words}
          saver={saver}
          renderListen={renderListen}
          onClose={() => setWords(null)}
        />
      )}
    </div>
  );
}
