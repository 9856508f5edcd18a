import type { ClassGameResults } from "@saywell/contract";
import { stringify } from "csv-stringify/sync";

/**
 * Results as two tables in one file, with an empty line between them: a row for each player, and a
 * row for each question with what is right and why.
 */
export function writeResults({ questions, players }: ClassGameResults): string {
  const numbers = questions.flatMap((_, index) => [`Question ${index + 1}`, `Points ${index + 1}`]);
  const perPlayer = [
    ["Place", "Name", "Points", "Right answers", ...numbers],
    ...players.map(({ rank, userName, score, right, answers }) => [
      rank,
      userName,
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
      players.length - unanswered,
      players.length,
    ]),
  ];
  // A cell that begins with = would be worked out by a spreadsheet: what children typed is text.
  const first = stringify(perPlayer, { bom: true, escape_formulas: true });
  return `${first}\n${stringify(perQuestion, { escape_formulas: true })}`;
}
