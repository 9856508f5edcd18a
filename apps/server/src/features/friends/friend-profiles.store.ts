import { sql } from "kysely";
import type { AgeBand, FriendRequestState, Role } from "@saywell/contract";
import type { Db, Rows, Tx } from "../../db/database";
import { isThereFor } from "./friends.store";

export interface FriendProfile {
  id: string;
  name: string;
  avatar: string | null;
  role: Role;
  ageBand: AgeBand;
  isBot: boolean;
  isDemo: boolean;
  needsConsent: boolean;
  lastSeenAt: Date | null;
}

interface Card {
  id: string;
  shown_name: string;
  avatar: string | null;
  role: Role;
  age_band: AgeBand;
  is_bot: boolean;
  is_demo: boolean;
  needs_consent: boolean;
  whole_name: string;
  last_seen_at: Date | null;
}

/** As much of the accounts as friends read. */
export interface Accounts {
  cards: (db: Db | Tx) => Rows<Card>;
}

export interface RequestRow extends FriendProfile {
  requestId: string;
  isIncoming: boolean;
  state: FriendRequestState;
  createdAt: Date;
}

export interface TieRow extends FriendProfile {
  requestId: string;
  isIncoming: boolean;
  state: FriendRequestState;
  isApproved: boolean;
}

const profileFields = [
  "account.id",
  "account.shown_name as name",
  "account.avatar",
  "account.role",
  "account.age_band as ageBand",
  "account.is_bot as isBot",
  "account.is_demo as isDemo",
  "account.needs_consent as needsConsent",
  "account.last_seen_at as lastSeenAt",
] as const;

export type FriendProfilesStore = ReturnType<typeof createFriendProfilesStore>;

/**
 * Friends, and those who want to be, with what others see of them.
 *
 * @param lock holds back others who would change an account until the transaction ends
 */
export function createFriendProfilesStore(
  { cards }: Accounts,
  lock?: (tx: Tx, accountId: string) => Promise<unknown>,
) {
  /** Whoever is the other one in friendships of this account. */
  const othersOf = (db: Db | Tx, accountId: string) =>
    db
      .selectFrom("friendship")
      .innerJoin(cards(db).as("account"), (join) =>
        join.on(
          sql<boolean>`account.id = case when requester_id = ${accountId} then addressee_id else requester_id end`,
        ),
      )
      .where((row) =>
        row.or([row("requester_id", "=", accountId), row("addressee_id", "=", accountId)]),
      );

  return {
    /** Neither's age changes until the transaction ends, so what is agreed on is checked truly. */
    async keepAges(tx: Tx, one: string, other: string): Promise<void> {
      for (const id of [one, other].toSorted()) await lock?.(tx, id);
    },

    find: async (db: Db | Tx, accountId: string): Promise<FriendProfile | undefined> =>
      await db
        .selectFrom(cards(db).as("account"))
        .select(profileFields)
        .where("account.id", "=", accountId)
        .executeTakeFirst(),

    listFriends: async (db: Db | Tx, accountId: string): Promise<FriendProfile[]> =>
      await othersOf(db, accountId)
        .select(profileFields)
        // Friends know each other: of other learners one reads the first name.
        .select("account.whole_name as name")
        .where("state", "=", "ACCEPTED")
        .orderBy(sql`lower(account.shown_name)`)
        .orderBy("account.id")
        .execute(),

    /** Everybody whose friend this account is, or who asked or was asked; not where one said no. */
    listTies: async (db: Db | Tx, accountId: string): Promise<TieRow[]> =>
      await othersOf(db, accountId)
        .select([
          ...profileFields,
          "friendship.id as requestId",
          "friendship.state",
          sql<boolean>`friendship.approved_at is not null`.as("isApproved"),
          sql<boolean>`addressee_id = ${accountId}`.as("isIncoming"),
        ])
        .where("declined_at", "is", null)
        .execute(),

    /** The newest first. */
    listRequests: async (
      db: Db | Tx,
      accountId: string,
      declinedSince: Date,
    ): Promise<RequestRow[]> =>
      await othersOf(db, accountId)
        .select([
          ...profileFields,
          "friendship.id as requestId",
          "friendship.state",
          "friendship.created_at as createdAt",
          sql<boolean>`addressee_id = ${accountId}`.as("isIncoming"),
        ])
        .where("state", "<>", "ACCEPTED")
        .where(isThereFor(accountId, declinedSince))
        .orderBy("friendship.created_at", "desc")
        .execute(),
  };
}
