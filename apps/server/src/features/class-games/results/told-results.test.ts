import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { writeResults } from "./results-file";
import { toldResults } from "./told-results";

const answer = (said: string | null) => [{ said, points: said === "went" ? 100 : 0 }];
const told = toldResults("Past", {
  match: 1,
  matches: 1,
  endedAt: new Date("2026-03-02T09:00:00Z"),
  teams: [
    { team: "CHALK", score: 100 },
    { team: "INK", score: 0 },
  ],
  questions: [
    { question: "Past of go?", right: "went", wrong: ["goed", "gone", "going"], explanation: "" },
  ],
  players: [
    {
      userId: "ana",
      userName: "Ana",
      team: "CHALK",
      isRemoved: false,
      score: 100,
      rank: 1,
      right: 1,
      answers: answer("went"),
    },
    {
      userId: "ben",
      userName: "Ben",
      team: "INK",
      isRemoved: false,
      score: 0,
      rank: 2,
      right: 0,
      answers: answer(null),
    },
    {
      userId: "out",
      userName: "Out",
      team: "INK",
      isRemoved: true,
      score: 100,
      rank: 3,
      right: 1,
      answers: answer("went"),
    },
  ],
});

test("who was taken out is counted in no question, as on the screen", () => {
  expect(told.questions[0]).toMatchObject({ unanswered: 1 });
  expect(told.questions[0]!.chosen[0]).toEqual({ option: "went", count: 1 });
});

test("a file says who was taken out, and what each team had", () => {
  const options = { bom: true, relax_column_count: true, skip_empty_lines: true };
  const rows: string[][] = parse(writeResults(told), options);
  expect(rows.map((row) => row.slice(0, 4))).toEqual([
    ["Place", "Name", "Team", "Points"],
    ["1", "Ana", "Team Chalk", "100"],
    ["2", "Ben", "Team Ink", "0"],
    ["taken out", "Out", "Team Ink", "100"],
    ["Team", "Points"],
    ["Team Chalk", "100"],
    ["Team Ink", "0"],
    ["Number", "Question", "Right answer", "Explanation"],
    ["1", "Past of go?", "went", ""],
  ]);
});
