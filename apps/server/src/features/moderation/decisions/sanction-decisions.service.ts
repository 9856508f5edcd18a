import type { AuditEntry, CallByName, CallReply, Sanction } from "@saywell/contract";
import { type AppealRefusal, decideAppeal, isInForce, openAppeal } from "@saywell/moderation";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { ok, type Refusal, refuse, type Result } from "../../../refusal";
import { insertDecision, listDecisions } from "../audit/audit.store";
import { existsBeside, findPerson, isOfDemo } from "../people.store";
import { namedOrNull } from "../person-view";
import { ruleAppeal, ruleSanction, viewListedSanction, viewSanction } from "./sanction-view";
import * as store from "./sanctions.store";
import { type CasePerson, refusalToRule, rolesThatRule } from "./who-decides";

type ListedSanction = CallReply<CallByName<"GET /api/moderation/sanctions">>[number];

interface Deps {
  db: Db;
  clock: Clock;
  /** Whether the demo school is open. */
  demo: boolean;
}

export type SanctionsService = ReturnType<typeof createSanctionsService>;

const longestList = 200;

/** Mutes and bans: who is under one, how it ends, and what was decided by whom. */
export function createSanctionsService({ db, clock, demo }: Deps) {
  async function list(caller: { id: string }): Promise<Result<ListedSanction[]>> {
    const onlyDemo = await isOfDemo(db, caller.id);
    const wish = { now: clock.now(), onlyDemo, limit: longestList };
    return ok((await store.listSanctions(db, wish)).map(viewListedSanction));
  }

  const listMine = async (accountId: string): Promise<Result<Sanction[]>> =>
    ok((await store.listAgainst(db, accountId, clock.now())).map(viewSanction));

  async function lift(
    caller: CasePerson,
    sanctionId: string,
    reason: string,
  ): Promise<Result<{ ok: true }>> {
    const id = asUuid(sanctionId);
    if (id === null) return unknownSanction;
    return await inTransaction(db, async (tx) => {
      const row = await store.lockSanction(tx, id);
      if (row === undefined || (await isElsewhere(tx, caller, row))) return unknownSanction;
      const now = clock.now();
      const refusal = await refusalAbout(tx, caller, row);
      if (refusal !== null) return { ok: false, refusal };
      if (!isInForce(ruleSanction(row), now.getTime())) {
        return refuse("conflict", "This is already over.");
      }
      await store.markLifted(tx, id, now);
      if (row.appealState === "OPEN") {
        const answer = { state: "ACCEPTED", text: reason, by: caller.id, now } as const;
        await store.answerAppeal(tx, row.appealId!, answer);
      }
      await insertDecision(tx, {
        at: now,
        actorId: caller.id,
        action: "SANCTION_LIFTED",
        aboutId: row.accountId,
        details: { reason, sanctionId: id, kind: row.kind },
      });
      return done;
    });
  }

  async function appeal(
    caller: CasePerson,
    sanctionId: string,
    text: string,
  ): Promise<Result<{ ok: true }>> {
    const id = asUuid(sanctionId);
    if (id === null) return unknownSanction;
    return await inTransaction(db, async (tx) => {
      const row = await store.lockSanction(tx, id);
      if (row === undefined) return unknownSanction;
      const now = clock.now();
      const opened = openAppeal(ruleSanction(row), ruleAppeal(row), {
        userId: caller.id,
        now: now.getTime(),
      });
      if (!opened.ok) return { ok: false, refusal: refusalOfRule(opened.refusal) };
      await store.insertAppeal(tx, { sanctionId: id, accountId: caller.id, text, now });
      return done;
    });
  }

  async function decide(
    caller: CasePerson,
    appealId: string,
    { accept, answer }: { accept: boolean; answer: string },
  ): Promise<Result<{ ok: true }>> {
    const id = asUuid(appealId);
    if (id === null) return unknownAppeal;
    return await inTransaction(db, async (tx) => {
      const sanctionId = await store.findSanctionOfAppeal(tx, id);
      const row = sanctionId === undefined ? undefined : await store.lockSanction(tx, sanctionId);
      if (row === undefined || (await isElsewhere(tx, caller, row))) return unknownAppeal;
      const now = clock.now();
      const refusal =
        (await refusalAbout(tx, caller, row)) ?? (await refusalOfAuthor(tx, caller, row));
      if (refusal !== null) return { ok: false, refusal };
      const state = accept ? "ACCEPTED" : "REFUSED";
      const decided = decideAppeal(ruleAppeal(row)!, ruleSanction(row), {
        status: accept ? "accepted" : "refused",
        moderatorId: caller.id,
        now: now.getTime(),
      });
      if (!decided.ok) return { ok: false, refusal: refusalOfRule(decided.refusal) };
      await store.answerAppeal(tx, id, { state, text: answer, by: caller.id, now });
      if (accept) await store.markLifted(tx, row.id, now);
      await insertDecision(tx, {
        at: now,
        actorId: caller.id,
        action: `APPEAL_${state}`,
        aboutId: row.accountId,
        details: { reason: answer, sanctionId: row.id, appealId: id, kind: row.kind },
      });
      return done;
    });
  }

  /** A demo account, which may be anybody who passes by, has no say outside the demo school. */
  const isElsewhere = async (
    tx: Tx,
    caller: CasePerson,
    row: store.SanctionRow,
  ): Promise<boolean> => !row.isOfDemo && (await isOfDemo(tx, caller.id));

  async function refusalAbout(
    tx: Tx,
    caller: CasePerson,
    row: store.SanctionRow,
  ): Promise<Refusal | null> {
    const about = await findPerson(tx, row.accountId);
    return about === undefined ? null : refusalToRule(caller, about);
  }

  /** Whoever imposed a sanction leaves the appeal to somebody else, as long as there is somebody. */
  async function refusalOfAuthor(
    tx: Tx,
    caller: CasePerson,
    row: store.SanctionRow,
  ): Promise<Refusal | null> {
    if (row.byId !== caller.id) return null;
    const roles = rolesThatRule(await findPerson(tx, row.accountId));
    const except = [caller.id, row.accountId];
    if (!(await existsBeside(tx, { roles, except, demo }))) return null;
    return {
      code: "forbidden",
      message: "You decided this, so another teacher has to answer the appeal.",
    };
  }

  async function audit(caller: CasePerson): Promise<Result<AuditEntry[]>> {
    const onlyDemo = await isOfDemo(db, caller.id);
    const friendshipsFor = caller.role === "ADMIN" ? null : caller.id;
    const rows = await listDecisions(db, { onlyDemo, friendshipsFor, limit: longestList });
    return ok(
      rows.map((row) => ({
        id: String(row.id),
        at: row.at.toISOString(),
        actor: namedOrNull(row.actorId, row.actorName),
        action: row.action,
        about: namedOrNull(row.aboutId, row.aboutName),
        details: row.details as AuditEntry["details"],
      })),
    );
  }

  /** `inForceOf` is for rooms: what holds against accounts now, bans first, the longest first. */
  return { list, listMine, lift, appeal, decide, audit, inForceOf: store.readInForce };
}

/** Nobody learns what there is against others. */
const refusalOfRule = ({ code, message }: { code: AppealRefusal; message: string }): Refusal => {
  if (code === "not-yours") return unknownSanctionRefusal;
  return { code: code === "own-case" ? "forbidden" : "conflict", message };
};

const done = ok({ ok: true } as const);
const unknownSanctionRefusal: Refusal = {
  code: "not-found",
  message: "There is no such mute or ban.",
};
const unknownSanction: Result<never> = { ok: false, refusal: unknownSanctionRefusal };
const unknownAppeal = refuse("not-found", "There is no such appeal.");
