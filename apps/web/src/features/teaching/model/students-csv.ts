import type { TaughtStudent } from "@saywell/contract";
import { attentionWords } from "./attention-words";
import { nameOf } from "./student-filters";

/** A cell that a spreadsheet would compute becomes text: names are written by students. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cellOf = (text: string): string => {
  const safe = harmless(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A list of students as a table for spreadsheets, which know by its first letter that it is UTF-8. */
export function studentsCsv(students: readonly TaughtStudent[]): string {
  const rows = students.map((student) => [
    nameOf(student),
    student.level ?? "",
    String(student.overallProgress),
    student.lastActive,
    student.attention.map(attentionWords).join("; "),
  ]);
  return `\uFEFF${[["Name", "Level", "Progress (%)", "Last active", "Needs attention"], ...rows]
    .map((row) => `${row.map(cellOf).join(",")}\r\n`)
    .join("")}`;
}
