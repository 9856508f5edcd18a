import type { SchoolSettings } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";

export type VersionedSettings = SchoolSettings & { version: number };

/** Undefined where nothing was ever set. */
export async function findSettings(db: Db | Tx): Promise<VersionedSettings | undefined> {
  const row = await db.selectFrom("school_setting").selectAll().executeTakeFirst();
  return (
    row && {
      name: row.name,
      contact: row.contact,
      address: row.address,
      email: row.email,
      phone: row.phone,
      country: row.country,
      timeZone: row.time_zone,
      features: {
        learnersCreateRooms: row.learners_create_rooms,
        ads: row.ads,
        guests: row.guests,
      },
      membersPlan: row.members_plan,
      version: row.version,
    }
  );
}

/** Stores what follows the version that its author has seen. False when that is no longer the last one. */
export async function saveSettings(tx: Tx, settings: VersionedSettings): Promise<boolean> {
  const { name, contact, address, email, phone, country, timeZone, features, version } = settings;
  const row = {
    name,
    contact,
    address,
    email,
    phone,
    country,
    time_zone: timeZone,
    learners_create_rooms: features.learnersCreateRooms,
    ads: features.ads,
    guests: features.guests,
    members_plan: settings.membersPlan,
    version: version + 1,
  };
  if (version === 0) {
    const { numInsertedOrUpdatedRows: made = 0n } = await tx
      .insertInto("school_setting")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return made > 0n;
  }
  const { numUpdatedRows } = await tx
    .updateTable("school_setting")
    .set(row)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
