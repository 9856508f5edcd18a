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
  appeal: AppealTable;
  assignment: AssignmentTable;
  assignment_group: AssignmentGroupTable;
  assignment_recipient: AssignmentRecipientTable;
  assignment_reminder: AssignmentReminderTable;
  audit_entry: AuditEntryTable;
  badge_award: BadgeAwardTable;
  block_or_mute: BlockOrMuteTable;
  card_subscription: CardSubscriptionTable;
  class_announcement: ClassAnnouncementTable;
  class_co_teacher: ClassCoTeacherTable;
  class_export: ClassExportTable;
  class_former_member: ClassFormerMemberTable;
  class_game: ClassGameTable;
  class_game_address: ClassGameAddressTable;
  class_group: ClassGroupTable;
  class_group_member: ClassGroupMemberTable;
  class_invitation: ClassInvitationTable;
  class_invitation_mail: ClassInvitationMailTable;
  class_member: ClassMemberTable;
  class_message: ClassMessageTable;
  class_note: ClassNoteTable;
  class_plan: ClassPlanTable;
  class_plan_week: ClassPlanWeekTable;
  class_thread: ClassThreadTable;
  class_thread_read: ClassThreadReadTable;
  daily_five: DailyFiveTable;
  follow: FollowTable;
  friendship: FriendshipTable;
  game: GameTable;
  game_event: GameEventTable;
  game_former_guest: GameFormerGuestTable;
  game_match: GameMatchTable;
  game_player: GamePlayerTable;
  game_result: GameResultTable;
  invitation: InvitationTable;
  known_device: KnownDeviceTable;
  learner_calendar: LearnerCalendarTable;
  ledger_entry: LedgerEntryTable;
  lesson_attempt: LessonAttemptTable;
  lesson_author: LessonAuthorTable;
  lesson_bookmark: LessonBookmarkTable;
  lesson_progress: LessonProgressTable;
  lesson_visit: LessonVisitTable;
  level_test_answer: LevelTestAnswerTable;
  level_test_calibration: LevelTestCalibrationTable;
  level_test_exposure: LevelTestExposureTable;
  level_test_item: LevelTestItemTable;
  level_test_item_change: LevelTestItemChangeTable;
  level_test_population: LevelTestPopulationTable;
  level_test_result: LevelTestResultTable;
  level_test_session: LevelTestSessionTable;
  level_test_taker: LevelTestTakerTable;
  mail: MailTable;
  marking_comment: MarkingCommentTable;
  match_share: MatchShareTable;
  money_back_given: MoneyBackGivenTable;
  one_time_link: OneTimeLinkTable;
  parental_consent: ParentalConsentTable;
  password_try: PasswordTryTable;
  payment_customer: PaymentCustomerTable;
  payment_event: PaymentEventTable;
  queue_look: QueueLookTable;
  quiz_seen: QuizSeenTable;
  quiz_set: QuizSetTable;
  recovery_code: RecoveryCodeTable;
  report: ReportTable;
  reset_request: ResetRequestTable;
  review_card: ReviewCardTable;
  review_log: ReviewLogTable;
  room: RoomTable;
  room_invitation: RoomInvitationTable;
  room_member: RoomMemberTable;
  room_message: RoomMessageTable;
  room_request: RoomRequestTable;
  sales_request: SalesRequestTable;
  sanction: SanctionTable;
  saved_word: SavedWordTable;
  school_class: SchoolClassTable;
  school_setting: SchoolSettingTable;
  second_factor: SecondFactorTable;
  session: SessionTable;
  sign_in_attempt: SignInAttemptTable;
  sign_in_identity: SignInIdentityTable;
  statement: StatementTable;
  study_day: StudyDayTable;
  submission: SubmissionTable;
  submission_recording: SubmissionRecordingTable;
  subscription: SubscriptionTable;
  test_payment_answer: TestPaymentAnswerTable;
  test_payment_event: TestPaymentEventTable;
  test_payment_key: TestPaymentKeyTable;
  test_payment_object: TestPaymentObjectTable;
  tutor_day: TutorDayTable;
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
  handle: string | null;
  title: string | null;
  last_seen_at: Date | null;
  is_bot: Generated<boolean>;
  registered_at: Date | null;
  email_verified_at: Date | null;
  suspended_at: Date | null;
  anonymised_at: Date | null;
  has_consent: Generated<boolean>;
  consent_due_at: Date | null;
  needs_consent: GeneratedAlways<boolean>;
  visitor_until: Date | null;
  enrolled_at: Date | null;
  wanted_email: string | null;
  wanted_email_until: Date | null;
  has_own_zone: Generated<boolean>;
  name_seed: string | null;
  shown_name: GeneratedAlways<string>;
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
  found_by_email: Generated<boolean>;
  found_by_name: Generated<boolean>;
  pen_sounds: Generated<boolean>;
  remind_of_work: boolean | null;
}

