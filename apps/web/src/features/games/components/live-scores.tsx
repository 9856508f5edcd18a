import type { GameSeat, QuizGameState, Room } from "@saywell/contract";
import { quizTeamNames } from "@saywell/contract/constants";
import { PenLine } from "lucide-react";
import { PersonAvatar } from "../../../product-ui/person-avatar";
import { cn } from "../../../ui/class-names";
import { Tag } from "../../../ui/tag";

interface LiveScoresProps {
  title: "Live Scores" | "Final Leaderboard" | "Scores after this question";
  state: Pick<QuizGameState, "seats" | "teams" | "phase">;
  userId: string;
  /** Whose pictures are known. */
  members?: Room["members"];
}

/** Who plays, best first: what they have, and whether they have answered. */
export function LiveScores({ title, state, userId, members }: LiveScoresProps) {
  const seats = state.seats.toSorted((a, b) => b.score - a.score);
  const avatarOf = (id: string) => members?.find((each) => each.userId === id)?.avatar ?? null;
  return (
    <section aria-labelledby="scores" className="grid grid-cols-1 gap-2">
      <h2 id="scores" className="font-heading text-lg font-semibold">
        {title}
      </h2>
      {state.teams.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {state.teams.map(({ team, score }) => (
            <li key={team}>
              <Tag tone="primary" className="figures">
                {quizTeamNames[team]}: {score}
              </Tag>
            </li>
          ))}
        </ul>
      ) : null}
      <ol className="divide-y divide-rule border-y border-rule">
        {seats.map((seat) => (
          <li key={seat.userId} className="flex min-h-13 items-center gap-3 py-1.5">
            <span className="figures w-6 shrink-0 text-right text-muted-foreground">
              {seat.rank > 0 ? seat.rank : ""}
            </span>
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
                {detailsOf(seat).join(" · ")}
              </span>
            </span>
            {state.phase === "QUESTION" && seat.hasAnswered ? (
              <span className="flex items-center gap-1 text-sm text-muted-foreground">
                <PenLine aria-hidden className="size-4" /> answered
              </span>
            ) : null}
            <span className="figures w-12 shrink-0 text-right font-bold">{seat.score}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What has to be known of a seat beside its name. */
function detailsOf({ isBot, team, presence }: GameSeat): string[] {
  return [
    ...(team === null ? [] : [quizTeamNames[team]]),
    ...(isBot ? ["Bot"] : []),
    ...(presence === "AWAY" ? ["Away"] : presence === "LEFT" ? ["Left"] : []),
  ];
}
