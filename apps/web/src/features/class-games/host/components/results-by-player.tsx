import type { ClassGameResults } from "@saywell/contract";
import { quizTeamNames } from "@saywell/contract/constants";
import { Check, Minus, X } from "lucide-react";
import { numbered } from "../../model/numbered";

type Answer = ClassGameResults["players"][number]["answers"][number];

/** A row for each player, a column for each question. */
export function ResultsByPlayer({ results }: { results: ClassGameResults }) {
  const isInTeams = results.teams.length > 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 id="by-player" className="font-heading text-xl font-semibold">
        By player
      </h2>
      {isInTeams ? (
        <p className="font-semibold">
          {results.teams
            .map(({ team, score }) => `${quizTeamNames[team]}: ${score} points`)
            .join(" · ")}
        </p>
      ) : null}
      <section
        // A table that scrolls is reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-labelledby="by-player"
        className="relative overflow-x-auto rounded-xl border border-rule bg-surface shadow-lift"
      >
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-rule text-sm whitespace-nowrap text-muted-foreground">
              <th scope="col" className="w-px px-4 py-2 text-right font-semibold">
                Place
              </th>
              <th scope="col" className="px-3 py-2 font-semibold">
                Name
              </th>
              {isInTeams ? (
                <th scope="col" className="px-3 py-2 font-semibold">
                  Team
                </th>
              ) : null}
              <th scope="col" className="px-3 py-2 text-right font-semibold">
                Points
              </th>
              <th scope="col" className="px-3 py-2 text-right font-semibold">
                Right
              </th>
              {numbered(results.questions).map(([number, question]) => (
                <th
                  key={number}
                  scope="col"
                  title={question.question}
                  className="px-3 py-2 font-semibold"
                >
                  <span aria-hidden>{number}</span>
                  <span className="sr-only">Question {number}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-rule">
            {results.players.map((player) => (
              <tr key={player.userId}>
                <td className="figures px-4 py-2 text-right">
                  {player.isRemoved ? "" : player.rank}
                </td>
                <th scope="row" className="max-w-56 truncate px-3 py-2 font-semibold">
                  {player.userName}
                  {player.isRemoved ? (
                    <span className="font-normal text-muted-foreground"> (taken out)</span>
                  ) : null}
                </th>
                {isInTeams ? (
                  <td className="px-3 py-2 whitespace-nowrap">
                    {player.team === null ? "" : quizTeamNames[player.team]}
                  </td>
                ) : null}
                <td className="figures px-3 py-2 text-right">{player.score}</td>
                <td className="tabular px-3 py-2 text-right whitespace-nowrap">
                  {player.right} of {results.questions.length}
                </td>
                {numbered(player.answers).map(([number, answer]) => (
                  <td key={number} className="px-3 py-2">
                    <Said answer={answer} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Said({ answer: { said, isRight } }: { answer: Answer }) {
  const Sign = isRight ? Check : said === null ? Minus : X;
  return (
    <span
      className={
        isRight
          ? "flex items-center gap-1 text-success"
          : said === null
            ? "flex items-center gap-1 text-muted-foreground"
            : "flex items-center gap-1 text-destructive"
      }
    >
      <Sign aria-hidden className="size-4 shrink-0" strokeWidth={3} />
      <span className="sr-only">
        {isRight ? "Right: " : said === null ? "No answer" : "Wrong: "}
      </span>
      <span className="max-w-28 truncate text-sm text-foreground" title={said ?? "No answer"}>
        {said}
      </span>
    </span>
  );
}
