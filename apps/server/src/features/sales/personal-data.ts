import { passOn } from "../../db/pass-on";
import type { PersonalData } from "../../personal-data";
import { deleteRequestsOf } from "./sales.store";

export const personalData: PersonalData<"sales"> = {
  tables: {
    sales_request: {
      owners: ["account_id"],
      exported: [
        "id",
        "name",
        "email",
        "organisation",
        "people",
        "message",
        "created_at",
        "answered_at",
        "account_id",
      ],
    },
  },
  // Somebody may have written before they had an account.
  beforeErasure: (tx, _accountId, address) => deleteRequestsOf(tx, address),
  joinGuest: passOn("sales_request"),
};
