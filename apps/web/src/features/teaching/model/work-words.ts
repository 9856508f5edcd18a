import type { WorkState } from "@saywell/contract/constants";

/** How far a student is with assigned work, as their teacher reads it, and how it looks. */
export const workWords: Readonly<
  Record<WorkState, readonly [words: string, tone: "plain" | "primary" | "right" | "warning"]>
> = {
  "not-open": ["Opens later", "plain"],
  "to-do": ["To do", "plain"],
  started: ["Started", "primary"],
  done: ["Done", "right"],
  "done-late": ["Done late", "right"],
  overdue: ["Overdue", "warning"],
  missed: ["Missed", "warning"],
  returned: ["Given back", "primary"],
};
