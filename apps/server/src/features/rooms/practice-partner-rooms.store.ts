import type { AgeBand, CefrLevel, Role, RoomAudience } from "@saywell/contract";
import type { Db } from "../../db/database";
import type { RoomNeeds } from "./room-reads.store";

/** A room that somebody plays a practice partner in. */
export interface PracticePartnerRoom {
  id: string;
  audience: RoomAudience;
  category: string;
  level: CefrLevel | null;
  practicePartner: { id: string; name: string; role: Role; ageBand: AgeBand; timeZone: string };
}

/** The room, if a practice partner talks in it; those of the demo school only while that is open. */
export async function findPracticePartnerRoom(
  { cards }: Pick<RoomNeeds, "cards">,
  db: Db,
  roomId: string,
  { demo }: { demo: boolean },
): Promise<PracticePartnerRoom | null> {
  const row = await db
    .selectFrom("room")
    .innerJoin(cards(db).as("account"), "account.id", "room.practice_partner_id")
    .select([
      "room.id",
      "room.audience",
      "room.category",
      "room.level",
      "account.id as practicePartnerId",
      "account.name",
      "account.role",
      "account.age_band as ageBand",
      "account.time_zone as timeZone",
    ])
    .where("room.id", "=", roomId)
    .where("room.type", "=", "CHAT")
    .where("account.is_bot", "=", true)
    .$if(!demo, (query) => query.where("account.is_demo", "=", false))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, audience, category, level, practicePartnerId, ...practicePartner } = row;
  return {
    id,
    audience,
    category,
    level,
    practicePartner: { id: practicePartnerId, ...practicePartner },
  };
}
