import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"placement"> = {
  tables: {
    // Answers have no owner of their own: they go with their session.
    level_test_answer: {
      owners: [],
      through: { column: "session_id", table: "level_test_session" },
      exported: [
        "session_id",
        "position",
        "item_id",
        "skill",
        "shown_at",
        "answered_at",
        "answer",
        "not_known",
        "words_shown",
        "score",
        "features",
      ],
      // Nobody learns in the middle of a test whether an answer was right: nor by the names of the
      // questions, which hold their levels. The one that waited at the end of a quick test waits
      // again when that is gone on with. Nor by other tests that came and went meanwhile, as practice
      // does: they may ask the same questions. And at no time of a test that ended too early to tell a level.
      untold: {
        columns: ["item_id", "score", "features"],
        until: "finished_at",
        and: "score",
        never: { column: "stop_reason", is: "too-few-answers" },
      },
      // What the test knows of its questions.
      withheld: ["parameters"],
    },
    level_test_calibration: null,
    level_test_exposure: null,
    level_test_item: null,
    level_test_item_change: null,
    level_test_population: null,
    level_test_result: {
      owners: [],
      through: { column: "session_id", table: "level_test_session" },
      exported: [
        "id",
        "session_id",
        "test_length",
        "level",
        "score",
        "ability",
        "standard_error",
        "interval_low",
        "interval_high",
        "person_fit",
        "skills",
        "level_chances",
        "created_at",
      ],
    },
    level_test_session: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: [
        "id",
        "test_type",
        "account_id",
        "time_allowance",
        "test_length",
        "question_limit",
        "started_at",
        "ends_at",
        "finished_at",
        "stop_reason",
      ],
      // How the test knew who had no account yet, and how it chose its questions.
      withheld: ["taker", "seed", "listed", "question_order", "ineligible"],
    },
    level_test_taker: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["account_id", "expires_at"],
      withheld: ["token_hash"],
    },
  },
  joinGuest,
};
