import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"class-plans"> = {
  tables: {
    // Whoever changed it last: the plan itself belongs to the class.
    class_plan: {
      owners: ["changed_by"],
      exported: ["class_id", "revision", "changed_by", "changed_at"],
    },
    class_plan_week: null,
  },
  joinGuest,
};
