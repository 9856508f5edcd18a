import { passOn } from "../../db/pass-on";
import type { PersonalData } from "../../personal-data";

export const personalData: PersonalData<"sanctions"> = {
  tables: {
    appeal: {
      owners: ["account_id"],
      staysWithGuest: true,
      others: ["decided_by"],
      exported: [
        "id",
        "sanction_id",
        "account_id",
        "text",
        "state",
        "answer",
        "created_at",
        "decided_at",
      ],
      withheld: ["decided_by"],
    },
    sanction: {
      owners: ["account_id"],
      staysWithGuest: true,
      others: ["created_by"],
      exported: [
        "id",
        "account_id",
        "kind",
        "room_id",
        "reason",
        "created_at",
        "ends_at",
        "lifted_at",
      ],
      withheld: ["report_id", "created_by"],
    },
  },
  // Logging in is no way out of a sanction.
  joinGuest: passOn("sanction", "appeal"),
};
