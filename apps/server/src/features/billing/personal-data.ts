import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"billing"> = {
  tables: {
    subscription: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["account_id", "plan_type", "status", "updated_at"],
    },
  },
  joinGuest,
};
