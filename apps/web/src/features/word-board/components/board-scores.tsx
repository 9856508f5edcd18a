import type { Room, WordBoardSeat, WordBoardState } from "@saywell/contract";
import { Clock } from "lucide-react";
import { PersonAvatar } from "../../../product-ui/person-avatar";
import { cn } from "../../../ui/class-names";
import { Tag } from "../../../ui/tag";
import { sayClock } from "../model/turn-words";
import { useMillisecondsLeft } from "../model/use-milliseconds-left";

interface BoardScoresProps {
  title: "Scores" | "Final Leaderboard" | "Scores after this turn";
  seats: readonly WordBoardSeat[];
  userId: string;
  /** When the seats were told, by this page's clock. */
  toldAt?: number;
  tilesRemaining?: number | undefined;
  end?: WordBoardState["end"];
  /** Where nobody knows how many tiles each holds. */
  hidesTiles?: boolean;
  /** Whose pictures are known. */
  members?: Room["members"] | undefined;
}

/** Who plays, what they have, and whose turn it is; once it is over, best first. */
export function BoardScores(props: BoardScoresProps) {
  const { title, seats, userId, toldAt = 0, tilesRemaining, end = null } = props;
  const { hidesTiles = false, members } = props;
  const isFinal = title === "Final Leaderboard";
  const shown = isFinal ? seats.toSorted((a, b) => a.rank - b.rank) : seats;
  const avatarOf = (id: string) => members?.find((each) => each.userId === id)?.avatar ?? null;
  return (
    <section aria-labelledby="board-scores" className="grid grid-cols-1 gap-2">
      <h2 id="board-scores" className="font-heading text-lg font-semibold">
        {title}
      </h2>
      <ol className="divide-y divide-rule border-y border-rule">
        {shown.map((seat) => (
          <li key={seat.userId} className="flex min-h-13 items-center gap-3 py-1.5">
            {isFinal ? (
              <span className="figures w-5 shrink-0 text-right text-muted-foreground">
                {seat.rank}
              </span>
            ) : null}
            <PersonAvatar id={seat.userId} name={seat.userName} avatar={avatarOf(seat.userId)} />
            <span className="min-w-0 flex-1">
              <span
                className={cn(
                  "block truncate",
                  seat.userId === userId ? "font-bold text-primary" : "font-semibold",
                )}
              >
                {seat.userId === userId ? `${seat.userName} (you)` : seat.userName}
              </span>
              <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
                {seat.isPlaying ? <Tag tone="primary">Playing...</Tag> : null}
                {detailsOf(seat, isFinal || hidesTiles, end).join(" · ")}
                {seat.timeLeftMs === null || isFinal ? null : (
                  <SeatClock seat={seat} toldAt={toldAt} left={seat.timeLeftMs} />
                )}
              </span>
            </span>
            <span className="figures shrink-0 text-right text-lg font-bold">{seat.score}</span>
          </li>
        ))}
      </ol>
      {tilesRemaining === undefined ? null : (
        <p className="text-sm text-muted-foreground tabular-nums">{`Tiles remaining: ${tilesRemaining}`}</p>
      )}
    </section>
  );
}

/** What a player has left of their time: it runs in their turn. */
function SeatClock({ seat, toldAt, left }: { seat: WordBoardSeat; toldAt: number; left: number }) {
  const running = useMillisecondsLeft(seat.isPlaying ? toldAt + left : null);
  const shown = running ?? left;
  return (
    <span
      className={cn(
        "figures inline-flex items-center gap-1",
        shown < 60_000 ? "font-bold text-warning" : "",
      )}
    >
      <Clock aria-hidden className="size-4" />
      <span className="sr-only">Time left: </span>
      {sayClock(shown)}
    </span>
  );
}

/** What has to be known of a seat beside its name. */
function detailsOf(
  { userId, isBot, presence, tileCount }: WordBoardSeat,
  hidesTiles: boolean,
  end: WordBoardState["end"],
): string[] {
  const adjustments = (end?.adjustments ?? []).filter(
    (each) => each.userId === userId && each.points !== 0,
  );
  return [
    ...(isBot ? ["Bot"] : []),
    ...(presence === "AWAY" ? ["Away"] : presence === "LEFT" ? ["Left"] : []),
    ...(hidesTiles ? [] : [tileCount === 1 ? "1 tile" : `${tileCount} tiles`]),
    ...adjustments.map(({ points, isForTime }) =>
      isForTime
        ? `−${Math.abs(points)} for time`
        : points < 0
          ? `−${-points} for tiles left`
          : `+${points} for tiles of others`,
    ),
  ];
}
