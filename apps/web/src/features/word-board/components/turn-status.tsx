import type { TakenTurn } from "@saywell/contract";
import { Clock } from "lucide-react";
import { type RefObject } from "react";
import { sayInterval } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { Tag } from "../../../ui/tag";
import type { BoardTable } from "../model/board-table";
import { nameIn, sayClock, sayTurn } from "../model/turn-words";
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
  return (
    <div className="grid gap-1">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {isMyTurn ? (
            <Tag tone="primary" className="min-h-8">
              Your Turn
            </Tag>
          ) : state.turnUserId === null ? (
            "One moment..."
          ) : (
            `${nameIn(state, state.turnUserId, userId)} is playing...`
          )}
        </h2>
        {endsAt === null ? null : <TurnClock endsAt={endsAt} isMine={isMyTurn} />}
        <span className="ml-auto text-sm text-muted-foreground tabular-nums">
          {`Tiles remaining: ${state.tilesRemaining}`}
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <LastTurn last={last} state={state} userId={userId} onWord={onWord} />
        {onChallenge === null ? null : (
          <Button
            variant="outline"
            size="sm"
            disabled={table.sending !== null}
            onClick={onChallenge}
          >
            Challenge this word
          </Button>
        )}
      </div>
      {hasSeat ? null : (
        <p className="font-semibold">You are watching. You play in the next game.</p>
      )}
    </div>
  );
}

/** One line, so that nothing moves from turn to turn. */
function LastTurn({
  last,
  state,
  userId,
  onWord,
}: {
  last: TakenTurn | undefined;
  state: BoardTable["state"];
  userId: string;
  onWord: (words: string[]) => void;
}) {
  const word = last?.kind === "PLAYED" ? last.words[0]?.word : undefined;
  if (last === undefined || word === undefined) {
    return (
      <p className="min-h-7 min-w-0 truncate text-muted-foreground">
        {last === undefined
          ? "The board is empty."
          : sayTurn(last, nameIn(state, last.userId, userId))}
      </p>
    );
  }
  return (
    <p className="min-h-7 min-w-0 truncate text-muted-foreground">
      {`${nameIn(state, last.userId, userId)} played `}
      <button
        type="button"
        aria-label={`${word}: what it means`}
        className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
        onClick={() => onWord(last.words.map((each) => each.word))}
      >
        {word}
      </button>
      {` for ${last.score}.`}
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
        "figures flex items-center gap-1.5",
        isShort ? "font-bold text-destructive" : "text-foreground",
      )}
    >
      <Clock aria-hidden className="size-5" />
      {isLong ? sayInterval(Math.min(left, day) / 1000) : sayClock(left)}
    </p>
  );
}
