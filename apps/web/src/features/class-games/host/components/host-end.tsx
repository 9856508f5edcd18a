import type { QuizGameState } from "@saywell/contract";
import { useEffect, useRef } from "react";
import { DrawnTick } from "../../../../ui/drawn-tick";
import { cn } from "../../../../ui/class-names";
import { HostLeaderboard, type TeamNames, TeamScores } from "./host-leaderboard";
import { Podium } from "./podium";
import { stageText } from "./stage-text";

interface HostEndProps {
  state: QuizGameState;
  teamNames: TeamNames;
}

/** The end of a game: the first three, and who comes after them. Nobody's place where none is shown. */
export function HostEnd({ state, teamNames }: HostEndProps) {
  const { seats, showsLeaderboard, rounds } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const ranked = seats.toSorted((a, b) => a.rank - b.rank || b.score - a.score);
  const hasPodium = showsLeaderboard && ranked.length >= 3;
  return (
    <div className="grid grid-cols-1 content-start gap-6">
      <div className="flex flex-wrap items-center justify-center gap-4">
        <DrawnTick className="size-[clamp(3rem,5vw,6rem)]" />
        <h1
          ref={heading}
          tabIndex={-1}
          className={cn("font-heading font-semibold", stageText.title)}
        >
          Game Complete!
        </h1>
      </div>
      {showsLeaderboard ? (
        <>
          <TeamScores teams={state.teams} teamNames={teamNames} />
          <div
            className={cn(
              "grid grid-cols-1 gap-6",
              ranked.length > 3 && "items-end lg:grid-cols-2 lg:gap-[4vw]",
            )}
          >
            {hasPodium ? <Podium best={ranked.slice(0, 3)} /> : null}
            {hasPodium && ranked.length === 3 ? null : (
              <HostLeaderboard seats={ranked} after={hasPodium ? 3 : 0} most={5} />
            )}
          </div>
        </>
      ) : (
        <p className={cn("text-center text-muted-foreground", stageText.note)}>
          {seats.length === 1 ? "1 player" : `${seats.length} players`} ·{" "}
          {rounds === 1 ? "1 question" : `${rounds} questions`}
        </p>
      )}
    </div>
  );
}