export interface AppealTable {
  id: Generated<string>;
  sanction_id: string;
  account_id: string;
  text: string;
  state: Generated<"OPEN" | "ACCEPTED" | "REFUSED">;
  answer: string | null;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
}

export interface AssignmentTable {
  id: Generated<string>;
  class_id: string;
  kind: "LESSON" | "QUIZ" | "WRITING" | "SPEAKING" | "PLACEMENT" | "REVIEW";
  lesson_id: string | null;
  instructions: Generated<string>;
  is_draft: Generated<boolean>;
  is_for_some: Generated<boolean>;
  opens_at: Date;
  due_at: Date | null;
  late_rule: Generated<"ACCEPT" | "CLOSE">;
  created_by: string | null;
  created_at: Date;
  title: string | null;
  level: "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | null;
  task: Json | null;
}

export interface AssignmentGroupTable {
  assignment_id: string;
  group_id: string;
}

export interface AssignmentRecipientTable {
  assignment_id: string;
  account_id: string;
}

export interface AssignmentReminderTable {
  assignment_id: string;
  account_id: string;
  due_at: Date;
  sent_at: Date;
}

export interface AuditEntryTable {
  id: GeneratedAlways<number>;
  at: Date;
  actor_id: string | null;
  action: string;
  about_id: string | null;
  details: ColumnType<unknown, string | undefined, string>;
}

export interface BadgeAwardTable {
  account_id: string;
  badge_id: string;
  awarded_at: Generated<Date>;
}

export interface BlockOrMuteTable {
  account_id: string;
  against_id: string;
  kind: "BLOCK" | "MUTE";
  created_at: Generated<Date>;
  knows_name: Generated<boolean>;
}

export interface CardSubscriptionTable {
  account_id: string;
  subscription_id: string;
  plan_type: "CORE" | "PREMIUM" | "ENTERPRISE";
  status: string;
  period_start: Date;
  period_end: Date;
  cancel_at: Date | null;
  next_plan: "CORE" | "PREMIUM" | "ENTERPRISE" | null;
  grace_until: Date | null;
  money_back_until: Date | null;
  updated_at: Date;
}

export interface ClassAnnouncementTable {
  id: Generated<string>;
  class_id: string;
  author_id: string | null;
  content: string;
  created_at: Date;
}

export interface ClassCoTeacherTable {
  class_id: string;
  account_id: string;
  added_at: Date;
}

export interface ClassExportTable {
  id: Generated<string>;
  class_id: string;
  account_id: string;
  kind: "STUDENTS_CSV" | "GRADEBOOK_CSV" | "XAPI_JSONL";
  state: Generated<"WAITING" | "RUNNING" | "DONE" | "FAILED">;
  done: Generated<number>;
  total: Generated<number>;
  student_ids: Generated<string[]>;
  file: Generated<Buffer>;
  created_at: Date;
  expires_at: Date;
}

export interface ClassFormerMemberTable {
  class_id: string;
  account_id: string;
  joined_at: Date;
  taken_out_at: Date | null;
}

export interface ClassGameTable {
  game_id: string;
  owner_id: string;
  title: string;
  code: string | null;
  question_count: number;
  created_at: Date;
}

export interface ClassGameAddressTable {
  game_id: string;
  address_hash: string;
}

export interface ClassGroupTable {
  id: Generated<string>;
  class_id: string;
  name: string;
  created_at: Date;
}

export interface ClassGroupMemberTable {
  group_id: string;
  class_id: string;
  account_id: string;
}

export interface ClassInvitationTable {
  id: Generated<string>;
  class_id: string;
  address_hash: Buffer;
  state: Generated<"WAITING" | "ACCEPTED" | "DECLINED" | "REVOKED">;
  email: string | null;
  name: string | null;
  token: string | null;
  invited_by: string | null;
  accepted_by: string | null;
  created_at: Date;
  sent_at: Date | null;
  sent_by: string | null;
  answered_at: Date | null;
  expires_at: Date;
}

