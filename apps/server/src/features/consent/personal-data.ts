import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"consent"> = {
  tables: {
    parental_consent: {
      owners: ["account_id"],
      others: ["decided_by"],
      // That a parent said stop, and which: or the child has somebody else agree a moment later.
      staysWithGuestIf: { state: "WITHDRAWN", replaced_at: null },
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
        "from_childs_device",
      ],
      withheld: ["decided_by", "mail_id"],
    },
  },
  joinGuest,
};
