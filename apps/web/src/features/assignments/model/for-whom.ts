import type { Assignment, ClassGroup } from "@saywell/contract";

export const sayStudents = (count: number): string =>
  count === 1 ? "1 student" : `${count} students`;

/** For whom work is: `The whole class`, `group Blue and 2 students`. */
export function sayForWhom(
  { studentIds, groupIds }: Pick<Assignment, "studentIds" | "groupIds">,
  groups: readonly Pick<ClassGroup, "id" | "name">[],
): string {
  if (studentIds === null) return "The whole class";
  // A group that was made a moment ago may not be read yet.
  const names = groupIds.map((id) => groups.find((each) => each.id === id)?.name ?? "…");
  const parts = [
    ...(names.length === 0 ? [] : [`${names.length === 1 ? "group" : "groups"} ${inARow(names)}`]),
    ...(studentIds.length === 0 && names.length > 0 ? [] : [sayStudents(studentIds.length)]),
  ];
  return parts.join(" and ");
}

const inARow = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