export interface ClassInvitationMailTable {
  id: GeneratedAlways<number>;
  sender_id: string;
  address_hash: Buffer;
  sent_at: Date;
}

export interface ClassMemberTable {
  class_id: string;
  account_id: string;
  joined_at: Generated<Date>;
}

export interface ClassMessageTable {
  id: Generated<string>;
  thread_id: string;
  seq: GeneratedAlways<number>;
  author_id: string;
  content: string;
  is_moderated: Generated<boolean>;
  created_at: Date;
  hidden_at: Date | null;
}

export interface ClassNoteTable {
  id: Generated<string>;
  class_id: string;
  about_id: string;
  author_id: string | null;
  content: string;
  created_at: Date;
  updated_at: Date | null;
}

export interface ClassPlanTable {
  class_id: string;
  revision: number;
  changed_by: string | null;
  changed_at: Date;
}

export interface ClassPlanWeekTable {
  class_id: string;
  starts_on: string;
  lesson_ids: string[];
  note: Generated<string>;
}

export interface ClassThreadTable {
  id: Generated<string>;
  class_id: string;
  student_id: string;
  teacher_id: string | null;
  assignment_id: string | null;
}

export interface ClassThreadReadTable {
  thread_id: string;
  account_id: string;
  read_seq: number;
}

export interface DailyFiveTable {
  account_id: string;
  day: string;
  level: string;
  state: Json;
  score: Generated<number>;
  xp: Generated<number>;
  coins: Generated<number>;
  finished_at: Date | null;
}

export interface FollowTable {
  follower_id: string;
  followed_id: string;
  created_at: Generated<Date>;
}

export interface FriendshipTable {
  id: Generated<string>;
  requester_id: string;
  addressee_id: string;
  state: Generated<"PENDING" | "AWAITING_APPROVAL" | "ACCEPTED">;
  created_at: Generated<Date>;
  accepted_at: Date | null;
  approved_at: Date | null;
  approved_by: string | null;
  declined_at: Date | null;
  is_taken_back: Generated<boolean>;
}

export interface GameTable {
  id: Generated<string>;
  room_id: string | null;
  host_id: string | null;
  game_type: "VOCABULARY_BATTLE" | "TRIVIA";
  mode: "COMPETITIVE" | "TEAM";
  setting: Json;
  version: Generated<number>;
  state: Json;
  due_at: Date | null;
  created_at: Generated<Date>;
  questions: Json | null;
  closed_at: Date | null;
  bank: Json | null;
  kind: Generated<"QUIZ" | "WORD_BOARD">;
  waits_for: string | null;
}

export interface GameEventTable {
  game_id: string;
  seq: number;
  at: Date;
  event: Json;
}

export interface GameFormerGuestTable {
  guest_id: string;
  account_id: string;
}

export interface GameMatchTable {
  id: Generated<string>;
  game_id: string;
  number: number;
  first_seq: number;
  last_seq: number;
  started_at: Date;
  ended_at: Date;
}

export interface GamePlayerTable {
  game_id: string;
  account_id: string;
  name: string;
  name_key: string;
  joined_at: Date;
  removed_at: Date | null;
}

export interface GameResultTable {
  match_id: string;
  account_id: string;
  score: number;
  rank: number;
  right_answers: number;
  rounds: number;
  answers: Json;
  xp: number;
  coins: number;
  ended_at: Date;
}

export interface InvitationTable {
  id: Generated<string>;
  email: string;
  role: "LEARNER" | "TEACHER" | "ADMIN";
  name: string | null;
  class_ids: Generated<string[]>;
  account_id: string | null;
  invited_by: string | null;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  revoked_at: Date | null;
  is_from_server: Generated<boolean>;
}

export interface KnownDeviceTable {
  account_id: string;
  token_hash: Buffer;
  device: string | null;
  first_seen_at: Date;
  last_seen_at: Date;
}

