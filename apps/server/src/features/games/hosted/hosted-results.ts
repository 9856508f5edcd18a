import { optionUnder, playedRounds, type QuizTeam, standings, teamScores } from "@saywell/quiz";
import type { Db, Tx } from "../../../db/database";
import { findMatch } from "../ending/results.store";
import { readNames } from "../former-guests.store";
import { namesIn } from "./hosted.store";

/** What a class did in a game that is over. */
export interface HostedResults {
  /** Which of the games that were played here, from 1, and how many there are. */
  match: number;
  matches: number;
  endedAt: Date;
  /** Best first; none where nobody played in teams. */
  teams: { team: QuizTeam; score: number }[];
  /** As they were asked, in order; only those that were asked to the end. */
  questions: { question: string; right: string; wrong: string[]; explanation: string }[];
  /** The best first. */
  players: {
    userId: string;
    /** What they were called in the game. */
    userName: string;
    team: QuizTeam | null;
    /** They were taken out, and stand after all others. */
    isRemoved: boolean;
    score: number;
    rank: number;
    right: number;
    /** One for each question; `said` is null where they did not answer. */
    answers: { said: string | null; points: number }[];
  }[];
}

const nobody = "Somebody";

export async function resultsOf(
  from: Db | Tx,
  gameId: string,
  { id, matches }: { id: string; matches: number },
): Promise<HostedResults | undefined> {
  const match = await findMatch(from, id);
  if (match?.kind !== "QUIZ") return undefined;
  const { rounds, end } = playedRounds(match.setting, match.events);
  const ids = end.players.map((player) => player.id);
  const called = await readNames(from, ids, async (accountIds) =>
    [...(await namesIn(from, gameId, accountIds))].map(([of, name]) => ({ id: of, name })),
  );
  const names = new Map(called.map((each) => [each.id, each.name]));
  const players = new Map(end.players.map((player) => [player.id, player]));
  return {
    match: match.number,
    matches,
    endedAt: match.endedAt,
    teams: teamScores(end),
    questions: rounds.map(({ question }) => {
      const right = optionUnder(question, question.right);
      const wrong = question.options.filter((option) => option !== right);
      return { question: question.question, right, wrong, explanation: question.explanation };
    }),
    players: standings(end.players).map(({ id: userId, score, rank }) => ({
      userId,
      userName: names.get(userId) ?? nobody,
      team: players.get(userId)!.team,
      isRemoved: players.get(userId)!.isRemoved === true,
      score,
      rank,
      right: players.get(userId)!.right,
      answers: rounds.map(({ question, given }) => {
        const { letter = null, points = 0 } = given[userId] ?? {};
        return { said: letter === null ? null : optionUnder(question, letter), points };
      }),
    })),
  };
}
