import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"assignments"> = {
  tables: {
    assignment: {
      owners: ["created_by"],
      exported: [
        "id",
        "class_id",
        "kind",
        "lesson_id",
        "instructions",
        "is_draft",
        "is_for_some",
        "opens_at",
        "due_at",
        "late_rule",
        "created_by",
        "created_at",
        "title",
        "level",
        "task",
      ],
    },
    assignment_recipient: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["assignment_id", "account_id"],
    },
    // About nobody: which groups work is for, and what they are called.
    assignment_group: null,
    class_group: null,
    class_group_member: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["group_id", "class_id", "account_id"],
    },
    assignment_reminder: {
      owners: ["account_id"],
      exported: ["assignment_id", "account_id", "due_at", "sent_at"],
    },
  },
  joinGuest,
};
