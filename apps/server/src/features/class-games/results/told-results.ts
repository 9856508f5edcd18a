import type { ClassGameResults } from "@saywell/contract";
import type { HostedResults } from "../class-games-needs";

/** Before the first match has ended. */
export const noResultsYet = (title: string): ClassGameResults => ({
  title,
  match: 0,
  matches: 0,
  endedAt: null,
  teams: [],
  questions: [],
  players: [],
});

/** What a class answered, as its teacher reads it. */
export function toldResults(title: string, results: HostedResults): ClassGameResults {
  const { match, matches, endedAt, teams, questions, players } = results;
  // As on the screen: who was taken out is counted no more.
  const counted = players.filter(({ isRemoved }) => !isRemoved);
  return {
    title,
    match,
    matches,
    endedAt: endedAt.toISOString(),
    teams,
    questions: questions.map(({ question, right, wrong, explanation }, index) => {
      const said = counted.map(({ answers }) => answers[index]!.said);
      const chosen = [right, ...wrong].map((option) => ({
        option,
        count: said.filter((each) => each === option).length,
      }));
      const unanswered = said.filter((each) => each === null).length;
      return { question, right, explanation, chosen, unanswered };
    }),
    players: players.map(({ answers, ...player }) => ({
      ...player,
      answers: answers.map(({ said, points }, index) => ({
        said,
        isRight: said === questions[index]!.right,
        points,
      })),
    })),
  };
}
