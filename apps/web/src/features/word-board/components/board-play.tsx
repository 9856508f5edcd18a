import type { Room, SessionUser, WordBoardState } from "@saywell/contract";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { isTyping } from "../../../lib/is-typing";
import { Confirm } from "../../../product-ui/confirm";
import type { BoardTable, BoardTableModel } from "../model/board-table";
import { keepBoardKnown, useIsBoardKnown } from "../model/coach-seen";
import { laidAt, type Spot } from "../model/hand";
import { useKeptFocus } from "../model/use-kept-focus";
import { announce, sayLaid, wordsThrough } from "../model/turn-words";
import { BlankDialog } from "./blank-dialog";
import { BoardGrid } from "./board-grid";
import { BoardRules } from "./board-rules";
import { BoardScores } from "./board-scores";
import { CoachHint } from "./coach-hint";
import { ExchangeDialog } from "./exchange-dialog";
import { type Question, RackBar } from "./rack-bar";
import { TurnList } from "./turn-list";
import { StuckHint } from "./stuck-hint";
import { TurnStatus } from "./turn-status";

interface BoardPlayProps {
  board: BoardTableModel;
  table: BoardTable;
  room: Pick<Room, "members">;
  user: Pick<SessionUser, "id">;
  onWord: (words: string[]) => void;
}

/** Pixels that one's tiles take at the bottom, with a hint. */
const heightOfTiles = 200;

/** What a challenge costs if the word is a good one. */
const costs: Partial<Record<WordBoardState["challenge"], string>> = {
  DOUBLE: "If it is a good word, you lose your turn.",
  FIVE_POINT: "If it is a good word, the other player gets 5 points.",
};

