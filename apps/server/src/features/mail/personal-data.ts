import { passOn } from "../../db/pass-on";
import type { PersonalData } from "../../personal-data";

export const personalData: PersonalData<"mail"> = {
  tables: {
    // The words hold links by which their reader may act, and go to the reader's address only.
    mail: {
      owners: ["account_id"],
      exported: [
        "id",
        "account_id",
        "to_address",
        "kind",
        "subject",
        "state",
        "created_at",
        "sent_at",
      ],
      withheld: ["seq", "text", "html", "has_link", "attempts", "next_try_at", "last_error"],
    },
  },
  joinGuest: passOn("mail"),
};
