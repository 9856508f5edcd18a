import { rulesetOf } from "@saywell/word-board";
import { Ellipsis, Shuffle, TriangleAlert, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { ActionBar } from "../../../ui/action-bar";
import { Button } from "../../../ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../../ui/dropdown-menu";
import { blankSign } from "../model/hand";
import { type BoardTable, type BoardTableModel, judgeHand } from "../model/board-table";
import { useTileDrag } from "../model/use-tile-drag";
import { pointWords } from "./exchange-dialog";
import { TileFace } from "./letter-tile";
import type { Hand } from "../model/hand";

export type Question = "exchange" | "pass" | "resign" | "challenge";

interface RackBarProps {
  board: BoardTableModel;
  table: BoardTable;
  /** What a newcomer does next. */
  hint: ReactNode;
  onAsk: (question: Question) => void;
}

/** One's own tiles and what can be done with them: on a phone always in sight. */
export function RackBar({ board, table, hint, onAsk }: RackBarProps) {
  const { state, hand, selected, sending, isHeld, refusal } = table;
  const { isMyTurn, mustAgree, mayChallenge, mayExchange } = state.mine;
  const judged = judgeHand(state, hand);
  const points = judged.ok ? judged.play.score : 0;
  const isBusy = sending !== null;
  const { drag, startDrag } = useTileDrag((key, spot) => board.lay(key, spot));
  const dragged = drag === null ? undefined : hand.tiles.find(({ key }) => key === drag.key);
  return (
    <ActionBar
      isWrong={refusal !== null}
      className="grid gap-2.5 sm:sticky sm:bottom-0 sm:z-10 sm:border-t sm:border-rule sm:bg-background sm:py-3"
    >
      {/* There before it has words, so that they are heard. */}
      <div role="alert" className={refusal === null ? "absolute" : "mx-auto w-full max-w-xl"}>
        {refusal === null ? null : (
          <p className="flex animate-appear items-start gap-2 font-semibold text-destructive">
            <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0" />
            <span className="min-w-0">{refusal}</span>
          </p>
        )}
      </div>
      {refusal === null ? hint : null}
      {waitsForTiles(state, hand) ? (
        <p className="mx-auto w-full max-w-xl text-muted-foreground">
          Your new tiles come when the next player has answered your word.
        </p>
      ) : null}
      {isHeld ? (
        <p className="mx-auto w-full max-w-xl font-semibold">
          Your turn is kept. It goes when you are back.
        </p>
      ) : null}
      <fieldset
        aria-label="Your tiles"
        className="mx-auto grid w-full max-w-xl min-w-0 grid-cols-7 justify-items-center gap-1 sm:gap-1.5"
      >
        {hand.tiles.map(({ key, letter, value }) =>
          hand.laid.some((each) => each.key === key) ? (
            <span key={key} aria-hidden className="rack-slot" />
          ) : (
            <button
              key={key}
              type="button"
              aria-pressed={selected === key}
              aria-label={
                letter === blankSign ? "Blank, 0 points" : `${letter}, ${pointWords(value)}`
              }
              className="letter-tile rack-tile"
              disabled={isBusy}
              data-dragged={drag?.key === key ? "" : undefined}
              onPointerDown={(event) => startDrag(event, key)}
              onClick={() => board.tapTile(key)}
            >
              {letter === blankSign ? <span /> : <TileFace letter={letter} value={value} />}
            </button>
          ),
        )}
      </fieldset>
      {dragged === undefined || drag === null ? null : (
        <span
          aria-hidden
          className="letter-tile dragged-tile"
          style={{ left: drag.x, top: drag.y }}
        >
          {dragged.letter === blankSign ? (
            <span />
          ) : (
            <TileFace letter={dragged.letter} value={dragged.value} />
          )}
        </span>
      )}
      <div className="mx-auto flex w-full max-w-xl flex-wrap items-center justify-center gap-1.5 sm:gap-2">
        {mustAgree ? (
          <>
            <Button className="grow" disabled={isBusy} onClick={board.pass}>
              Agree
            </Button>
            {mayChallenge ? (
              <Button
                variant="outline"
                className="grow"
                disabled={isBusy}
                onClick={() => onAsk("challenge")}
              >
                Challenge
              </Button>
            ) : null}
          </>
        ) : (
          <>
            <Button
              variant="outline"
              className="px-2.5 max-sm:text-sm sm:px-4"
              disabled={isBusy}
              onClick={board.shuffle}
            >
              <Shuffle aria-hidden className="size-[1.15em] max-sm:hidden" /> Shuffle
            </Button>
            <Button
              variant="outline"
              className="px-2.5 max-sm:text-sm sm:px-4"
              disabled={isBusy || hand.laid.length === 0}
              onClick={board.recall}
            >
              <Undo2 aria-hidden className="size-[1.15em] max-sm:hidden" /> Recall
            </Button>
            <Button
              className="grow px-2 tabular-nums max-[23.9rem]:order-last max-[23.9rem]:basis-full max-sm:text-sm sm:px-4"
              disabled={!isMyTurn || isBusy}
              onClick={board.submit}
            >
              {`Submit (${points} pts)`}
            </Button>
          </>
        )}
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="ghost" size="icon" aria-label="More">
              <Ellipsis aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {mustAgree ? null : (
              <>
                <DropdownMenuItem
                  disabled={!mayExchange || isBusy}
                  onSelect={() => onAsk("exchange")}
                >
                  Exchange tiles
                </DropdownMenuItem>
                <DropdownMenuItem disabled={!isMyTurn || isBusy} onSelect={() => onAsk("pass")}>
                  Pass
                </DropdownMenuItem>
                {state.challenge === "VOID" ? null : (
                  <DropdownMenuItem
                    disabled={!mayChallenge || isBusy}
                    onSelect={() => onAsk("challenge")}
                  >
                    Challenge
                  </DropdownMenuItem>
                )}
                <DropdownMenuSeparator />
              </>
            )}
            <DropdownMenuItem variant="destructive" onSelect={() => onAsk("resign")}>
              Resign
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
    </ActionBar>
  );
}

/** Whether one's own word may still be challenged, and its tiles are not replaced yet. */
function waitsForTiles(
  { preset, board, turns, seats, mine, tilesRemaining }: BoardTable["state"],
  { tiles }: Hand,
): boolean {
  const { rackSize } = rulesetOf(preset, board);
  const last = turns.at(-1);
  const isOpen = seats.length > 1 && !mine.isMyTurn && !mine.mayChallenge;
  return isOpen && last?.kind === "PLAYED" && tilesRemaining > 0 && tiles.length < rackSize;
}
