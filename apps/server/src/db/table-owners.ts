import type { Tables } from "./tables";

/**
 * Which feature owns which table: only its stores (`*.store.ts`) name the table in SQL, and others
 * ask for its reads and commands. Migrations and the demo school (`db/seed`) write to all of them. The type asks for every table, and a test reads the SQL.
 */
export const tableOwners = {
  mail: "mail",
  account: "accounts",
  account_setting: "accounts",
  known_device: "accounts",
  one_time_link: "accounts",
  password_try: "accounts",
  recovery_code: "accounts",
  reset_request: "accounts",
  second_factor: "accounts",
  session: "accounts",
  sign_in_attempt: "accounts",
  sign_in_identity: "accounts",
  parental_consent: "consent",
  class_member: "classes",
  school_class: "classes",
  block_or_mute: "friends",
  follow: "friends",
  friendship: "friends",
  appeal: "sanctions",
  sanction: "sanctions",
  room: "rooms",
  room_invitation: "rooms",
  room_member: "rooms",
  room_message: "rooms",
  room_request: "rooms",
  audit_entry: "audit",
  school_setting: "school",
  invitation: "admin",
  queue_look: "moderation",
  report: "moderation",
  badge_award: "gamification",
  learner_calendar: "gamification",
  ledger_entry: "gamification",
  study_day: "gamification",
  daily_five: "daily-five",
  review_card: "review",
  review_log: "review",
  saved_word: "review",
  lesson_attempt: "lessons",
  lesson_author: "lessons",
  lesson_bookmark: "lessons",
  lesson_progress: "lessons",
  lesson_visit: "lessons",
  statement: "lessons",
  level_test_answer: "placement",
  level_test_calibration: "placement",
  level_test_exposure: "placement",
  level_test_item: "placement",
  level_test_item_change: "placement",
  level_test_population: "placement",
  level_test_result: "placement",
  level_test_session: "placement",
  level_test_taker: "placement",
  subscription: "billing",
  game: "games",
  game_event: "games",
  quiz_set: "class-games",
  class_game: "class-games",
  game_match: "games",
  game_player: "games",
  match_share: "games",
  game_former_guest: "games",
  game_result: "games",
  quiz_seen: "games",
} as const satisfies Record<keyof Tables, string>;

/** A feature that owns tables. */
export type TableOwner = (typeof tableOwners)[keyof Tables];

export type TablesOf<Owner extends TableOwner> = {
  [T in keyof Tables]: (typeof tableOwners)[T] extends Owner ? T : never;
}[keyof Tables];
