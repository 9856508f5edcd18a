import type { WordBoardGame } from "@saywell/contract";
import { useEffect, useState } from "react";
import { live } from "../../../lib/live";
import { useStore } from "../../../lib/use-store";
import { type BoardTable, type BoardTableModel, createBoardTable } from "./board-table";

/** A word board that this client is in, followed as long as the page is there. */
export function useBoardTable({ id: gameId, state: first }: Pick<WordBoardGame, "id" | "state">): {
  board: BoardTableModel;
  table: BoardTable;
} {
  const [board] = useState(() =>
    createBoardTable({
      live,
      gameId,
      first,
      now: () => performance.now(),
      chance: Math.random,
    }),
  );
  useEffect(() => board.listen(), [board]);
  // What was read by the call may be later than what the line has told so far.
  useEffect(() => board.take(first), [board, first]);
  const table = useStore(board.store);
  useEffect(
    () =>
      live.store.subscribe(() => {
        if (live.store.getState().status !== "open") board.cut();
      }),
    [board],
  );
  return { board, table };
}
