export {
  allCriteria,
  assignmentKinds,
  attentionReasons,
  attentionRule,
  isMarkedKind,
  lateRules,
  levelMovements,
  markedKinds,
  markStates,
  reportRule,
  submissionStates,
  planLimits,
  workStates,
} from "@saywell/teaching/teaching-facts";
export type {
  AssignmentKind,
  AttentionReason,
  LateRule,
  LevelMovement,
  MarkedKind,
  MarkState,
  SubmissionState,
  WorkState,
} from "@saywell/teaching/teaching-facts";

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

/**
 * What the students of a class read of each other on its leaderboard. `NONE`: no name. `FIRST`: first
 * names, of nobody under 13. `WHOLE`: whole names of adults, and of others as `FIRST` says.
 */
export const nameRules = ["NONE", "FIRST", "WHOLE"] as const;
export type NameRule = (typeof nameRules)[number];

export const classMessageLimits = {
  maxLength: 2000,
  lineBreaks: 40,
  /** Of one thread, the latest. */
  shown: 100,
  /** Threads of a class on its page; those of a student are all on theirs. */
  listed: 200,
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

export const assignmentLimits = {
  instructionsMaxLength: 2000,
  /** Lessons that are assigned at once. */
  atOnce: 40,
  /** Of one class. */
  assignments: 500,
  titleMaxLength: 120,
  /** What is to be written, or spoken about. */
  promptMaxLength: 2000,
  quizQuestions: 50,
  /** How often a quiz may be taken. */
  tries: 5,
  /** Words that a text is to have. */
  minWords: 5,
  maxWords: 2000,
  /** Seconds that somebody may speak. */
  minSeconds: 10,
  maxSeconds: 180,
  /** Cards of the review deck. */
  cards: 500,
} as const;

/** Some students of a class under a name, such as those who are ahead. */
export const groupLimits = {
  nameMaxLength: 60,
  /** Of one class. */
  groups: 50,
} as const;

/** What is handed in, and what a teacher writes to it. */
export const submissionLimits = {
  /** Characters of a text. */
  contentMaxLength: 20_000,
  /** How often work is handed in, with each time that it was given back. */
  attempts: 10,
  /** Bytes of a recording. */
  recordingBytes: 3 * 1024 * 1024,
  /** A recorder stops a moment after it is told to. */
  secondsOver: 2,
  commentMaxLength: 2000,
  marks: 300,
  markMaxLength: 300,
  markIdMaxLength: 40,
  /** Comments that one teacher keeps to use again. */
  savedComments: 200,
  savedCommentMaxLength: 300,
  /** Waiting work that is listed at once. */
  listed: 200,
} as const;

/** What browsers record speech as. */
export const recordingTypes = ["audio/webm", "audio/ogg", "audio/mp4"] as const;
export type RecordingType = (typeof recordingTypes)[number];

/** Cards of students on the teacher's dashboard. */
export const studentsOnDashboard = 6;
