import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"friends"> = {
  tables: {
    follow: {
      owners: ["follower_id"],
      others: ["followed_id"],
      exported: ["follower_id", "followed_id", "created_at"],
    },
    // Who asked is not told that it was declined, and nobody who decided.
    friendship: {
      owners: ["requester_id", "addressee_id"],
      others: ["approved_by"],
      // Who asks whom is told to who is asked on their list, where a request that is held is not.
      toldOnce: { owner: "addressee_id", isSet: "accepted_at" },
      exported: [
        "id",
        "requester_id",
        "addressee_id",
        "state",
        "created_at",
        "accepted_at",
        "approved_at",
      ],
      withheld: ["declined_at", "is_taken_back", "approved_by"],
    },
    block_or_mute: {
      owners: ["account_id"],
      staysWithGuest: true,
      others: ["against_id"],
      exported: ["account_id", "against_id", "kind", "created_at", "knows_name"],
    },
  },
  joinGuest,
};
