import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"daily-five"> = {
  tables: {
    daily_five: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["account_id", "day", "level", "score", "xp", "coins", "finished_at"],
      // The questions of today that are still to come.
      withheld: ["state"],
    },
  },
  joinGuest,
};
