import { type AgeBand, type Role, roles } from "@saywell/contract/constants";
import { ageBands, isProtected as isProtectedPerson } from "@saywell/moderation";
import { type RawBuilder, sql } from "kysely";
import type { Db, Rows } from "../../../db/database";

/** Somebody and a friend who may see whether they are here. */
export interface Sight {
  viewerId: string;
  seenId: string;
}

interface Reads {
  /** All accounts. */
  cards: (db: Db) => Rows<{ id: string; role: Role; age_band: AgeBand; is_bot: boolean }>;
  /** Who belongs to which class, as a student or as its teacher. */
  memberships: (db: Db) => Rows<{ class_id: string; account_id: string }>;
}

export type FriendStatusStore = ReturnType<typeof createFriendStatusStore>;

export function createFriendStatusStore({ cards, memberships }: Reads) {
  /**
   * The rule of who may see whether somebody is here, for friends: with a person who is, or may be,
   * under 18, it is those in one class, who sees is an admin, or who is seen an adult teacher.
   */
  async function listSights(
    db: Db,
    side: RawBuilder<unknown>,
    accountIds: readonly string[],
  ): Promise<Sight[]> {
    const { rows } = await sql<Sight>`
      with pair as (
        select requester_id as viewer_id, addressee_id as seen_id from friendship
        where state = 'ACCEPTED'
        union all
        select addressee_id, requester_id from friendship where state = 'ACCEPTED'
      )
      select viewer_id as "viewerId", seen_id as "seenId"
      from pair
      join ${cards(db)} as viewer on viewer.id = viewer_id
      join ${cards(db)} as seen on seen.id = seen_id
      where ${side} = any(${sql.val([...accountIds])}::uuid[]) and (
        not (${isProtected("viewer")} or ${isProtected("seen")})
        or viewer.role = 'ADMIN'
        or (seen.role = 'TEACHER' and not ${isProtected("seen")})
        or exists (
          select from ${memberships(db)} as mine join ${memberships(db)} as theirs using (class_id)
          where mine.account_id = viewer_id and theirs.account_id = seen_id
        )
      )`.execute(db);
    return rows;
  }

  return {
    /** Whom of their friends these accounts may see. */
    friendsSeenBy: (db: Db, viewerIds: readonly string[]): Promise<Sight[]> =>
      listSights(db, sql`viewer_id`, viewerIds),

    /** By which of their friends these accounts may be seen. */
    friendsWhoSee: (db: Db, seenIds: readonly string[]): Promise<Sight[]> =>
      listSights(db, sql`seen_id`, seenIds),

    /** Which of these accounts are practice partners. */
    async practicePartnersAmong(db: Db, accountIds: readonly string[]): Promise<string[]> {
      if (accountIds.length === 0) return [];
      const rows = await db
        .selectFrom(cards(db).as("account"))
        .select("account.id")
        .where("account.id", "in", accountIds)
        .where("account.is_bot", "=", true)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

/** Each age band and role of people who are protected, as the rule says. */
const protectedGroups = ageBands.flatMap((ageBand) =>
  roles
    .filter((role) => isProtectedPerson({ ageBand, role }))
    .map((role) => sql`(${sql.lit(ageBand)}, ${sql.lit(role)})`),
);

const isProtected = (person: "viewer" | "seen") =>
  sql`((${sql.ref(`${person}.age_band`)}, ${sql.ref(`${person}.role`)}) in (${sql.join(protectedGroups)}))`;
