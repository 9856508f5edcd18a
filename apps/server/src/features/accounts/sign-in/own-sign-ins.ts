import type { LinkedSignIn } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import { findOwner, lockOwner } from "../owner.store";
import type { OwnPassword } from "../passwords/own-password";
import { unknownAccount } from "../unknown-account";
import type { SignInService } from "./sign-in.service";
import * as store from "./sign-in.store";

export type OwnSignIns = ReturnType<typeof createOwnSignIns>;

interface Deps {
  db: Db;
  clock: Clock;
  record: RecordAudit;
  ownPassword: OwnPassword;
  signIn: Pick<SignInService, "begin" | "nameOf">;
}

interface LinkWish {
  provider: string;
  password?: string | undefined;
  from: { origin: string; browserToken: string | undefined };
}

/** With whom somebody can sign in to their own account. */
export function createOwnSignIns({ db, clock, record, ownPassword, signIn }: Deps) {
  return {
    async list(callerId: string, accountId: string) {
      if (callerId !== accountId) return onlyOwner;
      const owner = await findOwner(db, accountId);
      if (owner === undefined) return unknownAccount;
      const linked = await store.listIdentities(db, accountId);
      const signIns: LinkedSignIn[] = linked.map((each) => ({
        id: each.id,
        name: signIn.nameOf(each.issuer),
        since: each.created_at.toISOString(),
        lastUsedAt: each.last_used_at.toISOString(),
      }));
      return ok({ signIns, hasPassword: owner.passwordHash !== null });
    },

    /** Asks for the password, where there is one: who links a provider gets in by it later. */
    async link(callerId: string, accountId: string, { provider, password, from }: LinkWish) {
      const own = await ownPassword.checkIfAny(callerId, accountId, password);
      if (!own.ok) return own;
      const begin = { ...from, path: "/settings", timeZone: undefined };
      return await signIn.begin(provider, begin, accountId);
    },

    async unlink(callerId: string, accountId: string, id: string): Promise<Result<{ ok: true }>> {
      if (callerId !== accountId) return onlyOwner;
      return await inTransaction(db, async (tx): Promise<Result<{ ok: true }>> => {
        const owner = await lockOwner(tx, accountId);
        if (owner === undefined) return unknownAccount;
        const linked = await store.listIdentities(tx, accountId);
        const one = linked.find((each) => each.id === asUuid(id));
        if (one === undefined) return unknownSignIn;
        if (owner.passwordHash === null && linked.length === 1) return lastWayIn;
        await store.deleteIdentity(tx, one.id, accountId);
        const about = { at: clock.now(), actorId: accountId, aboutId: accountId };
        const details = { provider: signIn.nameOf(one.issuer) };
        await record(tx, { ...about, action: "sign-in-unlinked", details });
        return ok({ ok: true });
      });
    },
  };
}

const onlyOwner = refuse("forbidden", "Only the owner of an account can do this.");
const unknownSignIn = refuse("not-found", "Your account does not sign in with this any more.");
const lastWayIn = refuse(
  "conflict",
  "This is your only way to log in. Choose a password first: ask for a link where you log in.",
);
