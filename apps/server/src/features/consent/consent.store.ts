import type { ConsentGiver, ConsentState } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../db/database";
import { mailboxIn } from "../../db/mailbox-in";
import { holds } from "../../db/names";
import type { Place } from "../../pages";

export interface ConsentRecord {
  id: string;
  accountId: string;
  state: ConsentState;
  by: ConsentGiver;
  who: string;
  wording: number;
  askedAt: Date;
  decidedAt: Date | null;
  replacedAt: Date | null;
  /** Whether the yes came from a browser in which the child had logged in. */
  isFromChildsDevice: boolean;
  /** The mail that asked, while the outbox keeps it. */
  mailId: string | null;
}

const fields = [
  "parental_consent.id",
  "parental_consent.account_id as accountId",
  "parental_consent.state",
  "parental_consent.given_by as by",
  "parental_consent.who",
  "parental_consent.wording",
  "parental_consent.asked_at as askedAt",
  "parental_consent.decided_at as decidedAt",
  "parental_consent.replaced_at as replacedAt",
  "parental_consent.from_childs_device as isFromChildsDevice",
  "parental_consent.mail_id as mailId",
] as const;

/** What somebody said last, or was asked. */
export async function findNewest(db: Db | Tx, accountId: string) {
  return await db
    .selectFrom("parental_consent")
    .select(fields)
    .where("account_id", "=", accountId)
    .where("replaced_at", "is", null)
    .orderBy("asked_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function findConsent(db: Db | Tx, id: string) {
  return await db
    .selectFrom("parental_consent")
    .select(fields)
    .where("id", "=", id)
    .executeTakeFirst();
}

/**
 * The newest takes the place of all before it. Only a question leaves alone what a parent has said:
 * that parent's lasting link works until somebody else has agreed.
 */
export async function insertConsent(
  tx: Tx,
  consent: {
    accountId: string;
    state: ConsentState;
    by: ConsentGiver;
    who: string;
    wording: number;
    now: Date;
    decidedBy: string | null;
  },
): Promise<string> {
  await tx
    .updateTable("parental_consent")
    .set({ replaced_at: consent.now })
    .where("account_id", "=", consent.accountId)
    .where("replaced_at", "is", null)
    .$if(consent.state === "ASKED", (query) =>
      query.where((eb) =>
        eb.or([eb("given_by", "=", "SCHOOL"), eb("state", "not in", ["GIVEN", "WITHDRAWN"])]),
      ),
    )
    .execute();
  const { id } = await tx
    .insertInto("parental_consent")
    .values({
      account_id: consent.accountId,
      state: consent.state,
      given_by: consent.by,
      who: consent.who,
      wording: consent.wording,
      asked_at: consent.now,
      decided_at: consent.state === "ASKED" ? null : consent.now,
      decided_by: consent.decidedBy,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function decideConsent(
  tx: Tx,
  id: string,
  answer: {
    state: ConsentState;
    wording: number;
    /** Of a yes; what was said before stays known. */
    isFromChildsDevice?: boolean;
    now: Date;
  },
): Promise<void> {
  const { state, wording, isFromChildsDevice, now } = answer;
  await tx
    .updateTable("parental_consent")
    .set({ state, wording, decided_at: now })
    .$if(isFromChildsDevice !== undefined, (query) =>
      query.set({ from_childs_device: isFromChildsDevice! }),
    )
    .where("id", "=", id)
    .execute();
}

export async function saveMail(tx: Tx, id: string, mailId: string): Promise<void> {
  await tx.updateTable("parental_consent").set({ mail_id: mailId }).where("id", "=", id).execute();
}

/** Addresses of parents who have answered for a child, also where another answer counts by now. */
export async function listAnswered(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("parental_consent")
    .select("who")
    .distinct()
    .where("account_id", "=", accountId)
    .where("given_by", "=", "PARENT")
    .where("decided_at", "is not", null)
    .execute();
  return rows.map(({ who }) => who);
}

/** What parents were asked or said, as far as nothing has taken its place. */
export async function listStandingOfParents(tx: Tx, accountId: string) {
  return await tx
    .selectFrom("parental_consent")
    .select(["id", "who", "state"])
    .where("account_id", "=", accountId)
    .where("given_by", "=", "PARENT")
    .where("replaced_at", "is", null)
    .execute();
}

export async function replaceConsents(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("parental_consent")
    .set({ replaced_at: now })
    .where("id", "in", ids)
    .execute();
}

/** Whoever never answered is not kept: the address is one that a child typed. */
export async function deleteUnanswered(tx: Tx, askedBefore: Date): Promise<void> {
  await tx
    .deleteFrom("parental_consent")
    .where("state", "=", "ASKED")
    .where("asked_at", "<=", askedBefore)
    .execute();
}

const mailboxAsked = mailboxIn("who");

/** What a child asked since, and what anybody asked this mailbox. */
export async function listAsks(
  db: Db | Tx,
  { accountId, mailbox, since }: { accountId: string; mailbox: string; since: Date },
): Promise<{ isByChild: boolean; isOfParent: boolean; mailId: string | null }[]> {
  const { rows } = await sql<{ isByChild: boolean; isOfParent: boolean; mailId: string | null }>`
    select
      account_id = ${accountId} as "isByChild",
      ${mailboxAsked} = ${mailbox} as "isOfParent",
      mail_id as "mailId"
    from parental_consent
    where asked_at > ${since} and given_by = 'PARENT'
      and (account_id = ${accountId} or ${mailboxAsked} = ${mailbox})`.execute(db);
  return rows;
}

export interface ListedConsent extends ConsentRecord {
  userName: string;
  /** When it was asked for, as the database writes it. */
  place: string;
}

/** The newest first. */
export async function listConsents(
  cards: (db: Db | Tx) => Rows<{ id: string; name: string }>,
  db: Db | Tx,
  wish: {
    q: string | undefined;
    state: ConsentState | undefined;
    accountId: string | undefined;
    after: Place | null;
    limit: number;
  },
): Promise<{ total: number; rows: ListedConsent[] }> {
  const { q, state, accountId, after } = wish;
  const found = db
    .selectFrom("parental_consent")
    .innerJoin(cards(db).as("account"), "account.id", "parental_consent.account_id")
    .$if(q !== undefined && q !== "", (query) =>
      query.where((row) => row.or([holds("account.name", q!), holds("parental_consent.who", q!)])),
    )
    .$if(state !== undefined, (query) =>
      query
        .where("parental_consent.state", "=", state!)
        .where("parental_consent.replaced_at", "is", null),
    )
    .$if(accountId !== undefined, (query) =>
      query.where("parental_consent.account_id", "=", accountId!),
    );
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select([
      ...fields,
      "account.name as userName",
      sql<string>`parental_consent.asked_at::text`.as("place"),
    ])
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(parental_consent.asked_at, parental_consent.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy("parental_consent.asked_at", "desc")
    .orderBy("parental_consent.id", "desc")
    .limit(wish.limit)
    .execute();
  return { total, rows };
}
