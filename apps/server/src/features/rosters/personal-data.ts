import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";
import { deleteInvitationsTo } from "./own-invitations.store";

export const personalData: PersonalData<"rosters"> = {
  tables: {
    // Whoever accepted it. One that waits is known by its address, and goes with it.
    class_invitation: {
      owners: ["accepted_by"],
      others: ["invited_by", "sent_by"],
      exported: [
        "id",
        "class_id",
        "state",
        "email",
        "name",
        "accepted_by",
        "created_at",
        "sent_at",
        "answered_at",
        "expires_at",
      ],
      withheld: ["token", "address_hash", "invited_by", "sent_by"],
    },
    // Goes after a day. Whose the addresses are is others'.
    class_invitation_mail: {
      owners: ["sender_id"],
      exported: ["sender_id", "sent_at"],
      withheld: ["id", "address_hash"],
    },
  },
  beforeErasure: deleteInvitationsTo,
  joinGuest,
};
