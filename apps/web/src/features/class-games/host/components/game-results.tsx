import type { ClassGame, ClassGameResults } from "@saywell/contract";
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { sentenceOf } from "../../../../lib/api-client";
import { formatSpokenMoment } from "../../../../lib/dates";
import { sayFailed } from "../../../../lib/say-failed";
import { Button } from "../../../../ui/button";
import { EmptyState } from "../../../../ui/empty-state";
import { ErrorState } from "../../../../ui/error-state";
import { Field } from "../../../../ui/field";
import { PageHeading } from "../../../../ui/page-heading";
import { RowsSkeleton } from "../../../../ui/rows-skeleton";
import { Select } from "../../../../ui/select";
import { saveResults, useGameResults } from "../../api/class-game-queries";
import { ResultsByPlayer } from "./results-by-player";
import { ResultsByQuestion } from "./results-by-question";

interface GameResultsProps {
  game: Pick<ClassGame, "id" | "title">;
  /** The way back. */
  back: ReactNode;
}

/** What everybody answered in a game that is over. */
export function GameResults({ game, back }: GameResultsProps) {
  const [match, setMatch] = useState<number | undefined>(undefined);
  const read = useGameResults(game.id, match);
  const results = read.data;
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-6">
      {back}
      <PageHeading className="break-words max-sm:text-2xl" lead={leadOf(results)}>
        Results: {game.title}
      </PageHeading>
      {results !== undefined ? (
        results.matches === 0 ? (
          <EmptyState title="Nothing was played to its end">
            Results come when a game is over.
          </EmptyState>
        ) : (
          <>
            <div className="flex flex-wrap items-end gap-4">
              {results.matches > 1 ? (
                <Field label="Which game">
                  {(control) => (
                    <Select
                      {...control}
                      value={results.match}
                      onChange={({ target }) => setMatch(Number(target.value))}
                    >
                      {Array.from({ length: results.matches }, (_, at) => (
                        <option key={at} value={at + 1}>{`Game ${at + 1}`}</option>
                      ))}
                    </Select>
                  )}
                </Field>
              ) : null}
              <Button
                variant="outline"
                onClick={() =>
                  void saveResults(game, results.match).catch(
                    sayFailed("The file could not be made. Please try again."),
                  )
                }
              >
                <Download aria-hidden /> Download results (CSV)
              </Button>
            </div>
            <ResultsByPlayer results={results} />
            <ResultsByQuestion results={results} />
          </>
        )
      ) : read.isError ? (
        <ErrorState
          message={sentenceOf(read.error, "The results could not be read.")}
          isRetrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      ) : (
        <RowsSkeleton />
      )}
    </div>
  );
}

function leadOf(results: ClassGameResults | undefined): string | undefined {
  if (results === undefined || results.endedAt === null) return undefined;
  const { endedAt } = results;
  const players = results.players.filter(({ isRemoved }) => !isRemoved);
  return `${players.length === 1 ? "1 player" : `${players.length} players`}, ${formatSpokenMoment(endedAt)}`;
}
