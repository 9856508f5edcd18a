import type { TakenTurn } from "@saywell/contract";
import { Clock } from "lucide-react";
import { type RefObject } from "react";
import { sayInterval } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { Tag } from "../../../ui/tag";
import type { BoardTable } from "../model/board-table";
import { nameIn, sayChallenge, sayClock, sayTurn } from "../model/turn-words";
import { useMillisecondsLeft } from "../model/use-milliseconds-left";

interface TurnStatusProps {
  table: BoardTable;
  userId: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onWord: (words: string[]) => void;
  /** Doubts the last word; null where that cannot be done. */
  onChallenge: (() => void) | null;
}

/** Whose turn it is, how long it lasts, and what was played last. */
export function TurnStatus({ table, userId, heading, onWord, onChallenge }: TurnStatusProps) {
  const { state, endsAt } = table;
  const { isMyTurn, hasSeat } = state.mine;
  const last = state.turns.at(-1);
  const nameOf = (id: string): string => nameIn(state, id, userId);
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex min-h-9 items-center gap-x-3">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 truncate font-semibold outline-none">
          {isMyTurn ? (
            <Tag tone="primary" className="min-h-8">
              Your Turn
            </Tag>
          ) : state.turnUserId === null ? (
            "One moment..."
          ) : (
            `${nameOf(state.turnUserId)} is playing...`
          )}
        </h2>
        {endsAt === null ? null : <TurnClock endsAt={endsAt} isMine={isMyTurn} />}
        <span className="ml-auto shrink-0 text-sm text-muted-foreground tabular-nums">
          {`Tiles remaining: ${state.tilesRemaining}`}
        </span>
      </div>
      {/* As high with a button and without, so that the board stays where it is from turn to turn. */}
      <div className="flex min-h-12 items-center justify-between gap-x-3">
        <LastTurn last={last} state={state} nameOf={nameOf} onWord={onWord} />
        {onChallenge === null ? null : (
          <Button
            variant="outline"
            size="sm"
            className="shrink-0"
            aria-label={`Challenge ${last?.words[0]?.word ?? ""}`}
            disabled={table.sending !== null}
            onClick={onChallenge}
          >
            Challenge
          </Button>
        )}
      </div>
      {hasSeat ? null : (
        <p className="font-semibold">You are watching. You play in the next game.</p>
      )}
    </div>
  );
}

interface LastTurnProps {
  last: TakenTurn | undefined;
  state: BoardTable["state"];
  nameOf: (id: string) => string;
  onWord: (words: string[]) => void;
}

function LastTurn({ last, state, nameOf, onWord }: LastTurnProps) {
  const word = last?.kind === "PLAYED" ? last.words[0]?.word : undefined;
  const className = "min-w-0 leading-6 break-words text-muted-foreground";
  if (last === undefined) return <p className={className}>The board is empty.</p>;
  if (word === undefined) {
    return <p className={className}>{sayTurn(last, nameOf, state.challenge)}</p>;
  }
  return (
    <p className={className}>
      {`${nameOf(last.userId)} played `}
      <button
        type="button"
        aria-label={`${word}: what it means`}
        className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
        onClick={() => onWord(last.words.map((each) => each.word))}
      >
        {word}
      </button>
      {[` for ${last.score}.`, ...sayChallenge(last, nameOf, state.challenge)].join(" ")}
    </p>
  );
}

const day = 24 * 60 * 60_000;

/** How long the turn lasts, in figures that change only in its last hour. */
function TurnClock({ endsAt, isMine }: { endsAt: number; isMine: boolean }) {
  const left = Math.max(0, useMillisecondsLeft(endsAt) ?? 0);
  const isLong = left > 60 * 60_000;
  const isShort = isMine && left < 30_000;
  return (
    <p
      role="timer"
      aria-label="Time left"
      className={cn(
        "figures flex shrink-0 items-center gap-1.5",
        isShort ? "font-bold text-destructive" : "text-foreground",
      )}
    >
      <Clock aria-hidden className="size-5" />
      {isLong ? sayInterval(Math.min(left, day) / 1000) : sayClock(left)}
    </p>
  );
}
