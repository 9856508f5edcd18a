// Written by `npm run db:types` from the migrated database. Change a migration, never this file.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/**
 * Comes parsed and unchecked; goes in as JSON text, because the driver would take a bare array
 * for a PostgreSQL array.
 */
export type Json = ColumnType<unknown, string, string>;

export interface Tables {
  account: AccountTable;
  account_setting: AccountSettingTable;
  badge_award: BadgeAwardTable;
  ledger_entry: LedgerEntryTable;
  lesson_attempt: LessonAttemptTable;
  lesson_bookmark: LessonBookmarkTable;
  lesson_progress: LessonProgressTable;
  saved_word: SavedWordTable;
  session: SessionTable;
  statement: StatementTable;
  study_day: StudyDayTable;
  subscription: SubscriptionTable;
}

export interface AccountTable {
  id: Generated<string>;
  name: string;
  email: string | null;
  password_hash: string | null;
  role: Generated<"LEARNER" | "TEACHER" | "ADMIN">;
  age_band: Generated<"UNKNOWN" | "UNDER_13" | "AGE_13_TO_17" | "ADULT">;
  level: "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | null;
  time_zone: Generated<string>;
  bio: string | null;
  avatar: string | null;
  is_demo: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface AccountSettingTable {
  account_id: string;
  text_size: Generated<"NORMAL" | "LARGE" | "LARGER">;
  dyslexia_spacing: Generated<boolean>;
  reduced_motion: Generated<boolean>;
  sound: Generated<boolean>;
  daily_goal: Generated<20 | 40 | 60 | 100>;
  on_leaderboard: boolean | null;
  show_email: Generated<boolean>;
}

export interface BadgeAwardTable {
  account_id: string;
  badge_id: string;
  awarded_at: Generated<Date>;
}

export interface LedgerEntryTable {
  id: GeneratedAlways<number>;
  account_id: string;
  kind: string;
  source: string;
  xp: Generated<number>;
  coins: Generated<number>;
  created_at: Generated<Date>;
}

export interface LessonAttemptTable {
  id: Generated<string>;
  account_id: string;
  lesson_id: string;
  answers: ColumnType<unknown, string | undefined, string>;
  quiz_answers: ColumnType<unknown, string | undefined, string>;
  started_at: Generated<Date>;
  completed_at: Date | null;
  duration_seconds: number | null;
  result: Json | null;
}

export interface LessonBookmarkTable {
  account_id: string;
  lesson_id: string;
  created_at: Generated<Date>;
}

export interface LessonProgressTable {
  account_id: string;
  lesson_id: string;
  progress: Generated<number>;
  completed_at: Date | null;
  best_quiz_score: Generated<number>;
  updated_at: Generated<Date>;
}

export interface SavedWordTable {
  id: Generated<string>;
  account_id: string;
  lesson_id: string;
  word: string;
  saved_at: Generated<Date>;
}

export interface SessionTable {
  token_hash: Buffer;
  account_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface StatementTable {
  id: Generated<string>;
  account_id: string;
  lesson_id: string;
  verb: string;
  object: string;
  success: boolean;
  response: string | null;
  stored_at: Generated<Date>;
}

export interface StudyDayTable {
  account_id: string;
  day: string;
}

export interface SubscriptionTable {
  account_id: string;
  plan_type: "FREEMIUM" | "CORE" | "PREMIUM" | "ENTERPRISE";
  status: string;
  updated_at: Generated<Date>;
}
