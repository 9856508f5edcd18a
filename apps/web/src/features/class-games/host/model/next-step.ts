import type { QuizGameState } from "@saywell/contract";

/** What a teacher can go on to, and what the button says. */
export type NextStep =
  | { kind: "start"; label: "Start game" | "Play again" }
  | { kind: "board"; label: "Show leaderboard" }
  | { kind: "on"; label: "Show answer" | "Next question" | "Finish" };

/** The leaderboard stands between an answer and the next question, where it is shown at all. */
export function nextStep(
  { phase, round, rounds, showsLeaderboard }: QuizGameState,
  isBoardShown: boolean,
): NextStep {
  if (phase === "WAITING") return { kind: "start", label: "Start game" };
  if (phase === "FINISHED") return { kind: "start", label: "Play again" };
  if (phase === "QUESTION") return { kind: "on", label: "Show answer" };
  if (round >= rounds) return { kind: "on", label: "Finish" };
  if (showsLeaderboard && !isBoardShown) return { kind: "board", label: "Show leaderboard" };
  return { kind: "on", label: "Next question" };
}
