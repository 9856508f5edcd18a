import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./guests/guest.store";

export const personalData: PersonalData<"accounts"> = {
  tables: {
    account: {
      owners: ["id"],
      exported: [
        "id",
        "name",
        "email",
        "role",
        "age_band",
        "level",
        "time_zone",
        "bio",
        "avatar",
        "is_demo",
        "created_at",
        "handle",
        "title",
        "last_seen_at",
        "is_bot",
        "shown_name",
        "anonymised_at",
      ],
      withheld: ["password_hash"],
    },
    account_setting: {
      owners: ["account_id"],
      exported: [
        "account_id",
        "text_size",
        "dyslexia_spacing",
        "reduced_motion",
        "sound",
        "daily_goal",
        "on_leaderboard",
        "show_email",
      ],
    },
    session: {
      owners: ["account_id"],
      exported: ["account_id", "created_at", "expires_at"],
      withheld: ["token_hash"],
    },
  },
  joinGuest,
};
