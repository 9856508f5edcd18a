export {
  attentionReasons,
  attentionRule,
  lateRules,
  planLimits,
  workStates,
} from "@saywell/teaching/teaching-facts";
export type { AttentionReason, LateRule, WorkState } from "@saywell/teaching/teaching-facts";

export const classLimits = {
  /** Classes that one teacher has that are not archived. */
  classes: 100,
  students: 1000,
  coTeachers: 20,
  goalsMaxLength: 1000,
  weeklyLessons: 50,
  noteMaxLength: 2000,
  /** Notes on one student in one class. */
  notes: 200,
  announcementMaxLength: 2000,
  announcements: 200,
} as const;

/**
 * Who may write to whom in a class. `OFF`: nobody. `TEACHERS`: its students and its teachers to each
 * other. `EVERYBODY`: also its students may ask one another to be friends.
 */
export const messageRules = ["OFF", "TEACHERS", "EVERYBODY"] as const;
export type MessageRule = (typeof messageRules)[number];

export const classMessageLimits = {
  maxLength: 2000,
  lineBreaks: 40,
  /** Of one thread, the latest. */
  shown: 100,
  /** Threads of a class on its page; those of a student are all on theirs. */
  listed: 200,
} as const;

/** Letters and digits of a class's code: none that look like another. */
export const classCode = { alphabet: "ABCDEFGHJKLMNPQRSTUVWXYZ23456789", length: 8 } as const;

export const assignmentKinds = ["LESSON"] as const;
export type AssignmentKind = (typeof assignmentKinds)[number];

export const assignmentLimits = {
  instructionsMaxLength: 2000,
  /** Lessons that are assigned at once. */
  atOnce: 40,
  /** Of one class. */
  assignments: 500,
} as const;

/** Cards of students on the teacher's dashboard. */
export const studentsOnDashboard = 6;
