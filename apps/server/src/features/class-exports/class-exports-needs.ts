import type { AssignmentKind, CefrLevel, Role, TaughtStudent } from "@saywell/contract";
import type { WorkState } from "@saywell/teaching";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import type { Jobs } from "../../jobs";
import type { Log } from "../../observability/log";
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
  isArchived: boolean;
}

export interface Member {
  classId: string;
  accountId: string;
  joinedAt: Date;
}

/** A piece of work that a class is to do. */
export interface Assignment {
  id: string;
  kind: AssignmentKind;
  /** Of a lesson; else null. */
  lessonId: string | null;
  title: string;
  isDraft: boolean;
  /** Null: the whole class. */
  recipients: string[] | null;
}

/** What a class is to do, drafts too, and how far each student is with it. */
export interface ClassWork {
  assignments: readonly Assignment[];
  isFor: (assignment: Assignment, accountId: string) => boolean;
  workOf: (
    accountId: string,
    assignmentId: string,
    joinedAt: Date,
  ) => { state: WorkState; progress: number; finishedAt: Date | null; score: number | null };
}

interface Place {
  accountId: string;
  lessonId: string;
  progress: number;
  finishedAt: Date | null;
  updatedAt: Date;
  quizXp: number | null;
}

export interface Course {
  readonly lessons: readonly { id: string; difficulty: CefrLevel }[];
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

/** A student with all that a teacher's figures of them are made of. */
export interface Student {
  seen: TaughtStudent;
  joinedAt: Date;
  record: {
    card: { id: string; name: string; level: CefrLevel | null; email: string | null };
    places: readonly Place[];
    assigned: readonly Assignment[];
  };
}

export interface Statement {
  id: string;
  accountId: string;
  lessonId: string;
  verb: string;
  object: string;
  success: boolean;
  storedAt: Date;
}

export interface ClassExportsDeps {
  db: Db;
  clock: Clock;
  log: Log;
  jobs: Pick<Jobs, "enqueue" | "hurry">;
  classes: {
    /** The class, for who teaches it; else a refusal that says no more than that there is none. */
    findTaught: (from: Db | Tx, teacher: Teacher, classId: string) => Promise<Result<TaughtClass>>;
    studentsIn: (from: Db | Tx, classIds: readonly string[]) => Promise<Member[]>;
  };
  /** The names of these accounts as their teachers read them. */
  namesOf: (from: Db | Tx, accountIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  findCard: (from: Db | Tx, accountId: string) => Promise<{ id: string; role: Role } | undefined>;
  course: Course;
  assignments: {
    readClassWork: (
      from: Db | Tx,
      wanted: {
        classIds: readonly string[];
        accountIds: readonly string[];
        places: readonly Place[];
        now: Date;
      },
    ) => Promise<{ assignments: readonly Assignment[] }>;
    scoreOf: (course: Course, place: Place) => number | null;
  };
  /** What a teacher sees of some students of a class, by which all figures are the same. */
  figuresOf: (
    taught: TaughtClass,
    members: readonly Member[],
  ) => Promise<{ now: Date; students: readonly Student[]; work: ClassWork }>;
  /** What these accounts did in these lessons, in the order in which it came. */
  statementsOf: (
    from: Db | Tx,
    accountIds: readonly string[],
    lessonIds: readonly string[],
  ) => Promise<Statement[]>;
  /** Where the school is reached. */
  site: string;
}
