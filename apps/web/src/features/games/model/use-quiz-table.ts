import type { Game } from "@saywell/contract";
import { useEffect, useState } from "react";
import { live } from "../../../lib/live";
import { useStore } from "../../../lib/use-store";
import { createQuizTable, type QuizTable, type QuizTableModel } from "./quiz-table";

/** A room's game, followed as long as the page is there. */
export function useQuizTable({ id: gameId, roomId, state: first }: Game): {
  quiz: QuizTableModel;
  table: QuizTable;
} {
  const [quiz] = useState(() =>
    createQuizTable({
      live,
      gameId,
      roomId: roomId ?? gameId,
      first,
      now: () => performance.now(),
    }),
  );
  useEffect(() => quiz.listen(), [quiz]);
  // What was read by the call may be later than what the line has told so far.
  useEffect(() => quiz.take(first), [quiz, first]);
  const table = useStore(quiz.store);
  useEffect(
    () =>
      live.store.subscribe(() => {
        if (live.store.getState().status !== "open") quiz.cut();
      }),
    [quiz],
  );
  return { quiz, table };
}
