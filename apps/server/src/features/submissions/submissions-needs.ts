import type { CefrLevel, Correction, LateRule, OwnAssignment, Role } from "@saywell/contract";
import type { HelpPlace } from "@saywell/moderation";
import type { Db, Tx } from "../../db/database";
import type { Result } from "../../refusal";

/** Who asks, as a teacher. */
export interface Teacher {
  id: string;
  role: Role;
}

/** Who does the work. */
export interface Student {
  id: string;
  timeZone: string;
}

/** A question of a quiz as it was assigned. */
export interface TaskQuestion {
  id: string;
  /** Its id in the bank; null for a teacher's own. */
  bankId: string | null;
  question: string;
  answer: string;
  wrong: readonly string[];
  explanation: string;
}

/** Work of a kind that is handed in. */
export interface StoredAssignment {
  id: string;
  classId: string;
  title: string | null;
  level: CefrLevel | null;
  instructions: string;
  isDraft: boolean;
  dueAt: Date | null;
  lateRule: LateRule;
  recipients: string[] | null;
  task:
    | { kind: "QUIZ"; tries: number; questions: readonly TaskQuestion[] }
    | { kind: "WRITING"; prompt: string; minWords: number; maxWords: number }
    | { kind: "SPEAKING"; prompt: string; maxSeconds: number }
    | { kind: "PLACEMENT" | "REVIEW" }
    | null;
}

interface FoundClass {
  id: string;
  name: string;
  isArchived: boolean;
}

export interface Assignments {
  /** Work that somebody is to do as a student of its class, due when it is for them, with how they see it. */
  findOwnWork: (
    from: Db | Tx,
    accountId: string,
    assignmentId: string,
  ) => Promise<Result<{ assignment: StoredAssignment; view: OwnAssignment }>>;
  /** The same for who teaches the class; for all others there is none. */
  findIn: (
    from: Db | Tx,
    teacher: Teacher,
    assignmentId: string,
  ) => Promise<Result<{ assignment: StoredAssignment; taught: FoundClass }>>;
  /** Nobody takes work back until the transaction ends. */
  holdAssignment: (tx: Tx, id: string) => Promise<void>;
  /** Work with this id, whoever asks. */
  findAssignment: (from: Db | Tx, id: string) => Promise<StoredAssignment | undefined>;
  /** What these classes are to do, drafts too. */
  listOfClasses: (
    from: Db | Tx,
    classIds: readonly string[],
  ) => Promise<(StoredAssignment & { kind: string })[]>;
}

export interface Classes {
  findTaught: (from: Db | Tx, teacher: Teacher, classId: string) => Promise<Result<FoundClass>>;
  /** The classes that somebody teaches and that are not archived. */
  listTaught: (from: Db | Tx, teacherId: string) => Promise<{ id: string; name: string }[]>;
  studentsIn: (
    from: Db | Tx,
    classIds: readonly string[],
  ) => Promise<{ classId: string; accountId: string; joinedAt: Date }[]>;
}

/** The names of these accounts as their teachers read them. */
export type NamesOf = (
  from: Db | Tx,
  accountIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** What is learnt counts, and comes back. */
export interface Study {
  /** Waits for other commands of the same learner; undefined where there is no such account. */
  lockLearner: (tx: Tx, accountId: string) => Promise<{ timeZone: string } | undefined>;
  /** Counts today as a day with study. */
  recordStudy: (
    tx: Tx,
    learner: { accountId: string; timeZone: string; now: Date },
  ) => Promise<unknown>;
}

/** Takes questions that were answered wrong into somebody's review. */
export type RecordMissed = (
  tx: Tx,
  accountId: string,
  missed: {
    missedIn: string;
    questions: readonly Omit<TaskQuestion, "id">[];
    at: Date;
  },
) => Promise<void>;

/** Takes what a teacher put right into somebody's review: each once. */
export type RecordCorrections = (
  tx: Tx,
  accountId: string,
  corrected: {
    cards: readonly { question: string; correct: string; explanation: string }[];
    at: Date;
  },
) => Promise<void>;

/** Puts what somebody wrote before the staff, where it sounds as if they may be in danger. */
export type RaiseCry = (
  tx: Tx,
  cry: { accountId: string; timeZone: string; text: string; where: string; now: Date },
) => Promise<HelpPlace | null>;

/** Scores a text by what can be counted in it, and finds mistakes; null where that could not be told. */
export type ScoreText = (
  written: {
    level: CefrLevel;
    prompt: string;
    task: { minWords: number; maxWords: number; points: [] };
    answer: string;
  },
  options: { withoutModel: boolean },
) => Promise<{
  scored: { score: number; features: { name: string; score: number; finding: string }[] };
  corrections: readonly Correction[] | null;
}>;
