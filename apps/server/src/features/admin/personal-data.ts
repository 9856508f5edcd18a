import type { PersonalData } from "../../personal-data";
import { deleteInvitationsOf } from "./invitations/invitations.store";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"admin"> = {
  tables: {
    invitation: {
      owners: ["account_id"],
      others: ["invited_by"],
      exported: [
        "id",
        "email",
        "role",
        "name",
        "class_ids",
        "account_id",
        "created_at",
        "expires_at",
        "accepted_at",
        "revoked_at",
      ],
      withheld: ["invited_by", "is_from_server"],
    },
  },
  beforeErasure: deleteInvitationsOf,
  joinGuest,
};
