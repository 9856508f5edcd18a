import type { WordBoardReplay } from "@saywell/contract";
import { ChevronLeft, ChevronRight, Download } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { isTyping } from "../../../lib/is-typing";
import { saveFile } from "../../../lib/save-file";
import { Button } from "../../../ui/button";
import { useWordSaver } from "../api/board-words";
import { rowsAt, seatsAt } from "../model/replay-steps";
import { sayTurn, wordsThrough } from "../model/turn-words";
import { BoardGrid } from "./board-grid";
import { BoardScores } from "./board-scores";
import { TurnWords } from "./turn-list";
import { type RenderListen, WordCard } from "./word-card";

export interface BoardReplayProps {
  replay: WordBoardReplay;
  /** Null for somebody whom nobody knows: they can look at no word. */
  userId: string | null;
  renderListen: RenderListen;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A word board that is over, turn by turn. */
export function BoardReplay({ replay, userId, renderListen }: BoardReplayProps) {
  const { turns, players, size, gcg } = replay;
  const [at, setAt] = useState(0);
  const [cursor, setCursor] = useState({ row: 0, col: 0 });
  const [words, setWords] = useState<readonly string[] | null>(null);
  const saver = useWordSaver(userId ?? "");
  const id = useId();
  const last = turns.length;
  const turn = turns[at - 1];
  const rows = rowsAt(replay, at);
  const me = players.find(({ isMe }) => isMe)?.userId ?? "";
  const go = (to: number): void => setAt(Math.max(0, Math.min(last, to)));
  const walk = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping())
      return;
    if (event.key === "ArrowLeft") go(at - 1);
    if (event.key === "ArrowRight") go(at + 1);
  });
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => walk(event);
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);

  const look = (found: readonly string[]): void => {
    if (userId !== null && found.length > 0) setWords(found);
  };
  const nameOf = (player: string): string =>
    player === me
      ? "You"
      : (players.find((each) => each.userId === player)?.userName ?? "Somebody");
  const lookAt = (spot: { row: number; col: number }): void =>
    look(wordsThrough({ rows, preset: replay.preset, turns: turns.slice(0, at) }, spot));
  function onBoardKey(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (arrow !== undefined) {
      const held = (place: number): number => Math.max(0, Math.min(size - 1, place));
      setCursor({ row: held(cursor.row + arrow[0]), col: held(cursor.col + arrow[1]) });
    } else if (event.key === "Enter") lookAt(cursor);
    else return;
    event.preventDefault();
  }

  if (last === 0) {
    return <p className="text-muted-foreground">This game ended before its first turn.</p>;
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold text-muted-foreground tabular-nums">
            {at === 0 ? "Before the first turn" : `Turn ${at} of ${last}`}
          </p>
          <div className="flex gap-2">
            <Button variant="outline" disabled={at === 0} onClick={() => go(at - 1)}>
              <ChevronLeft aria-hidden /> Back
            </Button>
            <Button variant="outline" disabled={at === last} onClick={() => go(at + 1)}>
              Next <ChevronRight aria-hidden />
            </Button>
          </div>
        </div>
        <label htmlFor={id} className="sr-only">
          Turn
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={at === 0 ? "Before the first turn" : `Turn ${at} of ${last}`}
          onChange={({ target }) => go(target.valueAsNumber)}
          className="h-11 w-full accent-primary"
        />
        <div className="flex min-h-11 flex-wrap items-center gap-x-1">
          {turn === undefined ? (
            <p className="text-muted-foreground">The board is empty.</p>
          ) : userId === null || turn.kind !== "PLAYED" ? (
            <p>{sayTurn(turn, nameOf, null)}</p>
          ) : (
            <>
              <span className="font-semibold">{nameOf(turn.userId)}:</span>
              <TurnWords turn={turn} onWord={look} />
            </>
          )}
        </div>
        <output aria-live="polite" className="sr-only">
          {turn === undefined ? "" : `Turn ${at}. ${sayTurn(turn, nameOf, null)}`}
        </output>
        <div className="max-sm:-mx-3">
          <BoardGrid
            state={{ ...replay, rows }}
            last={turn?.kind === "PLAYED" ? turn.placedTiles : []}
            cursor={cursor}
            onCell={lookAt}
            onFocusCell={setCursor}
            onKeyDown={onBoardKey}
          />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-6">
        <BoardScores
          title={at === last ? "Final Leaderboard" : "Scores after this turn"}
          seats={seatsAt(replay, at)}
          userId={me}
          end={at === last ? replay.end : null}
          hidesTiles
        />
        {gcg === null ? null : (
          <div className="grid justify-items-start gap-1">
            <Button
              variant="outline"
              onClick={() => saveFile(new Blob([gcg], { type: "text/plain" }), "word-board.gcg")}
            >
              <Download aria-hidden /> Download the game
            </Button>
            <p className="text-sm text-muted-foreground">
              A GCG file, which other word board programs can read.
            </p>
          </div>
        )}
      </div>
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
