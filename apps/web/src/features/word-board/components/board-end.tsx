import type { WordBoardSeat, WordBoardState } from "@saywell/contract";
import { LogOut, RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { isTyping } from "../../../lib/is-typing";
import { playSound } from "../../../lib/sounds";
import { Button } from "../../../ui/button";
import { DrawnTick } from "../../../ui/drawn-tick";
import { Tag } from "../../../ui/tag";
import type { BoardTable } from "../model/board-table";

interface BoardEndProps {
  table: BoardTable;
  userId: string;
  isConnected: boolean;
  onPlayAgain: () => void;
  /** Leads to the choice of rules. */
  onChoose: () => void;
  onExit: () => void;
  /** What can be looked at now. */
  children: ReactNode;
}

/** The end of a game: one's own score and place, what it paid, and how it ended. */
export function BoardEnd(props: BoardEndProps) {
  const { table, userId, isConnected, onPlayAgain, onChoose, onExit, children } = props;
  const { state, paid } = table;
  const own = state.seats.find((seat) => seat.userId === userId);
  const hasWon = own !== undefined && own.score > 0 && own.rank === 1;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isTyping()) heading.current?.focus();
  }, []);
  useEffect(() => {
    if (hasWon) playSound("stamp");
  }, [hasWon]);
  return (
    <div className="grid grid-cols-1 content-start justify-items-center gap-5 py-2 text-center">
      {hasWon ? <DrawnTick /> : null}
      <h2 ref={heading} tabIndex={-1} className="font-heading text-3xl font-semibold outline-none">
        Game Complete!
      </h2>
      {hasWon ? <p className="text-lg">{winWords(own, state)}</p> : null}
      <p className="text-muted-foreground">{endWords(state, userId)}</p>
      {own === undefined ? (
        <p className="text-muted-foreground">You watched this game. You play in the next one.</p>
      ) : (
        <dl className="grid w-full max-w-sm grid-cols-2 gap-3">
          <Figure name="Your Score">{own.score}</Figure>
          <Figure name="Rank">{`#${own.rank} of ${state.seats.length}`}</Figure>
        </dl>
      )}
      <p className="min-h-8">
        {paid !== null && paid.xp + paid.coins > 0 ? (
          <Tag tone="reward">
            {[`+${paid.xp} XP`, ...(paid.coins > 0 ? [coinWords(paid.coins)] : [])].join(" · ")}
          </Tag>
        ) : null}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="lg" disabled={!isConnected} onClick={onPlayAgain}>
          <RotateCcw aria-hidden /> Play Again
        </Button>
        <Button size="lg" variant="outline" onClick={onExit}>
          <LogOut aria-hidden /> Exit
        </Button>
      </div>
      <p role="alert" className={table.refusal === null ? "absolute" : "text-destructive"}>
        {table.refusal}
      </p>
      <Button variant="link" className="min-h-11" onClick={onChoose}>
        Play with other rules
      </Button>
      {children}
    </div>
  );
}

const Figure = ({ name, children }: { name: string; children: string | number }) => (
  <div className="flex flex-col-reverse rounded-xl border border-rule bg-surface p-3">
    <dt className="text-sm text-muted-foreground">{name}</dt>
    <dd className="figures font-heading text-2xl font-bold">{children}</dd>
  </div>
);

function winWords(own: WordBoardSeat, { seats }: WordBoardState): string {
  const isShared = seats.some(({ userId, rank }) => rank === 1 && userId !== own.userId);
  return isShared ? "You share the first place. Well played." : "You win. Well played.";
}

function endWords({ end, seats, turns }: WordBoardState, userId: string): string {
  if (seats.some((seat) => seat.userId === userId && seat.presence === "LEFT")) {
    return "You resigned from this game.";
  }
  switch (end?.reason) {
    case "OUT": {
      const by = turns.findLast(({ kind }) => kind === "PLAYED")?.userId;
      const name = seats.find((seat) => seat.userId === by)?.userName ?? "Somebody";
      return by === userId ? "You have used all your tiles." : `${name} has used all their tiles.`;
    }
    case "SCORELESS":
      return "Nobody made points for some turns, so the game is over.";
    case "ALONE":
      return "The others have left the game.";
    case "DESERTED":
      return "Nobody was here, so the game is over.";
    default:
      return "";
  }
}

const coinWords = (coins: number): string => (coins === 1 ? "1 coin" : `${coins} coins`);
