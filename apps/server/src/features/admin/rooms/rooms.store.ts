import type { RoomAudience, RoomType } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../../db/database";
import type { Classes, People } from "../admin-needs";
import type { Place } from "../../../pages";
import { holds } from "../../../db/names";

interface Room {
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

export interface RoomListNeeds {
  people: People;
  classes: Classes;
  rooms: (db: Db | Tx) => Rows<Room>;
}

interface Wish {
  q?: string | undefined;
  ownerId?: string | undefined;
  after: Place | null;
  limit: number;
}

export type RoomsStore = ReturnType<typeof createRoomsStore>;

export function createRoomsStore({ people, classes, rooms }: RoomListNeeds) {
  return {
    /** Newest first. */
    list: async (db: Db, { q, ownerId, after, limit }: Wish) =>
      await db
        .selectFrom(rooms(db).as("room"))
        .leftJoin(people(db).as("owner"), "owner.id", "room.owner_id")
        .leftJoin(classes(db).as("class"), "class.id", "room.class_id")
        .select([
          "room.id",
          "room.name",
          "room.type",
          "room.audience",
          "room.is_private as isPrivate",
          "room.is_demo as isDemo",
          "room.is_of_class as isOfClass",
          "owner.id as ownerId",
          "owner.shown_name as ownerName",
          "owner.role as ownerRole",
          "class.name as className",
          "room.member_count as members",
          "room.message_count as messages",
          "room.created_at as createdAt",
          "room.last_message_at as lastMessageAt",
          sql<string>`room.created_at::text`.as("place"),
        ])
        .$if(q !== undefined && q !== "", (query) => query.where(holds("room.name", q!)))
        .$if(ownerId !== undefined, (query) => query.where("room.owner_id", "=", ownerId!))
        .$if(after !== null, (query) =>
          query.where(
            sql<boolean>`(room.created_at, room.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
          ),
        )
        .orderBy("room.created_at", "desc")
        .orderBy("room.id", "desc")
        .limit(limit)
        .execute(),
  };
}
