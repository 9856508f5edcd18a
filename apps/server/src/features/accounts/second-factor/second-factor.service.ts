import { generateSecret, generateURI } from "otplib";
import { renderSVG } from "uqr";
import type { SessionUser } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db, Tx } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { type Events, inPublishingTransaction, type Publish } from "../../../events";
import { ok, refuse, type Result } from "../../../refusal";
import { findOwner, lockOwner, type Owner } from "../owner.store";
import type { OwnPassword } from "../passwords/own-password";
import { endSessions } from "../sessions/end-sessions";
import { hashSessionToken } from "../sessions/session-token";
import { unknownAccount } from "../unknown-account";
import type { AskForCode } from "./ask-for-code";
import { hashRecoveryCode, newRecoveryCodes } from "./codes";
import * as letters from "./letters";
import type { SecretBox } from "./secret-box";
import * as store from "./second-factor.store";

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

interface Deps {
  db: Db;
  clock: Clock;
  events: Pick<Events, "publish">;
  box: SecretBox;
  asked: AskForCode;
  ownPassword: OwnPassword;
  record: RecordAudit;
  /** What the phone calls us. */
  schoolName: () => string;
  /** Whether admins have to have one here. */
  isRequiredOfAdmins: boolean;
}

/** Setting up a second factor, and doing without it again. */
export function createSecondFactorService(deps: Deps) {
  const { db, clock, box, asked, ownPassword, record, schoolName } = deps;

  /** Its owner, who knows the password where there is one: a session may be stolen. */
  async function checkOwner(
    callerId: string,
    accountId: string,
    password: string | undefined,
  ): Promise<Result<Owner>> {
    const own = await ownPassword.checkIfAny(callerId, accountId, password);
    return own.ok && own.value.role === "LEARNER" ? staffOnly : own;
  }

  /** Who also has the phone, or a recovery code. */
  async function checkOwnerAndCode(
    callerId: string,
    accountId: string,
    { password, code }: { password?: string | undefined; code: string },
  ): Promise<Result<Owner>> {
    const own = await checkOwner(callerId, accountId, password);
    if (!own.ok) return own;
    const given = await asked.askFor(accountId, code);
    if (!given.ok) return given;
    return given.value === null ? notOn : own;
  }

  async function makeRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map(hashRecoveryCode);
    await store.replaceRecoveryCodes(tx, { accountId, hashes, now: clock.now() });
    return codes;
  }

  async function remove(tx: Tx, happened: Publish, accountId: string): Promise<boolean> {
    if ((await lockOwner(tx, accountId)) === undefined) return false;
    if (!(await store.deleteFactor(tx, accountId))) return false;
    await store.unmarkSessions(tx, accountId);
    happened("account-changed", { accountId });
    return true;
  }

  const own = (accountId: string) => ({
    at: clock.now(),
    actorId: accountId,
    aboutId: accountId,
    details: {},
  });

  return {
    async read(callerId: string, accountId: string) {
      if (callerId !== accountId) return onlyOwner;
      const owner = await findOwner(db, accountId);
      if (owner === undefined) return unknownAccount;
      const factor = await store.findFactor(db, accountId);
      return ok({
        isOffered: owner.role !== "LEARNER" && owner.isRegistered && !owner.isDemo,
        isRequired: deps.isRequiredOfAdmins && owner.role === "ADMIN",
        since: factor?.confirmed_at?.toISOString() ?? null,
        recoveryCodesLeft: await store.countRecoveryCodes(db, accountId),
      });
    },

    /** Nothing is asked for at a log-in until the phone has shown that it knows the secret. */
    async begin(callerId: string, accountId: string, password: string | undefined) {
      const owner = await checkOwner(callerId, accountId, password);
      if (!owner.ok) return owner;
      const secret = generateSecret();
      const { email, name } = owner.value;
      const isBegun = await inPublishingTransaction(deps, (tx) =>
        store.saveBegun(tx, { accountId, secret: box.close(secret, accountId), now: clock.now() }),
      );
      if (!isBegun) return refuse("conflict", "Your account has a second factor already.");
      const uri = generateURI({ issuer: schoolName(), label: email ?? name, secret });
      return ok({ secret, uri, qr: renderSVG(uri, { border: 2 }) });
    },

    /** Other sessions were opened without it, so they end. */
    async confirm(
      callerId: string,
      accountId: string,
      { code, session }: { code: string; session: string | undefined },
    ): Promise<Result<{ recoveryCodes: string[] }>> {
      if (callerId !== accountId) return onlyOwner;
      const factor = await store.findFactor(db, accountId);
      if (factor === undefined || factor.confirmed_at !== null) return notBegun;
      const given = await asked.check(accountId, factor, code);
      if (!given.ok) return given;
      return await inPublishingTransaction(
        deps,
        async (tx, happened): Promise<Result<{ recoveryCodes: string[] }>> => {
          await lockOwner(tx, accountId);
          const now = clock.now();
          if (!(await store.confirm(tx, { accountId, secret: factor.secret, now })))
            return notBegun;
          await endSessions(tx, happened, accountId, session);
          if (session !== undefined) await store.markSession(tx, hashSessionToken(session), now);
          const recoveryCodes = await makeRecoveryCodes(tx, accountId);
          await record(tx, { ...own(accountId), action: "second-factor-set" });
          await asked.write(tx, accountId, (owner) => letters.factorSet(owner, now));
          happened("account-changed", { accountId });
          return ok({ recoveryCodes });
        },
      );
    },

    async renewRecoveryCodes(
      callerId: string,
      accountId: string,
      proof: { password?: string | undefined; code: string },
    ): Promise<Result<{ recoveryCodes: string[] }>> {
      const owner = await checkOwnerAndCode(callerId, accountId, proof);
      if (!owner.ok) return owner;
      return await inPublishingTransaction(deps, async (tx) => {
        const recoveryCodes = await makeRecoveryCodes(tx, accountId);
        await record(tx, { ...own(accountId), action: "recovery-codes-made" });
        await asked.write(tx, accountId, (reader) => letters.codesMade(reader, clock.now()));
        return ok({ recoveryCodes });
      });
    },

    async disable(
      callerId: string,
      accountId: string,
      proof: { password?: string | undefined; code: string },
    ): Promise<Result<{ ok: true }>> {
      const owner = await checkOwnerAndCode(callerId, accountId, proof);
      if (!owner.ok) return owner;
      return await inPublishingTransaction(
        deps,
        async (tx, happened): Promise<Result<{ ok: true }>> => {
          if (!(await remove(tx, happened, accountId))) return notOn;
          await record(tx, { ...own(accountId), action: "second-factor-removed" });
          const at = clock.now();
          await asked.write(tx, accountId, (reader) => letters.factorRemoved(reader, at, "owner"));
          return ok({ ok: true });
        },
      );
    },

    /** For somebody who has lost the phone. Whoever found it is out. */
    async removeFor(
      admin: SessionUser,
      accountId: string,
      reason: string,
    ): Promise<Result<{ ok: true }>> {
      const id = asUuid(accountId);
      if (id === null) return unknownAccount;
      if (id === admin.id) {
        return refuse(
          "forbidden",
          "You cannot do this for yourself. Use your password and a code in Settings, or ask another admin.",
        );
      }
      return await inPublishingTransaction(
        deps,
        async (tx, happened): Promise<Result<{ ok: true }>> => {
          if ((await findOwner(tx, id)) === undefined) return unknownAccount;
          if (!(await remove(tx, happened, id))) {
            return refuse("conflict", "This account has no second factor.");
          }
          await endSessions(tx, happened, id);
          const at = clock.now();
          const about = { at, actorId: admin.id, aboutId: id, details: { reason } };
          await record(tx, { ...about, action: "second-factor-removed" });
          await asked.write(tx, id, (reader) => letters.factorRemoved(reader, at, "admin"));
          return ok({ ok: true });
        },
      );
    },
  };
}

const onlyOwner = refuse("forbidden", "Only the owner of an account can do this.");
const staffOnly = refuse("forbidden", "A second factor is for teachers and admins.");
const notOn = refuse("conflict", "Your account has no second factor.");
const notBegun = refuse("conflict", "Please begin to set up the second factor first.");
