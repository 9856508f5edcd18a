import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"review"> = {
  tables: {
    review_card: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: [
        "id",
        "account_id",
        "word",
        "lesson_id",
        "question_id",
        "question_key",
        "quiz_question",
        "state",
        "due_at",
        "stability",
        "difficulty",
        "learning_step",
        "reviews",
        "lapses",
        "reviewed_at",
        "created_at",
      ],
    },
    review_log: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: [
        "id",
        "account_id",
        "card_id",
        "review_id",
        "grade",
        "source",
        "reviewed_at",
        "state",
        "stability",
        "difficulty",
        "due_at",
      ],
    },
    saved_word: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["id", "account_id", "lesson_id", "word", "meaning", "example", "saved_at"],
    },
  },
  joinGuest,
};