const arrows: Readonly<Record<string, readonly [rows: number, cols: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A game that runs: the board, one's own tiles, and how everybody stands. */
export function BoardPlay({ board, table, room, user, onWord }: BoardPlayProps) {
  const { state, hand, cursor, isDown, isAimed, blank } = table;
  const { hasSeat, isMyTurn, mustAgree, mayChallenge, mayExchange } = state.mine;
  const [question, setQuestion] = useState<Question | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const isKnown = useIsBoardKnown();
  useEffect(() => {
    if (isTyping()) return;
    heading.current?.focus({ preventScroll: true });
    // Of a small screen the room's header leaves too little for the board and the tiles below it.
    const bottom = place.current?.getBoundingClientRect().bottom ?? 0;
    const isTight = window.innerWidth < 640 || bottom > window.innerHeight - heightOfTiles;
    if (isTight) heading.current?.scrollIntoView({ block: "start" });
  }, []);
  const hasPlayed = state.turns.some(({ userId, kind }) => userId === user.id && kind === "PLAYED");
  useEffect(() => {
    if (hasPlayed) keepBoardKnown();
  }, [hasPlayed]);

  const keepFocus = useKeptFocus(place);

  const isLying = ({ row, col }: Spot) => (state.rows[row]?.charAt(col) ?? ".") !== ".";
  function openWords(spot: Spot) {
    const words = wordsThrough(state, spot);
    if (words.length > 0) onWord(words);
  }
  function onCell(spot: Spot) {
    if (isLying(spot)) openWords(spot);
    else if (hasSeat) board.tapCell(spot);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow !== undefined) board.moveCursor(...arrow);
    else if (event.key === "Enter") enter();
    else if (!hasSeat) return;
    else if (/^[a-z]$/i.test(event.key)) board.type(event.key.toUpperCase());
    else if (event.key === " ") board.turnCursor();
    else if (event.key === "Backspace" || event.key === "Delete") board.eraseAtCursor();
    else if (event.key === "Escape") board.recall();
    else return;
    event.preventDefault();
  }
  function enter() {
    if (isLying(cursor) && hand.laid.length === 0) return openWords(cursor);
    if (!hasSeat) return;
    const isOpen = !isLying(cursor) && laidAt(hand, cursor) === undefined;
    if (table.selected !== null && isOpen) board.tapCell(cursor);
    else board.submit();
  }
  function challenge() {
    if (costs[state.challenge] === undefined) board.challenge();
    else setQuestion("challenge");
  }
  const lastPlay = state.turns.findLast(({ kind }) => kind === "PLAYED");
  return (
    <div className="grid grid-cols-1 items-start gap-x-5 gap-y-6 xl:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="grid grid-cols-1 gap-3" onFocus={keepFocus}>
        <TurnStatus
          table={table}
          userId={user.id}
          heading={heading}
          onWord={onWord}
          onChallenge={mayChallenge && !mustAgree ? challenge : null}
        />
        <output aria-live="polite" className="sr-only">
          {announce(state, user.id)}
        </output>
        {mustAgree ? (
          <p className="font-semibold">
            The last tiles are on the board. Agree, or challenge the word.
          </p>
        ) : null}
        <div ref={place} className="max-sm:-mx-3">
          <BoardGrid
            state={state}
            laid={hand.laid}
            last={lastPlay?.placedTiles ?? []}
            cursor={cursor}
            isDown={isDown}
            isAimed={isAimed && hasSeat}
            onCell={onCell}
            onFocusCell={board.setCursor}
            onKeyDown={onKeyDown}
            describedBy={hasSeat ? keysId : undefined}
          />
        </div>
        {hasSeat ? (
          <>
            <p
              id={keysId}
              className="sr-only text-center text-sm text-muted-foreground pointer-fine:not-sr-only"
            >
              Keys: arrow keys move. Type a letter to place it. Space changes the direction.
              Backspace takes a tile back. Escape takes all back. Enter submits.
            </p>
            <output aria-live="polite" className="sr-only">
              {isDown ? "Direction: down" : "Direction: across"}
            </output>
            <output aria-live="polite" className="sr-only">
              {sayLaid(table)}
            </output>
            <RackBar
              board={board}
              table={table}
              hint={
                !isMyTurn || mustAgree ? null : isKnown ? (
                  hand.laid.length > 0 ? null : (
                    <StuckHint
                      key={state.turns.length}
                      mayExchange={mayExchange}
                      onExchange={() => setQuestion("exchange")}
                      onPass={() => setQuestion("pass")}
                    />
                  )
                ) : (
                  <CoachHint table={table} />
                )
              }
              onAsk={(asked) => (asked === "challenge" ? challenge() : setQuestion(asked))}
            />
          </>
        ) : null}
      </div>
      <div className="grid grid-cols-1 gap-6 sm:max-xl:grid-cols-2">
        <BoardScores
          title="Scores"
          seats={state.seats}
          userId={user.id}
          toldAt={table.toldAt}
          members={room.members}
        />
        <TurnList turns={state.turns} seats={state.seats} userId={user.id} onWord={onWord} />
        <BoardRules state={state} />
      </div>
      {blank === null ? null : <BlankDialog onChoose={board.chooseLetter} />}
      {question === "exchange" ? (
        <ExchangeDialog
          tiles={hand.tiles}
          onExchange={board.exchange}
          onClose={() => setQuestion(null)}
        />
      ) : null}
      {question === "challenge" && mayChallenge ? (
        <Confirm
          title={`Is ${lastPlay?.words[0]?.word ?? "this"} no word?`}
          description={costs[state.challenge] ?? ""}
          submitLabel="Challenge"
          onSubmit={board.challenge}
          onClose={() => setQuestion(null)}
        />
      ) : null}
      {question === "pass" ? (
        <Confirm
          title="Pass your turn?"
          description="You keep your tiles and get no points. The next player plays."
          submitLabel="Pass"
          onSubmit={board.pass}
          onClose={() => setQuestion(null)}
        />
      ) : null}
      {question === "resign" ? (
        <Confirm
          title="Resign from this game?"
          description="You give up your place. You can play again in the next game."
          submitLabel="Resign"
          cancelLabel="Play on"
          onSubmit={board.resign}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </div>
  );
}
