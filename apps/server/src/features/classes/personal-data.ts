import type { PersonalData } from "../../personal-data";
import { handOnClasses } from "./class-changes.store";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"classes"> = {
  tables: {
    class_member: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["class_id", "account_id", "joined_at"],
    },
    class_former_member: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["class_id", "account_id", "joined_at", "taken_out_at"],
    },
    school_class: {
      owners: ["teacher_id"],
      staysWithGuest: true,
      others: ["visitor_id"],
      exported: [
        "id",
        "name",
        "teacher_id",
        "created_at",
        "level",
        "goals",
        "weekly_lessons",
        "has_leaderboard",
        "messages",
        "names",
        "join_code",
        "archived_at",
        "is_archived",
      ],
      withheld: ["visitor_id"],
    },
    class_co_teacher: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["class_id", "account_id", "added_at"],
    },
    // Whoever wrote it: the student whom it is about is somebody else.
    class_note: {
      owners: ["author_id"],
      others: ["about_id"],
      exported: ["id", "class_id", "author_id", "content", "created_at", "updated_at"],
      withheld: ["about_id"],
    },
    class_announcement: {
      owners: ["author_id"],
      exported: ["id", "class_id", "author_id", "content", "created_at"],
    },
  },
  beforeErasure: handOnClasses,
  joinGuest,
};
