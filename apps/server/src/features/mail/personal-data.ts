import { passOn } from "../../db/pass-on";
import type { PersonalData } from "../../personal-data";
import { deleteInvitationsTo, passOnMailsAbout } from "./mails-of-accounts.store";

export const personalData: PersonalData<"mail"> = {
  tables: {
    // The words hold links by which their reader may act, and go to the reader's address only.
    mail: {
      // A mail to a parent is about the child, and goes with the child.
      owners: ["account_id", "about_id"],
      exported: [
        "id",
        "account_id",
        "about_id",
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
  beforeErasure: deleteInvitationsTo,
  async joinGuest(tx, join) {
    await passOn("mail")(tx, join);
    await passOnMailsAbout(tx, join);
  },
};
