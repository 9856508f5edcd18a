import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"tutor"> = {
  tables: {
    tutor_day: { owners: ["account_id"], exported: ["account_id", "day", "messages"] },
  },
  joinGuest,
};
