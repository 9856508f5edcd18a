import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

/**
 * A game's state and log hold people by their ids alone: whoever is erased leaves an id there that is
 * nobody's.
 */
export const personalData: PersonalData<"games"> = {
  tables: {
    game: {
      owners: ["host_id"],
      others: ["waits_for"],
      exported: ["id", "room_id", "host_id", "kind", "game_type", "mode", "created_at"],
      withheld: [
        "setting",
        "version",
        "state",
        "due_at",
        "questions",
        "bank",
        "closed_at",
        "waits_for",
      ],
    },
    game_event: null,
    game_match: null,
    game_player: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["game_id", "account_id", "name", "joined_at", "removed_at"],
      withheld: ["name_key"],
    },
    game_former_guest: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["guest_id", "account_id"],
    },
    match_share: {
      owners: ["account_id"],
      exported: ["token", "match_id", "account_id", "created_at"],
    },
    game_result: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: [
        "match_id",
        "account_id",
        "score",
        "rank",
        "right_answers",
        "rounds",
        "answers",
        "xp",
        "coins",
        "ended_at",
      ],
    },
    quiz_seen: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["account_id", "question_id", "seen_at"],
    },
  },
  joinGuest,
};
