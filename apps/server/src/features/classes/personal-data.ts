import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"classes"> = {
  tables: {
    class_member: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["class_id", "account_id", "joined_at"],
    },
    school_class: {
      owners: ["teacher_id"],
      staysWithGuest: true,
      others: ["visitor_id"],
      exported: ["id", "name", "teacher_id", "created_at"],
      withheld: ["visitor_id"],
    },
  },
  joinGuest,
};
