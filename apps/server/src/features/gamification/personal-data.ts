import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"gamification"> = {
  tables: {
    badge_award: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["account_id", "badge_id", "awarded_at"],
    },
    learner_calendar: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["account_id", "time_zone", "zone_since", "study_at", "chat_at"],
    },
    ledger_entry: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["id", "account_id", "kind", "source", "xp", "coins", "created_at"],
    },
    study_day: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["account_id", "day", "is_kept"],
    },
  },
  joinGuest,
};
