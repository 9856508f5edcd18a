import type { QuizGameState, QuizReplay } from "@saywell/contract";

/** How all stood after a question, as a leaderboard shows it; after the last one as it ended. */
export function scoresAfter(
  { rounds, players, teams }: QuizReplay,
  at: number,
): Pick<QuizGameState, "seats" | "teams" | "phase"> {
  const isLast = at === rounds.length - 1;
  const scores = new Map(rounds[at]?.scores.map(({ userId, score }) => [userId, score]));
  const all = [...scores.values()];
  const seats = players
    .filter(({ userId }) => isLast || scores.has(userId))
    .map(({ userId, userName, isBot, team, score, rank }) => {
      const now = isLast ? score : scores.get(userId)!;
      return {
        userId,
        userName,
        isBot,
        team,
        score: now,
        // Of a class only some are shown: their places are known at the end alone.
        rank: isLast ? rank : players.length > 8 ? 0 : 1 + all.filter((each) => each > now).length,
        presence: "HERE" as const,
        hasAnswered: true,
      };
    });
  return { seats, teams: isLast ? teams : [], phase: "REVEAL" };
}
