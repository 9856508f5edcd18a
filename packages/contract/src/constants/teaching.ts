export {
  attentionReasons,
  attentionRule,
  lateRules,
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

/** What an invitation into a class is, until it has run out and is forgotten. */
export const classInvitationStates = ["WAITING", "ACCEPTED", "DECLINED", "REVOKED"] as const;
export type ClassInvitationState = (typeof classInvitationStates)[number];

export const classInvitationLimits = {
  /** In which it can be accepted. */
  days: 14,
  /** Mails that one teacher has sent within 24 hours. */
  mailsADay: 1000,
  /** Minutes from one mail to the next to the same address. */
  restMinutes: 60,
  /** Rows of a file, without the line of column names. */
  rows: 500,
  fileMaxLength: 200_000,
} as const;

/** The columns of a class list; `email` must be there. Others are not read. */
export const rosterColumns = ["email", "name"] as const;
/** What is wrong with a row: a cell of it, or all of it. */
export const rosterFields = [...rosterColumns, "row"] as const;
/**
 * What comes of a row. NEW: is invited. INVITED: was invited before. STUDENT: is in the class.
 * DECLINED: has said no.
 */
export const rosterRowStates = ["NEW", "INVITED", "STUDENT", "DECLINED"] as const;
export type RosterRowState = (typeof rosterRowStates)[number];

/** What of a class is made into a file: for spreadsheets, for Canvas's gradebook, for a record store. */
export const classExportKinds = ["STUDENTS_CSV", "GRADEBOOK_CSV", "XAPI_JSONL"] as const;
export type ClassExportKind = (typeof classExportKinds)[number];
export const classExportStates = ["WAITING", "RUNNING", "DONE", "FAILED"] as const;
export type ClassExportState = (typeof classExportStates)[number];
/** For which a file of a class is kept. */
export const classExportHours = 24;

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
