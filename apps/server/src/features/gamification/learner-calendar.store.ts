import type { Db, Tx } from "../../db/database";

/** Where an account's days were counted last, and when the last of each kind began to count. */
export interface LearnerCalendar {
  timeZone: string;
  zoneSince: Date | null;
  studyAt: Date | null;
  chatAt: Date | null;
}

export async function findCalendar(
  db: Db | Tx,
  accountId: string,
): Promise<LearnerCalendar | undefined> {
  return await db
    .selectFrom("learner_calendar")
    .select([
      "time_zone as timeZone",
      "zone_since as zoneSince",
      "study_at as studyAt",
      "chat_at as chatAt",
    ])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function saveCalendar(
  tx: Tx,
  accountId: string,
  { timeZone, zoneSince, studyAt, chatAt }: LearnerCalendar,
): Promise<void> {
  const values = {
    time_zone: timeZone,
    zone_since: zoneSince,
    study_at: studyAt,
    chat_at: chatAt,
  };
  await tx
    .insertInto("learner_calendar")
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(values))
    .execute();
}

/** What stands of a day with study in it: a day of its own, a kept one, or nothing. */
export async function findStudyDay(
  db: Db | Tx,
  accountId: string,
  day: string,
): Promise<{ isKept: boolean } | undefined> {
  return await db
    .selectFrom("study_day")
    .select("is_kept as isKept")
    .where("account_id", "=", accountId)
    .where("day", "=", day)
    .executeTakeFirst();
}

export async function findLatestStudyDay(
  db: Db | Tx,
  accountId: string,
): Promise<{ day: string; isKept: boolean } | undefined> {
  return await db
    .selectFrom("study_day")
    .select(["day", "is_kept as isKept"])
    .where("account_id", "=", accountId)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** A kept day may become one of its own, and never the other way. */
export async function saveStudyDay(
  tx: Tx,
  accountId: string,
  { day, isKept }: { day: string; isKept: boolean },
): Promise<void> {
  const insert = tx.insertInto("study_day").values({ account_id: accountId, day, is_kept: isKept });
  await insert
    .onConflict((conflict) => {
      const same = conflict.columns(["account_id", "day"]);
      return isKept ? same.doNothing() : same.doUpdateSet({ is_kept: false });
    })
    .execute();
}
