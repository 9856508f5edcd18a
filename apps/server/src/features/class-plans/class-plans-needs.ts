import type { CefrLevel, Role } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import type { Result } from "../../refusal";

/** Who asks. */
export interface Teacher {
  id: string;
  role: Role;
  timeZone: string;
}

/** What plans need of the classes. */
export interface Classes {
  /** The class, for who teaches it; else a refusal that says no more than that there is none. */
  findTaught: (
    from: Db | Tx,
    teacher: Teacher,
    classId: string,
  ) => Promise<Result<{ id: string; name: string; isArchived: boolean }>>;
  /** The classes that somebody is a student of, and that are not archived. */
  joinedBy: (from: Db | Tx, accountId: string) => Promise<{ id: string }[]>;
  /** Holds back others who would change this class until the transaction ends. */
  lockClass: (tx: Tx, classId: string) => Promise<unknown>;
}

/** As much of the course as plans show. */
export interface Course {
  lesson: (id: string) => { title: string; difficulty: CefrLevel; duration: number } | undefined;
}

/** How far these accounts came in each lesson that they have begun. */
export type LessonPlaces = (
  from: Db | Tx,
  accountIds: readonly string[],
) => Promise<{ accountId: string; lessonId: string; progress: number; finishedAt: Date | null }[]>;

/** Why lessons are not open to an account, in a sentence; null for one that is. */
export type LocksOf = (
  from: Db | Tx,
  accountId: string,
) => Promise<(lessonId: string) => string | null>;

/** The names of these accounts as their colleagues read them. */
export type NamesOf = (
  from: Db | Tx,
  accountIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;
