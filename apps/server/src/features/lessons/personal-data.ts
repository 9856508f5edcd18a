import type { PersonalData } from "../../personal-data";
import { createJoinGuest, type JoinGuestNeeds } from "./join-guest";

export const personalData = (needs: JoinGuestNeeds): PersonalData<"lessons"> => ({
  tables: {
    lesson_attempt: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: [
        "id",
        "account_id",
        "lesson_id",
        "answers",
        "quiz_answers",
        "started_at",
        "completed_at",
        "duration_seconds",
        "result",
      ],
    },
    lesson_author: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["lesson_id", "account_id"],
    },
    lesson_bookmark: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["account_id", "lesson_id", "created_at"],
    },
    lesson_progress: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: [
        "account_id",
        "lesson_id",
        "progress",
        "completed_at",
        "best_quiz_score",
        "updated_at",
        "dialogue_xp",
        "paid_at",
        "begun_at",
        "paid_on_progress",
      ],
    },
    lesson_visit: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["account_id", "lesson_id", "opened_at", "rises", "parts"],
    },
    statement: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: [
        "id",
        "account_id",
        "lesson_id",
        "verb",
        "object",
        "success",
        "response",
        "stored_at",
      ],
    },
  },
  joinGuest: createJoinGuest(needs),
});
