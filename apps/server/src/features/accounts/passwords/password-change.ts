import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db } from "../../../db/database";
import { type Events, inPublishingTransaction } from "../../../events";
import { ok, type Result } from "../../../refusal";
import { lockOwner } from "../owner.store";
import type { Passwords } from "../sessions/passwords";
import type { OwnPassword } from "./own-password";
import type { CheckPassword } from "./password-rule";
import type { ReplacePassword } from "./replace-password";

export type PasswordChange = ReturnType<typeof createPasswordChange>;

interface Deps {
  db: Db;
  clock: Clock;
  events: Pick<Events, "publish">;
  record: RecordAudit;
  passwords: Passwords;
  checkPassword: CheckPassword;
  ownPassword: OwnPassword;
  replacePassword: ReplacePassword;
}

/** How a password is replaced by who knows it. */
export function createPasswordChange(deps: Deps) {
  const { clock, record, passwords, checkPassword, ownPassword, replacePassword } = deps;

  return {
    /** The session that does it goes on. */
    async change(
      callerId: string,
      accountId: string,
      wish: { currentPassword: string; newPassword: string; session: string | undefined },
    ): Promise<Result<{ ok: true }>> {
      const own = await ownPassword.check(callerId, accountId, wish.currentPassword);
      if (!own.ok) return own;
      const fit = await checkPassword(wish.newPassword, own.value);
      if (!fit.ok) return fit;
      const passwordHash = await passwords.hash(wish.newPassword);
      return await inPublishingTransaction(deps, async (tx, happened) => {
        const owner = await lockOwner(tx, accountId);
        // Replaced by a mailed link, or erased, since it was held against what was typed.
        if (owner === undefined || owner.passwordHash !== own.value.passwordHash) return overtaken;
        await replacePassword(tx, happened, { owner, passwordHash, keep: wish.session });
        const about = { at: clock.now(), actorId: callerId, aboutId: accountId };
        await record(tx, { ...about, action: "password-changed", details: { by: "password" } });
        return ok({ ok: true });
      });
    },
  };
}

const overtaken: Result<never> = {
  ok: false,
  refusal: { code: "wrong-credentials", message: "The password is wrong." },
};
