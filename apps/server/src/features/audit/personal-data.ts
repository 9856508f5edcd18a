import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"audit"> = {
  tables: {
    // What somebody did is theirs; whom it was about, and how, is not.
    audit_entry: {
      owners: ["actor_id"],
      staysWithGuest: true,
      others: ["about_id"],
      exported: ["id", "at", "actor_id", "action"],
      withheld: ["about_id", "details"],
    },
  },
  joinGuest,
};
