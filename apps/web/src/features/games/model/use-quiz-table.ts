import type { QuizGame } from "@saywell/contract";
import { useEffect, useState } from "react";
import { live } from "../../../lib/live";
import { useStore } from "../../../lib/use-store";
import { createQuizTable, type QuizTable, type QuizTableModel } from "./quiz-table";

/** A game that this client is in, followed as long as the page is there. */
export function useQuizTable(
  { id: gameId, state: first }: Pick<QuizGame, "id" | "state">,
  onRefused?: (sentence: string) => void,
): {
  quiz: QuizTableModel;
  table: QuizTable;
} {
  const [quiz] = useState(() =>
    createQuizTable({ live, gameId, first, now: () => performance.now(), onRefused }),
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