export interface LearnerCalendarTable {
  account_id: string;
  time_zone: string;
  zone_since: Date | null;
  study_at: Date | null;
  chat_at: Date | null;
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

export interface LessonAuthorTable {
  lesson_id: string;
  account_id: string;
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
  dialogue_xp: Generated<number>;
  paid_at: Date | null;
  begun_at: Generated<Date>;
  paid_on_progress: Generated<boolean>;
}

export interface LessonVisitTable {
  account_id: string;
  lesson_id: string;
  opened_at: Date;
  rises: Generated<number>;
  parts: Generated<string[]>;
}

export interface LevelTestAnswerTable {
  session_id: string;
  position: number;
  item_id: string;
  skill: "grammar" | "vocabulary" | "reading" | "listening" | "writing";
  shown_at: Date;
  answered_at: Date | null;
  answer: string | null;
  score: number | null;
  features: Json | null;
  parameters: Json;
  not_known: Generated<boolean>;
  words_shown: boolean | null;
}

export interface LevelTestCalibrationTable {
  test_type: string;
  at: Date;
}

export interface LevelTestExposureTable {
  test_type: string;
  item_id: string;
  since: number;
  administered: Generated<number>;
  ineligible: Generated<number>;
}

export interface LevelTestItemTable {
  item_id: string;
  a: number;
  b: number;
  c: number;
  b_deviation: number;
  ln_a_deviation: number;
  prior: Json | null;
  answers: Generated<number>;
  infit: number | null;
  outfit: number | null;
  withdrawn_at: Date | null;
  flagged_at: Date | null;
  imported: Json | null;
  updated_at: Date;
}

export interface LevelTestItemChangeTable {
  id: GeneratedAlways<number>;
  item_id: string;
  at: Date;
  reason: string;
  was: Json;
  became: Json;
  answers: number;
  infit: number | null;
  outfit: number | null;
}

export interface LevelTestPopulationTable {
  test_type: string;
  part: number;
  sessions: Generated<number>;
}

export interface LevelTestResultTable {
  id: Generated<string>;
  session_id: string;
  level: "A1" | "A2" | "B1" | "B2" | "C1" | "C2";
  score: number;
  ability: number;
  standard_error: number;
  interval_low: number;
  interval_high: number;
  person_fit: number | null;
  skills: Json;
  created_at: Date;
  level_chances: Json | null;
  test_length: Generated<"quick" | "exact">;
}

export interface LevelTestSessionTable {
  id: Generated<string>;
  test_type: "junior" | "adult" | "oet";
  account_id: string | null;
  taker: Buffer | null;
  seed: number;
  time_allowance: Generated<"1" | "1.25" | "1.5" | "2" | "practice">;
  question_limit: number;
  started_at: Date;
  ends_at: Date | null;
  listed: string[];
  question_order: "ADAPTIVE" | "LISTED" | null;
  ineligible: Generated<string[]>;
  finished_at: Date | null;
  stop_reason: string | null;
  test_length: Generated<"quick" | "exact">;
}

export interface LevelTestTakerTable {
  token_hash: Buffer;
  account_id: string | null;
  expires_at: Date;
}

export interface MailTable {
  id: Generated<string>;
  seq: GeneratedAlways<number>;
  to_address: string;
  account_id: string | null;
  kind: string;
  subject: string;
  text: string | null;
  html: string | null;
  has_link: boolean;
  state: "WAITING" | "SENT" | "FAILED" | "NOT_SENT";
  attempts: Generated<number>;
  next_try_at: Date | null;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
  about_id: string | null;
}

export interface MarkingCommentTable {
  id: Generated<string>;
  account_id: string;
  content: string;
  created_at: Date;
}

export interface MatchShareTable {
  token: string;
  match_id: string;
  account_id: string;
  created_at: Date;
}

export interface MoneyBackGivenTable {
  mailbox_hash: Buffer;
  given_at: Date;
}

export interface OneTimeLinkTable {
  token_hash: Buffer;
  purpose:
    | "verify-address"
    | "change-address"
    | "reset-password"
    | "invitation"
    | "parental-consent"
    | "plan-for-child"
    | "claim-account";
  account_id: string | null;
  email: string | null;
  data: ColumnType<unknown, string | undefined, string>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface ParentalConsentTable {
  id: Generated<string>;
  account_id: string;
  state: "ASKED" | "GIVEN" | "WITHDRAWN" | "REFUSED";
  given_by: "PARENT" | "SCHOOL";
  who: string;
  wording: number;
  asked_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  replaced_at: Date | null;
  from_childs_device: Generated<boolean>;
  mail_id: string | null;
}

export interface PasswordTryTable {
  key: Buffer;
  tries: number;
  last_at: Date;
  wait_until: Date | null;
  told_at: Date | null;
}

export interface PaymentCustomerTable {
  customer_id: string;
  account_id: string | null;
  version: Generated<number>;
  money_back_at: Date | null;
  created_at: Generated<Date>;
  payer_email: string | null;
  claim_mailed_to: string | null;
  left_at: Date | null;
  pays_for_nobody_since: Date | null;
}

export interface PaymentEventTable {
  id: string;
  type: string;
  customer_id: string | null;
  object_id: string | null;
  created_at: Date;
  received_at: Date;
  handled_at: Date | null;
}

export interface QueueLookTable {
  account_id: string;
  looked_at: Date;
}

export interface QuizSeenTable {
  account_id: string;
  question_id: string;
  seen_at: Date;
}

export interface QuizSetTable {
  id: Generated<string>;
  owner_id: string;
  title: string;
  questions: Json;
  created_at: Date;
  updated_at: Date;
}

export interface RecoveryCodeTable {
  account_id: string;
  code_hash: Buffer;
  created_at: Date;
  used_at: Date | null;
}

export interface ReportTable {
  id: Generated<string>;
  source: "PERSON" | "FILTER";
  reason: string;
  note: Generated<string>;
  state: Generated<"OPEN" | "UPHELD" | "DISMISSED">;
  reporter_id: string | null;
  about_id: string | null;
  room_id: string | null;
  message_id: string | null;
  content: string | null;
  message_at: Date | null;
  context: ColumnType<unknown, string | undefined, string>;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  is_safeguarding: Generated<boolean>;
  is_from_unproved: Generated<boolean>;
  said_to: "TUTOR" | "LESSON" | "PLACEMENT" | "CLASS" | null;
  decision_note: string | null;
  alerted_at: Date | null;
}

export interface ResetRequestTable {
  id: Generated<string>;
  email: string;
  asked_at: Date;
}

export interface ReviewCardTable {
  id: Generated<string>;
  account_id: string;
  word: string | null;
  lesson_id: string | null;
  question_id: string | null;
  state: Generated<"new" | "learning" | "review" | "relearning">;
  due_at: Date;
  stability: Generated<number>;
  difficulty: Generated<number>;
  learning_step: Generated<number>;
  reviews: Generated<number>;
  lapses: Generated<number>;
  reviewed_at: Date | null;
  created_at: Generated<Date>;
  question_key: string | null;
  quiz_question: Json | null;
}

export interface ReviewLogTable {
  id: GeneratedAlways<number>;
  account_id: string;
  card_id: string;
  review_id: string;
  grade: "again" | "hard" | "good" | "easy";
  source: "deck" | "lesson" | "game";
  reviewed_at: Date;
  state: string;
  stability: number;
  difficulty: number;
  due_at: Date;
}

export interface RoomTable {
  id: Generated<string>;
  name: string;
  description: Generated<string>;
  type: "CHAT" | "GAME";
  category: string;
  is_private: Generated<boolean>;
  is_listed: Generated<boolean>;
  audience: Generated<"EVERYONE" | "ADULTS" | "CLASS">;
  class_id: string | null;
  level: "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | null;
  max_participants: number;
  owner_id: string | null;
  practice_partner_id: string | null;
  last_seq: Generated<number>;
  last_message_at: Date | null;
  is_demo: Generated<boolean>;
  created_at: Generated<Date>;
  game: "QUIZ" | "WORD_BOARD" | null;
  is_of_class: Generated<boolean>;
}

export interface RoomInvitationTable {
  room_id: string;
  account_id: string;
  invited_by: string | null;
  created_at: Generated<Date>;
}

export interface RoomMemberTable {
  room_id: string;
  account_id: string;
  joined_at: Generated<Date>;
  last_read_seq: Generated<number>;
}

export interface RoomMessageTable {
  room_id: string;
  seq: number;
  id: Generated<string>;
  account_id: string;
  content: string;
  is_moderated: Generated<boolean>;
  client_id: string | null;
  created_at: Date;
  hidden_at: Date | null;
  waits_for_consent: Generated<boolean>;
  is_hidden_by_program: Generated<boolean>;
}

export interface RoomRequestTable {
  room_id: string;
  account_id: string;
  created_at: Generated<Date>;
  ended_at: Date | null;
}

export interface SalesRequestTable {
  id: Generated<string>;
  name: string;
  email: string;
  organisation: string;
  people: "1-20" | "21-100" | "101-500" | "500+";
  message: string;
  created_at: Date;
  answered_at: Date | null;
  account_id: string | null;
}

export interface SanctionTable {
  id: Generated<string>;
  account_id: string;
  kind: "MUTE" | "BAN";
  room_id: string | null;
  report_id: string | null;
  reason: string;
  created_by: string | null;
  created_at: Date;
  ends_at: Date | null;
  lifted_at: Date | null;
}

export interface SavedWordTable {
  id: Generated<string>;
  account_id: string;
  lesson_id: string | null;
  word: string;
  saved_at: Generated<Date>;
  meaning: string | null;
  example: string | null;
}

export interface SchoolClassTable {
  id: Generated<string>;
  name: string;
  teacher_id: string;
  created_at: Generated<Date>;
  visitor_id: string | null;
  level: "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | null;
  goals: Generated<string>;
  weekly_lessons: number | null;
  has_leaderboard: Generated<boolean>;
  join_code: string | null;
  archived_at: Date | null;
  is_archived: GeneratedAlways<boolean>;
  messages: Generated<"OFF" | "TEACHERS" | "EVERYBODY">;
  names: Generated<"NONE" | "FIRST" | "WHOLE">;
}

export interface SchoolSettingTable {
  is_only: Generated<boolean>;
  name: string;
  contact: string;
  learners_create_rooms: boolean;
  ads: boolean;
  guests: boolean;
  version: number;
  country: string | null;
  time_zone: string | null;
  address: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  members_plan: "FREEMIUM" | "CORE" | "PREMIUM" | "ENTERPRISE" | null;
}

export interface SecondFactorTable {
  account_id: string;
  secret: string;
  confirmed_at: Date | null;
  last_step: Generated<number>;
  created_at: Date;
}

export interface SessionTable {
  token_hash: Buffer;
  account_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  id: Generated<string>;
  device: string | null;
  last_seen_at: Generated<Date>;
  second_factor_at: Date | null;
}

export interface SignInAttemptTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  provider: string;
  nonce: string;
  code_verifier: string;
  path: string;
  time_zone: string | null;
  account_id: string | null;
  is_proved: Generated<boolean>;
  created_at: Date;
  expires_at: Date;
  issuer: string | null;
  subject: string | null;
}

export interface SignInIdentityTable {
  id: Generated<string>;
  issuer: string;
  subject: string;
  account_id: string;
  created_at: Date;
  last_used_at: Date;
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
  is_kept: Generated<boolean>;
}

export interface SubmissionTable {
  id: Generated<string>;
  assignment_id: string;
  account_id: string;
  attempt: number;
  state: "DRAFT" | "SUBMITTED" | "RETURNED" | "MARKED";
  content: Generated<string>;
  answers: Json | null;
  seconds: number | null;
  saved_at: Date;
  submitted_at: Date | null;
  proposal: Json | null;
  marking: Json | null;
  revision: Generated<number>;
  released: Json | null;
  score: number | null;
  marked_at: Date | null;
  marked_by: string | null;
}

export interface SubmissionRecordingTable {
  submission_id: string;
  media_type: "audio/webm" | "audio/ogg" | "audio/mp4";
  data: Buffer;
}

export interface SubscriptionTable {
  account_id: string;
  plan_type: "FREEMIUM" | "CORE" | "PREMIUM" | "ENTERPRISE";
  status: string;
  updated_at: Generated<Date>;
}

export interface TestPaymentAnswerTable {
  key: string;
  request: string;
  status: number;
  body: Json;
  customer_id: string | null;
  created_at: Date;
}

export interface TestPaymentEventTable {
  id: string;
  place: GeneratedAlways<number>;
  customer_id: string | null;
  type: string;
  data: Json;
  created_at: Date;
  tries: Generated<number>;
  next_try_at: Date;
  delivered_at: Date | null;
}

export interface TestPaymentKeyTable {
  is_only: Generated<boolean>;
  api_key: string;
  webhook_secret: string;
}

export interface TestPaymentObjectTable {
  id: string;
  place: GeneratedAlways<number>;
  kind: string;
  customer_id: string | null;
  data: Json;
  hidden: ColumnType<unknown, string | undefined, string>;
  due_at: Date | null;
  created_at: Date;
}

export interface TutorDayTable {
  account_id: string;
  day: string;
  messages: Generated<number>;
}
