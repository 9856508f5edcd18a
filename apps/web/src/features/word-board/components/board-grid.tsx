import type { LaidTile, WordBoardState } from "@saywell/contract";
import { rulesetOf } from "@saywell/word-board";
import { ArrowDown, ArrowRight } from "lucide-react";
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { capital } from "../../../lib/capital";
import type { Laid, Spot } from "../model/hand";
import { LetterTile } from "./letter-tile";
import "./word-board.css";

interface BoardGridProps {
  state: Pick<WordBoardState, "rows" | "preset" | "board" | "size">;
  /** What one has laid in this turn. */
  laid?: readonly Laid[];
  /** What the last play laid: it is outlined. */
  last?: readonly LaidTile[];
  cursor: Spot;
  isDown?: boolean;
  /** Whether the cursor shows where the next letter lies. */
  isAimed?: boolean;
  onCell: (spot: Spot) => void;
  onFocusCell: (spot: Spot) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** What can be done with the keys, for who does not see. */
  describedBy?: string | undefined;
}

const bonusWords = {
  TW: "triple word",
  DW: "double word",
  TL: "triple letter",
  DL: "double letter",
} as const;

const noTiles: readonly never[] = [];

/** The board as squared paper. One of its cells can be reached by Tab, the others by the arrow keys. */
export function BoardGrid(props: BoardGridProps) {
  const { state, laid = noTiles, last = noTiles, cursor, isDown = false, isAimed = false } = props;
  const { onCell, onFocusCell, onKeyDown, describedBy } = props;
  const { layout, tiles } = rulesetOf(state.preset, state.board);
  const { size } = layout;
  const rows = state.rows.length === size ? state.rows : Array<string>(size).fill(".".repeat(size));
  const centre = (size - 1) / 2;
  const isEmpty = rows.every((row) => /^\.*$/.test(row)) && state.preset === "CLASSIC";
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The focus goes with the cursor, and is not taken from elsewhere.
    if (!grid.current?.contains(document.activeElement)) return;
    cellAt(grid.current, cursor)?.focus({ preventScroll: true });
  }, [cursor]);

  function spotOf({ target }: { target: EventTarget }): Spot | null {
    const cell = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
    if (cell === null) return null;
    return { row: Number(cell.dataset["row"]), col: Number(cell.dataset["col"]) };
  }
  function onClick(event: MouseEvent) {
    const spot = spotOf(event);
    if (spot !== null) onCell(spot);
  }

  function cellOf(row: number, col: number) {
    const own = laid.find((each) => each.row === row && each.col === col);
    const sign = rows[row]!.charAt(col);
    const bonus = layout.bonuses[row * size + col] ?? null;
    const isCursor = cursor.row === row && cursor.col === col;
    const place = `row ${row + 1}, column ${col + 1}`;
    const shared = {
      role: "gridcell",
      "data-row": row,
      "data-col": col,
      tabIndex: isCursor ? 0 : -1,
      className: "word-board-cell",
      "data-can": "",
    } as const;
    if (own !== undefined || sign !== ".") {
      const isBlank = own?.isBlank ?? sign >= "a";
      const letter = own?.letter ?? sign.toUpperCase();
      const value = isBlank ? 0 : (tiles.values[letter] ?? 0);
      const isLast = last.some((each) => each.row === row && each.col === col);
      const words = [
        letter,
        isBlank ? "blank, 0 points" : value === 1 ? "1 point" : `${value} points`,
        ...(own === undefined ? [] : ["placed by you now"]),
        ...(isLast ? ["last play"] : []),
        place,
      ];
      return (
        <div key={col} {...shared} data-bonus={bonus ?? undefined} aria-label={words.join(", ")}>
          <LetterTile
            letter={letter}
            value={value}
            isBlank={isBlank}
            isNew={own !== undefined}
            isLast={isLast}
          />
        </div>
      );
    }
    const isMiddle = isEmpty && row === centre && col === centre;
    const words = [
      capital(place),
      "empty",
      ...(bonus === null ? [] : [bonusWords[bonus]]),
      ...(isMiddle ? ["the middle"] : []),
    ];
    const isMarked = isCursor && isAimed;
    return (
      <div
        key={col}
        {...shared}
        data-bonus={bonus ?? undefined}
        data-aimed={isMarked ? "" : undefined}
        aria-label={words.join(", ")}
      >
        <span aria-hidden data-sign={isMiddle ? "★" : bonus} />
        {isMarked ? (
          <span aria-hidden className="word-board-arrow">
            {isDown ? <ArrowDown /> : <ArrowRight />}
          </span>
        ) : null}
      </div>
    );
  }

  return (
    <div className="word-board">
      <div
        ref={grid}
        role="grid"
        aria-label="Board"
        aria-describedby={describedBy}
        aria-rowcount={size}
        aria-colcount={size}
        className="word-board-grid"
        style={{ "--board-size": size } as CSSProperties}
        tabIndex={-1}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const spot = spotOf(event);
          if (spot === null) return;
          if (spot.row !== cursor.row || spot.col !== cursor.col) onFocusCell(spot);
        }}
      >
        {rows.map((_, row) => (
          // A row is where it stands, and a grid that takes keys is no table.
          // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/prefer-tag-over-role
          <div key={row} role="row" className="word-board-row">
            {Array.from({ length: size }, (_each, col) => cellOf(row, col))}
          </div>
        ))}
      </div>
    </div>
  );
}

const cellAt = (grid: HTMLElement, { row, col }: Spot): HTMLElement | null =>
  grid.querySelector(`[data-row="${row}"][data-col="${col}"]`);
