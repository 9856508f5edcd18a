import type { AgeBand, AssignmentKind, CefrLevel, Role, SubmissionState } from "@saywell/contract";
import type { WorkState } from "@saywell/teaching";
import type { Db, Rows, Tx } from "../../db/database";
import type { Result } from "../../refusal";

/** Who asks. */
export interface Teacher {
  id: string;
  role: Role;
}

export interface TaughtClass {
  id: string;
  name: string;
  level: CefrLevel | null;
}

export interface Classes {
  /** The class, for who teaches it; else a refusal that says no more than that there is none. */
  findTaught: (
    from: Db | Tx,
    teacher: Teacher,
    classId: string,
  ) => Promise<Result<TaughtClass & { isArchived: boolean }>>;
  /** The classes that somebody teaches and that are not archived, in the order of their making. */
  listTaught: (
    from: Db | Tx,
    teacherId: string,
  ) => Promise<{ id: string; name: string; level: CefrLevel | null }[]>;
  /** Who is a student in which of these classes, and since when. */
  studentsIn: (
    from: Db | Tx,
    classIds: readonly string[],
  ) => Promise<{ classId: string; accountId: string; joinedAt: Date }[]>;
}

/** As much of an account as its teacher sees. */
export type StudentCards = (db: Db | Tx) => Rows<{
  id: string;
  whole_name: string;
  level: CefrLevel | null;
  avatar: string | null;
  time_zone: string;
  last_seen_at: Date | null;
  age_band: AgeBand;
  email: string | null;
  show_email: boolean;
}>;

export interface LessonPlace {
  accountId: string;
  lessonId: string;
  progress: number;
  finishedAt: Date | null;
  updatedAt: Date;
  quizXp: number | null;
}

export type LessonPlaces = (from: Db | Tx, accountIds: readonly string[]) => Promise<LessonPlace[]>;

interface Lesson {
  id: string;
  title: string;
  difficulty: CefrLevel;
  duration: number;
  quizQuestions: readonly { xpAward: number }[];
}

export interface Course {
  readonly lessons: readonly Lesson[];
  lesson: (id: string) => Lesson | undefined;
}

/** A piece of work that a class is to do. */
export interface AssignedWork {
  id: string;
  classId: string;
  kind: AssignmentKind;
  lessonId: string | null;
  title: string;
  level: CefrLevel | null;
  isDraft: boolean;
  opensAt: Date;
  dueAt: Date | null;
  /** Null: the whole class. */
  recipients: string[] | null;
}

/** How far somebody is with a piece of work. */
export interface Work {
  state: WorkState;
  progress: number;
  finishedAt: Date | null;
  score: number | null;
  submission: SubmissionState | null;
  submissionId: string | null;
}

/** What some classes are to do, drafts too, and how far each student is with it. */
export interface ClassWork {
  assignments: AssignedWork[];
  isFor: (assignment: AssignedWork, accountId: string) => boolean;
  workOf: (accountId: string, assignmentId: string, joinedAt: Date) => Work;
}

export interface Assignments {
  readClassWork: (
    from: Db | Tx,
    wanted: {
      classIds: readonly string[];
      accountIds: readonly string[];
      places: readonly LessonPlace[];
      now: Date;
    },
  ) => Promise<ClassWork>;
  /** What the quiz of a lesson came to. */
  scoreOf: (course: Course, place: LessonPlace) => number | null;
}

export interface Study {
  /** On which days since one, each where they are, these accounts learnt. */
  studyDaysOf: (
    from: Db | Tx,
    accountIds: readonly string[],
    since: string,
  ) => Promise<{ accountId: string; day: string }[]>;
  /** When the latest day began to count on which each of these learnt. */
  lastStudyOf: (from: Db | Tx, accountIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
}

export type ResultsOf = (
  from: Db | Tx,
  accountId: string,
) => Promise<
  {
    testType: string;
    takenAt: Date;
    level: CefrLevel;
    intervalLow: number;
    intervalHigh: number;
    skills: { skill: string; ability: number | null }[];
  }[]
>;
