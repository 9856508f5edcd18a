import type { ClassGameResults } from "@saywell/contract";
import { quizTeamNames } from "@saywell/contract/constants";
import { stringify } from "csv-stringify/sync";

/**
 * Results as tables in one file, with an empty line between them: a row for each player, one for each
 * team where they played in teams, and one for each question with what is right and why.
 */
export function writeResults({ questions, players, teams }: ClassGameResults): string {
  const isInTeams = teams.length > 0;
  const counted = players.filter(({ isRemoved }) => !isRemoved).length;
  const numbers = questions.flatMap((_, index) => [`Question ${index + 1}`, `Points ${index + 1}`]);
  const perPlayer = [
    ["Place", "Name", ...(isInTeams ? ["Team"] : []), "Points", "Right answers", ...numbers],
    ...players.map(({ rank, userName, team, isRemoved, score, right, answers }) => [
      isRemoved ? "taken out" : rank,
      userName,
      ...(isInTeams ? [team === null ? "" : quizTeamNames[team]] : []),
      score,
      right,
      ...answers.flatMap(({ said, isRight, points }) => [
        said === null ? "no answer" : `${isRight ? "right" : "wrong"}: ${said}`,
        points,
      ]),
    ]),
  ];
  const perQuestion = [
    ["Number", "Question", "Right answer", "Explanation", "Answered right", "Answered", "Players"],
    ...questions.map(({ question, right, explanation, chosen, unanswered }, index) => [
      index + 1,
      question,
      right,
      explanation,
      chosen[0]!.count,
      counted - unanswered,
      counted,
    ]),
  ];
  const perTeam = [
    ["Team", "Points"],
    ...teams.map(({ team, score }) => [quizTeamNames[team], score]),
  ];
  // A cell that begins with = would be worked out by a spreadsheet: what children typed is text.
  const first = stringify(perPlayer, { bom: true, escape_formulas: true });
  const tables = isInTeams ? [perTeam, perQuestion] : [perQuestion];
  return [first, ...tables.map((table) => stringify(table, { escape_formulas: true }))].join("\n");
}
