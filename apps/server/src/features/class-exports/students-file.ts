import { attentionWords, isDone, isOwed } from "@saywell/teaching";
import { writeCsv } from "../../csv/write-csv";
import type { MakePieces } from "./pieces";

const columns = [
  "Name",
  "Address",
  "Level",
  "Joined",
  "Last active",
  "Progress (%)",
  "Lessons finished",
  "Mean quiz score (%)",
  "Assigned",
  "Done",
  "Overdue or missed",
  "Needs attention",
];

/** The students of a class as a table for spreadsheets, with the figures that their teacher sees. */
export const studentsFile: MakePieces = async ({ course, assignments }) => ({
  head: writeCsv([columns], true),
  piece: async ({ students, work }) =>
    writeCsv(
      students.map(({ record, seen, joinedAt }) => {
        const { card, places, assigned } = record;
        const states = assigned.map(({ id }) => work.workOf(card.id, id, joinedAt).state);
        const scores = places.flatMap((place) => assignments.scoreOf(course, place) ?? []);
        return [
          card.name,
          card.email,
          card.level,
          joinedAt.toISOString(),
          seen.lastActive,
          seen.overallProgress,
          places.filter(({ finishedAt }) => finishedAt !== null).length,
          scores.length === 0
            ? null
            : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
          states.length,
          states.filter(isDone).length,
          states.filter(isOwed).length,
          seen.attention.map(attentionWords).join("; "),
        ];
      }),
      false,
    ),
});
