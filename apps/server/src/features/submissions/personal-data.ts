import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"submissions"> = {
  tables: {
    submission: {
      owners: ["account_id"],
      others: ["marked_by"],
      exported: [
        "id",
        "assignment_id",
        "account_id",
        "attempt",
        "state",
        "content",
        "answers",
        "seconds",
        "saved_at",
        "submitted_at",
        "released",
        "score",
        "marked_at",
      ],
      // What a teacher has not given out yet is the teacher's.
      withheld: ["proposal", "marking", "revision", "marked_by"],
    },
    submission_recording: {
      owners: [],
      through: { column: "submission_id", table: "submission" },
      exported: ["submission_id", "media_type"],
      // Megabytes that no text holds: each is heard, and saved, on the page of its work.
      withheld: ["data"],
    },
    marking_comment: {
      owners: ["account_id"],
      exported: ["id", "account_id", "content", "created_at"],
    },
  },
  joinGuest,
};
