import type { Db } from "../../../db/database";
import { type Events, inPublishingTransaction } from "../../../events";
import { ok, refuse, type Result } from "../../../refusal";
import type { OwnPassword } from "../passwords/own-password";
import { lockAdmins } from "../administration/administration.store";
import { unknownAccount } from "../unknown-account";
import type { EraseAccount } from "./erase-account";
import * as store from "./erasure.store";

interface Deps {
  db: Db;
  events: Events;
  ownPassword: OwnPassword;
  eraseAccount: EraseAccount;
}

export type ErasureService = ReturnType<typeof createErasure>;

export function createErasure({ db, events, ownPassword, eraseAccount }: Deps) {
  return {
    /** Erases the account of the one who asks. There is no way back. */
    async erase(
      callerId: string,
      accountId: string,
      password: string | undefined,
    ): Promise<Result<{ ok: true }>> {
      if (callerId !== accountId) {
        return refuse("forbidden", "Only the owner of an account can erase it here.");
      }
      const account = await store.findErasable(db, accountId);
      if (account === undefined) return unknownAccount;
      if (account.isDemo && !account.isVisitor) {
        return refuse("forbidden", "This account belongs to the demo school, and stays with it.");
      }
      const { passwordHash } = account;
      if (passwordHash !== null) {
        const right = await ownPassword.verify(accountId, passwordHash, password ?? "");
        if (!right.ok) return right;
      }
      return await inPublishingTransaction({ db, events }, async (tx, happened) => {
        const admins = await lockAdmins(tx);
        if (admins.length === 1 && admins[0] === accountId) return lastAdmin;
        await eraseAccount(tx, happened, accountId);
        return ok({ ok: true } as const);
      });
    },
  };
}

const lastAdmin = refuse(
  "conflict",
  "You are the only admin. Make somebody else an admin first, or nobody looks after the school.",
);
