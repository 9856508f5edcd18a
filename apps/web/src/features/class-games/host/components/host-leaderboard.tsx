import type { GameSeat, QuizGameState } from "@saywell/contract";
import type { QuizTeam } from "@saywell/contract/constants";
import { Award } from "lucide-react";
import { cn } from "../../../../ui/class-names";
import { stageText } from "./stage-text";

export type TeamNames = Readonly<Record<QuizTeam, string>>;

interface TeamScoresProps {
  teams: QuizGameState["teams"];
  teamNames: TeamNames;
}

/** What each team has; nothing where everybody plays alone. */
export const TeamScores = ({ teams, teamNames }: TeamScoresProps) =>
  teams.length === 0 ? null : (
    <ul aria-label="Teams" className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {teams.map(({ team, score }) => (
        <li
          key={team}
          className={cn(
            "flex items-center justify-between gap-4 rounded-xl border-2 border-primary bg-primary-wash px-5 py-3 font-semibold",
            stageText.option,
          )}
        >
          {teamNames[team]} <span className="figures">{score}</span>
        </li>
      ))}
    </ul>
  );

interface HostLeaderboardProps {
  seats: readonly GameSeat[];
  /** How many of the best are shown elsewhere. */
  after?: number;
  /** How many are shown; the others look at their phones. */
  most: number;
}

/** More stand in two columns, so that a projector shows them all at once. */
const mostInOne = 5;

/** Who is ahead, best first. */
export function HostLeaderboard({ seats, after = 0, most }: HostLeaderboardProps) {
  const shown = seats
    .toSorted((a, b) => a.rank - b.rank || b.score - a.score)
    .slice(after, after + most);
  const more = seats.length - after - most;
  const best = Math.max(1, ...seats.map(({ score }) => score));
  return (
    <div className="grid grid-cols-1 gap-3">
      <ol
        aria-label="Players"
        className={cn(
          "grid grid-cols-1 gap-2",
          shown.length > mostInOne && "lg:grid-flow-col lg:auto-cols-fr lg:grid-rows-5 lg:gap-x-5",
        )}
      >
        {shown.map((seat) => (
          <li
            key={seat.userId}
            className={cn(
              "relative grid grid-cols-[1.6em_minmax(0,1fr)_auto] items-center gap-x-3 overflow-hidden rounded-xl border border-rule bg-surface px-4 py-[clamp(0.4rem,0.7vw,1rem)]",
              stageText.option,
            )}
          >
            <span
              aria-hidden
              className="absolute inset-y-0 left-0 bg-primary-wash transition-[width] duration-200"
              style={{ width: `${(seat.score / best) * 100}%` }}
            />
            <span className="figures relative">{seat.rank}</span>
            <span className="relative flex min-w-0 items-center gap-2 font-semibold">
              {seat.rank === 1 && seat.score > 0 ? (
                <Award aria-hidden className="size-[1em] shrink-0 text-primary" />
              ) : null}
              <span className="truncate">{seat.userName}</span>
            </span>
            <span className="figures relative">{seat.score}</span>
          </li>
        ))}
      </ol>
      {more > 0 ? (
        <p className={cn("text-muted-foreground", stageText.note)}>
          And {more} more. Everybody sees their own place on their phone.
        </p>
      ) : null}
    </div>
  );
}
