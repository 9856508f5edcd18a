import type { AssignmentKind, CefrLevel, LessonSkill, Role } from "@saywell/contract";
import type { WorkState } from "@saywell/teaching";
import type { Db, Tx } from "../../db/database";
import type { Result } from "../../refusal";

/** Who asks. */
export interface Teacher {
  id: string;
  role: Role;
}

export interface TaughtClass {
  id: string;
  name: string;
  isArchived: boolean;
}

export interface Classes {
  /** The class, for who teaches it; else a refusal that says no more than that there is none. */
  findTaught: (from: Db | Tx, teacher: Teacher, classId: string) => Promise<Result<TaughtClass>>;
  /** Who is a student in which of these classes, and since when. */
  studentsIn: (
    from: Db | Tx,
    classIds: readonly string[],
  ) => Promise<{ classId: string; accountId: string; joinedAt: Date }[]>;
  /** The classes that somebody is a student of, and that are not archived. */
  joinedBy: (from: Db | Tx, accountId: string) => Promise<{ id: string; name: string }[]>;
}

export interface Lesson {
  id: string;
  title: string;
  difficulty: CefrLevel;
  duration: number;
  canDo: string;
  canDoSkills: readonly LessonSkill[];
  grammar: { title: string };
  dialogueFlow: {
    steps: readonly {
      id: string;
      text: string;
      inputType: "choice" | "dropdown" | "yesno" | "text" | "continue";
      choices: readonly string[];
      correct: readonly string[] | null;
    }[];
  };
  quizQuestions: readonly {
    id: string;
    skill: LessonSkill;
    type: "choice" | "dropdown" | "yesno" | "text";
    question: string;
    choices: readonly string[];
    correct: string;
    xpAward: number;
  }[];
}

export interface Course {
  readonly lessons: readonly Lesson[];
  lesson: (id: string) => Lesson | undefined;
}

export interface LessonPlace {
  accountId: string;
  lessonId: string;
  progress: number;
  finishedAt: Date | null;
  updatedAt: Date;
  quizXp: number | null;
}

/** How far these accounts came in each lesson that they have begun. */
export type LessonPlaces = (from: Db | Tx, accountIds: readonly string[]) => Promise<LessonPlace[]>;

export interface FinishedAttempt {
  accountId: string;
  lessonId: string;
  at: Date;
  seconds: number | null;
  answers: Readonly<Record<string, string>>;
  quizAnswers: Readonly<Record<string, string>>;
  results: readonly { questionId: string; isCorrect: boolean }[];
  quizScore: number | null;
  quizMaxScore: number | null;
}

/** What these accounts went through to the end before an instant, in the order of time. */
export type FinishedAttempts = (
  from: Db | Tx,
  accountIds: readonly string[],
  before: Date,
) => Promise<FinishedAttempt[]>;

/** A piece of work that a class is to do. */
export interface AssignedWork {
  id: string;
  kind: AssignmentKind;
  title: string;
  isDraft: boolean;
  opensAt: Date;
  dueAt: Date | null;
  /** Null: the whole class. */
  recipients: string[] | null;
}

/** How far somebody is with what is assigned. */
export interface Work {
  state: WorkState;
  progress: number;
  finishedAt: Date | null;
  score: number | null;
}

export interface Assignments {
  /** What classes are to do, drafts too, and how far each of these students is with it. */
  readClassWork: (
    from: Db | Tx,
    wanted: {
      classIds: readonly string[];
      accountIds: readonly string[];
      places: readonly LessonPlace[];
      now: Date;
    },
  ) => Promise<{
    assignments: AssignedWork[];
    isFor: (assignment: AssignedWork, accountId: string) => boolean;
    workOf: (accountId: string, assignmentId: string, joinedAt: Date) => Work;
  }>;
}

export interface TestResult {
  accountId: string;
  takenAt: Date;
  level: CefrLevel;
  /** Abilities between which theirs very likely lies. */
  intervalLow: number;
  intervalHigh: number;
}

export interface ReportsNeeds {
  classes: Classes;
  course: Course;
  /** The names of these accounts as their teachers read them. */
  namesOf: (from: Db | Tx, accountIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  lessonPlaces: LessonPlaces;
  finishedAttempts: FinishedAttempts;
  /** On which days since one, each where they are, these accounts learnt. */
  studyDaysOf: (
    from: Db | Tx,
    accountIds: readonly string[],
    since: string,
  ) => Promise<{ accountId: string; day: string }[]>;
  assignments: Assignments;
  /** The placement tests that these accounts finished before an instant, the first ones first. */
  testsOf: (from: Db | Tx, accountIds: readonly string[], before: Date) => Promise<TestResult[]>;
  school: () => { name: string; timeZone: string };
}
