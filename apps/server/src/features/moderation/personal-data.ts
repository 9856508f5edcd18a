import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";
import { forgetWordsOf } from "./erasure.store";

export const personalData: PersonalData<"moderation"> = {
  tables: {
    // What a person reported; the reported words are somebody else's.
    report: {
      owners: ["reporter_id"],
      staysWithGuest: true,
      others: ["about_id", "decided_by"],
      exported: [
        "id",
        "source",
        "reason",
        "note",
        "state",
        "reporter_id",
        "room_id",
        "message_id",
        "message_at",
        "created_at",
        "decided_at",
        "is_safeguarding",
        "is_from_unproved",
      ],
      withheld: [
        "about_id",
        "content",
        "context",
        "decided_by",
        "said_to",
        "decision_note",
        "alerted_at",
      ],
    },
    queue_look: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["account_id", "looked_at"],
    },
  },
  beforeErasure: forgetWordsOf,
  joinGuest,
};
