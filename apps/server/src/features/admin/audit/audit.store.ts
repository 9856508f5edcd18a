import type { Db, Rows, Tx } from "../../../db/database";
import type { People } from "../admin-needs";

/** The audit log, to join. */
export type AuditEntries = (db: Db | Tx) => Rows<{
  id: number;
  at: Date;
  actor_id: string | null;
  action: string;
  about_id: string | null;
  details: unknown;
}>;

export interface AuditWish {
  action?: string | undefined;
  actorId?: string | undefined;
  aboutId?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

export type AuditStore = ReturnType<typeof createAuditStore>;

export function createAuditStore({ people, entries }: { people: People; entries: AuditEntries }) {
  return {
    /** Latest first. */
    list: async (db: Db, wish: AuditWish, { before, limit }: { before?: number; limit: number }) =>
      await db
        .selectFrom(entries(db).as("entry"))
        .leftJoin(people(db).as("actor"), "actor.id", "entry.actor_id")
        .leftJoin(people(db).as("about"), "about.id", "entry.about_id")
        .select([
          "entry.id",
          "entry.at",
          "entry.action",
          "entry.details",
          "actor.id as actorId",
          "actor.shown_name as actorName",
          "about.id as aboutId",
          "about.shown_name as aboutName",
        ])
        .$if(wish.action !== undefined, (query) => query.where("entry.action", "=", wish.action!))
        .$if(wish.actorId !== undefined, (query) =>
          query.where("entry.actor_id", "=", wish.actorId!),
        )
        .$if(wish.aboutId !== undefined, (query) =>
          query.where("entry.about_id", "=", wish.aboutId!),
        )
        .$if(wish.from !== undefined, (query) =>
          query.where("entry.at", ">=", new Date(wish.from!)),
        )
        .$if(wish.until !== undefined, (query) =>
          query.where("entry.at", "<=", new Date(wish.until!)),
        )
        .$if(before !== undefined, (query) => query.where("entry.id", "<", before!))
        .orderBy("entry.id", "desc")
        .limit(limit)
        .execute(),
  };
}
