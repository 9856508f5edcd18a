import { ChevronRight, Download, Play, RotateCcw, Table2 } from "lucide-react";
import { useId } from "react";
import { ActionBar } from "../../../../ui/action-bar";
import { Button } from "../../../../ui/button";
import type { NextStep } from "../model/next-step";

interface HostNextProps {
  next: NextStep;
  /** What has to come first, in words. */
  waitsFor: string | null;
  isConnected: boolean;
  canFillScreen: boolean;
  onNext: () => void;
  /** Once a game is over. */
  results: { onSee: () => void; onSave: () => void } | null;
}

/** The way on, always in sight, and the keys that do the same. */
export function HostNext(props: HostNextProps) {
  const { next, waitsFor, isConnected, canFillScreen, onNext, results } = props;
  const id = useId();
  return (
    <ActionBar className="sm:sticky sm:bottom-0 sm:-mx-6 sm:border-t sm:border-rule sm:bg-background sm:px-6 sm:py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="text-sm text-muted-foreground max-sm:contents">
          <output className="block font-semibold text-foreground empty:hidden">
            {isConnected ? "" : "Connecting. Everything stays as it is."}
          </output>
          <p className="max-sm:hidden">
            {results === null ? (
              <>
                <Key>Space</Key> or <Key>→</Key> goes on ·{" "}
              </>
            ) : null}
            <Key>L</Key> leaderboard
            {canFillScreen ? (
              <>
                {" "}
                · <Key>F</Key> full screen
              </>
            ) : null}
          </p>
        </div>
        <div className="flex grow flex-wrap justify-end gap-3">
          {results === null ? null : (
            <>
              <Button variant="outline" onClick={results.onSave}>
                <Download aria-hidden /> Download results (CSV)
              </Button>
              <Button variant="outline" onClick={results.onSee}>
                <Table2 aria-hidden /> See results
              </Button>
            </>
          )}
          {waitsFor === null ? null : (
            <p id={id} className="self-center text-muted-foreground">
              {waitsFor}
            </p>
          )}
          <Button
            size="lg"
            className="max-sm:grow sm:min-w-56"
            disabled={!isConnected || waitsFor !== null}
            aria-describedby={waitsFor === null ? undefined : id}
            onClick={onNext}
          >
            {next.label === "Play again" ? <RotateCcw aria-hidden /> : null}
            {next.label === "Start game" ? <Play aria-hidden /> : null}
            {next.label}
            {next.kind === "start" ? null : <ChevronRight aria-hidden />}
          </Button>
        </div>
      </div>
    </ActionBar>
  );
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded border border-control bg-surface px-1.5 font-sans text-foreground">
    {children}
  </kbd>
);
