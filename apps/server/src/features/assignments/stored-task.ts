import type { CefrLevel, LevelTestType } from "@saywell/contract";

/** A question of a quiz as it was assigned: what becomes of its source changes nothing. */
export interface TaskQuestion {
  id: string;
  /** Its id in the bank; null for a teacher's own. */
  bankId: string | null;
  question: string;
  answer: string;
  wrong: readonly string[];
  explanation: string;
}

/** What is stored of work that is no lesson. */
export type StoredTask =
  | { kind: "QUIZ"; tries: number; questions: readonly TaskQuestion[] }
  | { kind: "WRITING"; prompt: string; minWords: number; maxWords: number }
  | { kind: "SPEAKING"; prompt: string; maxSeconds: number }
  | { kind: "PLACEMENT"; testType: LevelTestType }
  | { kind: "REVIEW"; cards: number };

/** Something that is to be assigned: a lesson, or what another kind asks for. */
export type NewWork =
  | { lessonId: string; title: null; level: null; task: null }
  | { lessonId: null; title: string; level: CefrLevel | null; task: StoredTask };
