import type { Account, SessionUser } from "@saywell/contract";
import { avatars } from "@saywell/contract/constants";
import { isMinor, maySetOwnAge } from "@saywell/moderation";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { type Events, inPublishingTransaction } from "../../../events";
import { ok, refuse, type Result } from "../../../refusal";
import { changeSettings, defaultSettings, viewSettings } from "./account-settings";
import type { ReadName } from "./read-name";
import type { ChangeAge } from "../ages/change-age";
import { unknownAccount } from "../unknown-account";
import * as store from "./settings.store";

interface Deps {
  db: Db;
  clock: Clock;
  /** The account as its own session knows it; undefined when there is none. */
  findUser: (db: Db | Tx, accountId: string) => Promise<SessionUser | undefined>;
  readName: ReadName;
  events: Pick<Events, "publish">;
  changeAge: ChangeAge;
}

/** What is left out stays. */
export interface AccountWish {
  name?: string | undefined;
  avatar?: Account["user"]["avatar"] | undefined;
  timeZone?: string | undefined;
  ageBand?: SessionUser["ageBand"] | undefined;
  settings?: Parameters<typeof changeSettings>[1] | undefined;
}

export type SettingsService = ReturnType<typeof createSettingsService>;

export function createSettingsService(deps: Deps) {
  const { db, clock, events, findUser, readName, changeAge } = deps;

  const isStill = (until: Date | null): boolean => until !== null && until > clock.now();

  async function read(accountId: string, from: Db | Tx = db): Promise<Result<Account>> {
    const user = await findUser(from, accountId);
    const account = await store.findAccount(from, accountId);
    if (user === undefined || account === undefined) return unknownAccount;
    const settings = (await store.findSettings(from, accountId)) ?? defaultSettings;
    return ok({
      // A drawing that was taken away leaves initials.
      user: { ...user, avatar: avatars.find((name) => name === account.avatar) ?? null },
      wantedEmail: isStill(account.wantedEmailUntil) ? account.wantedEmail : null,
      settings: viewSettings(settings, user.ageBand),
    });
  }

  async function change(
    callerId: string,
    accountId: string,
    wish: AccountWish,
  ): Promise<Result<Account>> {
    return await inPublishingTransaction({ db, events }, async (tx, happened) => {
      const before = await store.lockAccount(tx, accountId);
      if (before === undefined) return unknownAccount;
      const { avatar = before.avatar, ageBand = before.ageBand, timeZone } = wish;
      // What the school changes for somebody is on record, where it has its own calls for it.
      const isRenamed = wish.name !== undefined && wish.name !== before.name;
      if (callerId !== accountId && (isRenamed || ageBand !== before.ageBand)) return onlyTheirs;
      if (!maySetOwnAge(before.ageBand, ageBand)) {
        return refuse("forbidden", "Only your school can change this age. Ask your teacher.");
      }
      if (before.role !== "LEARNER" && isMinor(ageBand)) {
        return refuse("forbidden", "Nobody under 18 is a teacher or an admin. Ask an admin.");
      }
      const named = isRenamed ? await readName(tx, wish.name!, before.role) : ok(before.name);
      if (!named.ok) return named;
      const name = named.value;
      if (before.isDemo && name !== before.name) {
        return refuse("forbidden", "The name of a demo account stays as it is.");
      }
      await store.saveAccount(tx, accountId, {
        name,
        avatar,
        ...(timeZone !== undefined && { timeZone }),
      });
      if (name !== before.name) happened("account-renamed", { accountId });
      await changeAge(tx, happened, { accountId, before: before.ageBand, after: ageBand });
      const stored = (await store.findSettings(tx, accountId)) ?? defaultSettings;
      const ageBands = { before: before.ageBand, after: ageBand };
      const settings = changeSettings(stored, wish.settings ?? {}, ageBands);
      await store.saveSettings(tx, accountId, settings);
      return await read(accountId, tx);
    });
  }

  return { read, change };
}

const onlyTheirs = refuse(
  "forbidden",
  "Only they can change their name here. Change an age on their page under People.",
);
