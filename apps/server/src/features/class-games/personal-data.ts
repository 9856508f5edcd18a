import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"class-games"> = {
  tables: {
    quiz_set: {
      owners: ["owner_id"],
      exported: ["id", "owner_id", "title", "questions", "created_at", "updated_at"],
    },
    class_game: {
      owners: ["owner_id"],
      exported: ["game_id", "owner_id", "title", "code", "question_count", "created_at"],
    },
    // Of a game, not of anybody: where it is played, as a hash.
    class_game_address: null,
  },
  joinGuest,
};
