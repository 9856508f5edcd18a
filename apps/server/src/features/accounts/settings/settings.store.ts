import type { AgeBand, Role } from "@saywell/contract";
import type { Db, Tx } from "../../../db/database";
import type { StoredSettings } from "./account-settings";

export interface AccountRow {
  name: string;
  avatar: string | null;
  ageBand: AgeBand;
  isDemo: boolean;
  role: Role;
  wantedEmail: string | null;
  wantedEmailUntil: Date | null;
}

const account = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom("account")
    .select([
      "name",
      "avatar",
      "age_band as ageBand",
      "is_demo as isDemo",
      "role",
      "wanted_email as wantedEmail",
      "wanted_email_until as wantedEmailUntil",
    ])
    .where("id", "=", accountId);

export async function findAccount(db: Db | Tx, accountId: string): Promise<AccountRow | undefined> {
  return await account(db, accountId).executeTakeFirst();
}

/** Holds back other changes of this account until the transaction ends. */
export async function lockAccount(tx: Tx, accountId: string): Promise<AccountRow | undefined> {
  return await account(tx, accountId).forNoKeyUpdate().executeTakeFirst();
}

export async function saveAccount(
  tx: Tx,
  accountId: string,
  { name, avatar, timeZone }: Pick<AccountRow, "name" | "avatar"> & { timeZone?: string },
): Promise<void> {
  await tx
    .updateTable("account")
    .set({
      name,
      avatar,
      ...(timeZone !== undefined && { time_zone: timeZone, has_own_zone: true }),
    })
    .where("id", "=", accountId)
    .execute();
}

export async function findSettings(
  db: Db | Tx,
  accountId: string,
): Promise<StoredSettings | undefined> {
  return await db
    .selectFrom("account_setting")
    .select([
      "text_size as textSize",
      "dyslexia_spacing as dyslexiaSpacing",
      "reduced_motion as reducedMotion",
      "sound",
      "pen_sounds as penSounds",
      "daily_goal as dailyGoal",
      "on_leaderboard as onLeaderboard",
      "show_email as showEmail",
      "found_by_email as foundByEmail",
      "found_by_name as foundByName",
      "remind_of_work as remindOfWork",
    ])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function saveSettings(
  tx: Tx,
  accountId: string,
  settings: StoredSettings,
): Promise<void> {
  const row = {
    text_size: settings.textSize,
    dyslexia_spacing: settings.dyslexiaSpacing,
    reduced_motion: settings.reducedMotion,
    sound: settings.sound,
    pen_sounds: settings.penSounds,
    daily_goal: settings.dailyGoal,
    on_leaderboard: settings.onLeaderboard,
    show_email: settings.showEmail,
    found_by_email: settings.foundByEmail,
    found_by_name: settings.foundByName,
    remind_of_work: settings.remindOfWork,
  };
  await tx
    .insertInto("account_setting")
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(row))
    .execute();
}
