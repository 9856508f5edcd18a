import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"class-messages"> = {
  tables: {
    class_thread: {
      owners: ["student_id", "teacher_id"],
      exported: ["id", "class_id", "student_id", "teacher_id", "assignment_id"],
    },
    // Whoever wrote it: what the other wrote is theirs.
    class_message: {
      owners: ["author_id"],
      exported: [
        "id",
        "thread_id",
        "seq",
        "author_id",
        "content",
        "is_moderated",
        "created_at",
        "hidden_at",
      ],
    },
    class_thread_read: {
      owners: ["account_id"],
      exported: ["thread_id", "account_id", "read_seq"],
    },
  },
  joinGuest,
};
