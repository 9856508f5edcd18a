import type { RoomAudience, RoomType } from "@saywell/contract";
import type { Db, Rows, Tx } from "../../db/database";
import { placeCount } from "./chat/places.store";

/** A room as an admin sees it. The columns keep their names. */
export interface RoomOverview {
  id: string;
  name: string;
  type: RoomType;
  audience: RoomAudience;
  class_id: string | null;
  is_private: boolean;
  is_demo: boolean;
  is_of_class: boolean;
  owner_id: string | null;
  created_at: Date;
  last_message_at: Date | null;
  member_count: number;
  message_count: number;
}

/** All rooms with how many are in them, private ones too, to join in a query of the caller's. */
export const roomOverviews = (db: Db | Tx): Rows<RoomOverview> =>
  db.selectFrom("room").select([
    "id",
    "name",
    "type",
    "audience",
    "class_id",
    "is_private",
    "is_demo",
    "is_of_class",
    "owner_id",
    "created_at",
    "last_message_at",
    // Messages are numbered from one.
    "last_seq as message_count",
    placeCount.as("member_count"),
  ]);
