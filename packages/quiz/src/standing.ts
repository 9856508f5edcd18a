import type { QuizPlayer, QuizState } from "./state";
import { type QuizTeam, quizTeams } from "./quiz-facts";

export interface Standing {
  id: string;
  score: number;
  /** 1 for the best; who has as much shares it. */
  rank: number;
}

/**
 * The players, best first; of equals in the order of their seats. Who was taken out comes after all
 * others, so that nobody's place tells of them.
 */
export function standings(
  players: readonly Pick<QuizPlayer, "id" | "score" | "isRemoved">[],
): Standing[] {
  const sorted = players.toSorted(
    (a, b) => Number(a.isRemoved ?? false) - Number(b.isRemoved ?? false) || b.score - a.score,
  );
  let rank = 0;
  return sorted.map(({ id, score, isRemoved }, place) => {
    const before = sorted[place - 1];
    if (before === undefined || score < before.score || isRemoved !== before.isRemoved) {
      rank = place + 1;
    }
    return { id, score, rank };
  });
}

/** What the teams have together without who was taken out, best first; none where nobody plays in teams. */
export function teamScores({ players, setting }: QuizState): { team: QuizTeam; score: number }[] {
  if (!setting.isTeam) return [];
  return quizTeams
    .map((team) => ({
      team,
      score: players
        .filter((player) => player.team === team && player.isRemoved !== true)
        .reduce((sum, { score }) => sum + score, 0),
    }))
    .toSorted((a, b) => b.score - a.score);
}
