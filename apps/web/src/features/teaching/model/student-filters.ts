import type { TaughtStudent } from "@saywell/contract";

export const studentFilters = [
  ["all", "All Students"],
  ["active", "Active This Week"],
  ["attention", "Need Attention"],
] as const;
export type StudentFilter = (typeof studentFilters)[number][0];

/** Said where a filter finds none of the students that there are. */
export const nobodyFound: Readonly<Record<StudentFilter, string>> = {
  all: "No students found in your class yet.",
  active: "No student of this class was active this week.",
  attention: "No student of this class needs attention.",
};

const finds: Readonly<Record<StudentFilter, (student: TaughtStudent) => boolean>> = {
  all: () => true,
  active: ({ isActiveThisWeek }) => isActiveThisWeek,
  attention: ({ attention }) => attention.length > 0,
};

export const filterStudents = (
  students: readonly TaughtStudent[],
  filter: StudentFilter,
): TaughtStudent[] => students.filter(finds[filter]);

export const nameOf = ({ userName }: { userName: string }): string => userName || "Student";
