import type { CefrLevel, Role, SubmissionState } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import type { Result } from "../../refusal";

/** Who asks. */
export interface Teacher {
  id: string;
  role: Role;
}

/** A class that somebody teaches. */
export interface TaughtClass {
  id: string;
  name: string;
  level: CefrLevel | null;
  isArchived: boolean;
}

/** What assignments need of the classes. */
export interface Classes {
  /** The class, for who teaches it; else a refusal that says no more than that there is none. */
  findTaught: (from: Db | Tx, teacher: Teacher, classId: string) => Promise<Result<TaughtClass>>;
  /** Who is a student in which of these classes, and since when. */
  studentsIn: (
    from: Db | Tx,
    classIds: readonly string[],
  ) => Promise<{ classId: string; accountId: string; joinedAt: Date }[]>;
  /** The classes that somebody is a student of, and that are not archived. */
  joinedBy: (
    from: Db | Tx,
    accountId: string,
  ) => Promise<{ id: string; name: string; joinedAt: Date }[]>;
  /** Holds back others who would change this class until the transaction ends. */
  lockClass: (tx: Tx, classId: string) => Promise<unknown>;
}

/** As much of the course as assignments show. */
export interface Course {
  lesson: (id: string) =>
    | {
        id: string;
        title: string;
        difficulty: CefrLevel;
        duration: number;
        quizQuestions: readonly { xpAward: number }[];
      }
    | undefined;
}

/** How far an account came in a lesson. */
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

/** What somebody handed in, or is about to, without what it says. */
export interface SubmissionRecord {
  id: string;
  assignmentId: string;
  accountId: string;
  attempt: number;
  state: SubmissionState;
  score: number | null;
  submittedAt: Date | null;
}

/** What these accounts handed in of these assignments. */
export type SubmissionsOf = (
  from: Db | Tx,
  accountIds: readonly string[],
  assignmentIds: readonly string[],
) => Promise<SubmissionRecord[]>;

/** A placement test that was finished. */
export interface TestTaken {
  accountId: string;
  testType: string;
  takenAt: Date;
}

/** The placement tests that these accounts have finished. */
export type TestsOf = (from: Db | Tx, accountIds: readonly string[]) => Promise<TestTaken[]>;

/** How many cards somebody reviewed for a goal, and when there were enough. */
export interface Reviewed {
  goalId: string;
  accountId: string;
  cards: number;
  reachedAt: Date | null;
}

/** How many cards these accounts have reviewed since each of these goals began. */
export type ReviewedOf = (
  from: Db | Tx,
  accountIds: readonly string[],
  goals: readonly { id: string; since: Date; cards: number }[],
) => Promise<Reviewed[]>;

/** Why lessons are not open to an account, in a sentence; null for one that is. */
export type LocksOf = (
  from: Db | Tx,
  accountId: string,
) => Promise<(lessonId: string) => string | null>;

/** The names of these accounts as their teachers read them. */
export type NamesOf = (
  from: Db | Tx,
  accountIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;
