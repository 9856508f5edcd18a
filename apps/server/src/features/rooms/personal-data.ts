import type { PersonalData } from "../../personal-data";
import { createJoinGuest } from "./join-guest";
import { deleteDemoRoomsOf } from "./rooms.store";
import { createRoomReads, type RoomNeeds } from "./room-reads.store";

export const personalData = (needs: RoomNeeds): PersonalData<"rooms"> => ({
  tables: {
    room: {
      owners: ["owner_id"],
      staysWithGuest: true,
      others: ["practice_partner_id"],
      exported: [
        "id",
        "name",
        "description",
        "type",
        "category",
        "is_private",
        "is_listed",
        "audience",
        "class_id",
        "level",
        "game",
        "max_participants",
        "owner_id",
        "last_seq",
        "last_message_at",
        "is_demo",
        "is_of_class",
        "created_at",
      ],
      withheld: ["practice_partner_id"],
    },
    room_invitation: {
      owners: ["account_id"],
      staysWithGuest: true,
      others: ["invited_by"],
      exported: ["room_id", "account_id", "created_at"],
      withheld: ["invited_by"],
    },
    room_member: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["room_id", "account_id", "joined_at", "last_read_seq"],
    },
    room_request: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["room_id", "account_id", "created_at", "ended_at"],
    },
    room_message: {
      owners: ["account_id"],
      exported: [
        "room_id",
        "seq",
        "id",
        "account_id",
        "content",
        "is_moderated",
        "client_id",
        "created_at",
        "hidden_at",
        "is_hidden_by_program",
        "waits_for_consent",
      ],
    },
  },
  beforeErasure: deleteDemoRoomsOf,
  joinGuest: createJoinGuest(createRoomReads(needs)),
});
