import type { AnalysedTurn, WordBoardAnalysis } from "@saywell/contract";
import { Check } from "lucide-react";
import { useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton } from "../../../ui/skeleton";
import { Tag } from "../../../ui/tag";
import { useAnalysis } from "../api/analysis-query";
import type { WordSaver, WordSaving } from "../api/board-words";
import { SaveWord } from "./word-card";
import { WordLink } from "./word-link";

interface BoardAnalysisProps {
  matchId: string;
  saver: WordSaver;
  onWord: (words: string[]) => void;
}

/** What one played beside what could have been played, and the words that were met. */
export function BoardAnalysis({ matchId, saver, onWord }: BoardAnalysisProps) {
  const analysis = useAnalysis(matchId);
  if (analysis.data === undefined) {
    return analysis.isError ? (
      <ErrorState
        message={sentenceOf(analysis.error, "Your turns could not be loaded.")}
        isRetrying={analysis.isFetching}
        onRetry={() => void analysis.refetch()}
        className="w-full"
      />
    ) : (
      <div aria-busy="true" className="grid w-full gap-2">
        <output className="sr-only">Loading your turns</output>
        <Skeleton className="h-24 rounded-xl" />
        <Skeleton className="h-24 rounded-xl" />
      </div>
    );
  }
  const { turns, words, level } = analysis.data;
  return (
    <>
      {turns.length === 0 ? null : (
        <section aria-labelledby="own-turns" className="grid w-full gap-2 text-left">
          <h3 id="own-turns" className="font-heading text-lg font-semibold">
            Your turns
          </h3>
          <ol className="grid gap-3">
            {turns.map((turn) => (
              <OneTurn key={turn.turn} turn={turn} level={level} onWord={onWord} />
            ))}
          </ol>
        </section>
      )}
      {words.length === 0 ? null : <WordsMet words={words} saver={saver} onWord={onWord} />}
    </>
  );
}

interface OneTurnProps {
  turn: AnalysedTurn;
  level: WordBoardAnalysis["level"];
  onWord: BoardAnalysisProps["onWord"];
}

function OneTurn({ turn, level, onWord }: OneTurnProps) {
  const { best, bestOfLevel, word, score, kind } = turn;
  const isBest = best !== null && kind === "PLAYED" && score >= best.score;
  const row = (label: string, found: { word: string; score: number }) => (
    <p className="flex flex-wrap items-center gap-x-2">
      <span className="text-muted-foreground">{label}</span>
      <WordLink word={found.word} onWord={onWord} />
      <span className="figures ml-auto font-bold">{found.score}</span>
    </p>
  );
  return (
    <li className="grid gap-0.5 rounded-xl border border-rule bg-surface p-4">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-sm text-muted-foreground">Turn {turn.turn}</span>
        <span className="text-sm text-muted-foreground">
          Your tiles: <span className="font-semibold tracking-widest">{turn.rack}</span>
        </span>
      </p>
      {word === null || kind !== "PLAYED" ? (
        <p>
          <span className="text-muted-foreground">You </span>
          {quietWords[kind]}
        </p>
      ) : (
        row("You played", { word, score })
      )}
      {isBest ? (
        <p className="flex items-center gap-1.5 font-semibold text-success">
          <Check aria-hidden className="size-5" strokeWidth={3} /> You found the best move.
        </p>
      ) : (
        <>
          {bestOfLevel === null ? null : row(`Best with words up to ${level}`, bestOfLevel)}
          {best === null || best.word === bestOfLevel?.word ? null : row("Best of all words", best)}
          {best === null ? (
            <p className="text-muted-foreground">No word was possible with these tiles.</p>
          ) : null}
        </>
      )}
    </li>
  );
}

const quietWords: Readonly<Record<AnalysedTurn["kind"], string>> = {
  PLAYED: "played",
  WITHDRAWN: "played no word, so it went back",
  EXCHANGED: "exchanged tiles",
  PASSED: "passed",
};

function sayOutcome(outcomes: readonly WordSaving[]): string {
  const count = (of: WordSaving): number => outcomes.filter((each) => each === of).length;
  const failed = count("failed");
  if (failed > 0) {
    return failed === 1 ? "One word could not be saved." : `${failed} words could not be saved.`;
  }
  const isAll = count("unknown") === 0;
  return `All words ${isAll ? "" : "that have a meaning "}are in your review.`;
}

interface WordsMetProps extends Pick<BoardAnalysisProps, "saver" | "onWord"> {
  words: WordBoardAnalysis["words"];
}

function WordsMet({ words, saver, onWord }: WordsMetProps) {
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const isDone = (word: string) => ["saved", "unknown"].includes(saver.savingOf(word) ?? "");
  const open = words.filter(({ word }) => !isDone(word));

  async function saveAll() {
    setSaving(true);
    setOutcome(null);
    const outcomes: WordSaving[] = [];
    // One after the other: they are few, and none is asked for too often.
    for (const { word } of open) outcomes.push(await saver.save(word));
    setSaving(false);
    setOutcome(sayOutcome(outcomes));
  }
  return (
    <section aria-labelledby="words-met" className="grid w-full gap-2 text-left">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="words-met" className="font-heading text-lg font-semibold">
          Words of this game
        </h3>
        <Button
          variant="outline"
          size="sm"
          aria-disabled={isSaving || open.length === 0 || undefined}
          onClick={() => {
            if (!isSaving && open.length > 0) void saveAll();
          }}
        >
          {isSaving ? "Saving..." : "Save all to review"}
        </Button>
      </div>
      <output aria-live="polite" className="min-h-6 text-sm text-muted-foreground">
        {outcome}
      </output>
      <ul className="divide-y divide-rule rounded-xl border border-rule bg-surface">
        {words.map(({ word, level }) => (
          <li key={word} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <WordLink word={word} onWord={onWord} />
            {level === null ? null : <Tag tone="outline">{level}</Tag>}
            <span className="ml-auto flex items-center gap-2">
              <SaveWord word={word.toLowerCase()} saver={saver} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
