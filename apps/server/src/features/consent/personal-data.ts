import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"consent"> = {
  tables: {
    parental_consent: {
      owners: ["account_id"],
      others: ["decided_by"],
      exported: [
        "id",
        "account_id",
        "state",
        "given_by",
        "who",
        "wording",
        "asked_at",
        "decided_at",
        "replaced_at",
      ],
      withheld: ["decided_by"],
    },
  },
  joinGuest,
};
