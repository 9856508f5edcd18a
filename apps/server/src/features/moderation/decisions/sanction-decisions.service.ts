import type { AppealState, CallByName, CallReply, Role, Sanction } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { ok, type Refusal, refuse, type Result } from "../../../refusal";
import type { CaseAccount, CaseAccounts } from "../case-accounts.store";
import type { KnownSanctions } from "./known-sanctions.store";
import {
  type RoomNames,
  type SanctionRow,
  viewListedSanction,
  viewSanction,
} from "./sanction-view";
import { refusalToRule, rolesThatRule } from "./who-decides";

type ListedSanction = CallReply<CallByName<"GET /api/moderation/sanctions">>[number];

interface Sanctioned extends SanctionRow {
  accountRole: Role;
  /** For which it was imposed: who may know of it may read in the log what became of it. */
  reportId: string | null;
  /** Whether the demo school imposed it, and it is about its people. */
  isOfDemo: boolean;
}

interface Answer {
  by: string;
  text: string;
  now: Date;
}

/** What somebody may know of; undefined is all. */
type Known = ReturnType<KnownSanctions["knownTo"]> | undefined;

/** What may be done about sanctions, once it is clear who may do it. */
export interface Sanctions {
  /** In force, or with an open appeal. */
  list: (
    db: Db,
    wish: { now: Date; onlyDemo: boolean; known: Known; limit: number },
  ) => Promise<readonly Sanctioned[]>;
  /** In force against one account. */
  listAgainst: (db: Db, accountId: string, now: Date) => Promise<readonly Sanctioned[]>;
  /** A sanction, by its id or by that of an appeal against it, which waits for this transaction. */
  lock: (tx: Tx, sanctionId: string, known: Known) => Promise<Sanctioned | undefined>;
  lockOfAppeal: (tx: Tx, appealId: string, known: Known) => Promise<Sanctioned | undefined>;
  lift: (tx: Tx, row: Sanctioned, answer: Answer) => Promise<Result<{ ok: true }>>;
  answerAppeal: (
    tx: Tx,
    row: Sanctioned,
    answer: Answer & { accept: boolean },
  ) => Promise<Result<{ state: Exclude<AppealState, "OPEN"> }>>;
}

interface Deps {
  db: Db;
  clock: Clock;
  record: RecordAudit;
  /** Whether the demo school is open. */
  demo: boolean;
  accounts: CaseAccounts;
  sanctions: Sanctions;
  known: KnownSanctions;
  roomNames: (db: Db, roomIds: readonly string[]) => Promise<RoomNames>;
}

export type SanctionDecisions = ReturnType<typeof createSanctionDecisions>;

const longestList = 200;

/** Mutes and bans as people read them, and who may end one or answer the appeal against it. */
export function createSanctionDecisions(deps: Deps) {
  const { db, clock, record, demo, accounts, sanctions, known, roomNames } = deps;

  const knownTo = (from: Db | Tx, caller: CaseAccount): Known =>
    caller.role === "ADMIN" ? undefined : known.knownTo(from, caller.id);

  const namesOfRooms = (rows: readonly Sanctioned[]): Promise<RoomNames> =>
    roomNames(
      db,
      rows.flatMap(({ roomId }) => roomId ?? []),
    );

  async function list(caller: CaseAccount): Promise<Result<ListedSanction[]>> {
    const onlyDemo = await accounts.isOfDemo(db, caller.id);
    const wish = { now: clock.now(), onlyDemo, known: knownTo(db, caller), limit: longestList };
    const all = await sanctions.list(db, wish);
    const rows = all.filter((row) => !isHiddenFrom(caller, row));
    const rooms = await namesOfRooms(rows);
    return ok(rows.map((row) => viewListedSanction(row, rooms)));
  }

  async function listMine(accountId: string): Promise<Result<Sanction[]>> {
    const rows = await sanctions.listAgainst(db, accountId, clock.now());
    const rooms = await namesOfRooms(rows);
    return ok(rows.map((row) => viewSanction(row, rooms)));
  }

  async function lift(
    caller: CaseAccount,
    sanctionId: string,
    reason: string,
  ): Promise<Result<{ ok: true }>> {
    const id = asUuid(sanctionId);
    if (id === null) return unknownSanction;
    return await inTransaction(db, async (tx) => {
      const row = await sanctions.lock(tx, id, knownTo(tx, caller));
      if (row === undefined || (await isElsewhere(tx, caller, row))) return unknownSanction;
      const refusal = await refusalAbout(tx, caller, row);
      if (refusal !== null) return { ok: false, refusal };
      const now = clock.now();
      const lifted = await sanctions.lift(tx, row, { by: caller.id, text: reason, now });
      if (!lifted.ok) return lifted;
      await record(tx, {
        at: now,
        actorId: caller.id,
        action: "SANCTION_LIFTED",
        aboutId: row.accountId,
        details: { reason, sanctionId: id, kind: row.kind, ...reportOf(row) },
      });
      return lifted;
    });
  }

  async function decideAppeal(
    caller: CaseAccount,
    appealId: string,
    { accept, answer }: { accept: boolean; answer: string },
  ): Promise<Result<{ ok: true }>> {
    const id = asUuid(appealId);
    if (id === null) return unknownAppeal;
    return await inTransaction(db, async (tx): Promise<Result<{ ok: true }>> => {
      const row = await sanctions.lockOfAppeal(tx, id, knownTo(tx, caller));
      if (row === undefined || (await isElsewhere(tx, caller, row))) return unknownAppeal;
      const refusal =
        (await refusalAbout(tx, caller, row)) ?? (await refusalOfAuthor(tx, caller, row));
      if (refusal !== null) return { ok: false, refusal };
      const now = clock.now();
      const said = { accept, by: caller.id, text: answer, now };
      const decided = await sanctions.answerAppeal(tx, row, said);
      if (!decided.ok) return decided;
      await record(tx, {
        at: now,
        actorId: caller.id,
        action: `APPEAL_${decided.value.state}`,
        aboutId: row.accountId,
        details: {
          reason: answer,
          sanctionId: row.id,
          appealId: id,
          kind: row.kind,
          ...reportOf(row),
        },
      });
      return ok({ ok: true });
    });
  }

  /** A demo account, which may be anybody who passes by, has no say outside the demo school. */
  const isElsewhere = async (tx: Tx, caller: CaseAccount, row: Sanctioned): Promise<boolean> =>
    isHiddenFrom(caller, row) || (!row.isOfDemo && (await accounts.isOfDemo(tx, caller.id)));

  async function refusalAbout(
    tx: Tx,
    caller: CaseAccount,
    row: Sanctioned,
  ): Promise<Refusal | null> {
    const about = await accounts.find(tx, row.accountId);
    return about === undefined ? null : refusalToRule(caller, about);
  }

  /** Whoever imposed a sanction leaves the appeal to somebody else, as long as there is somebody. */
  async function refusalOfAuthor(
    tx: Tx,
    caller: CaseAccount,
    row: Sanctioned,
  ): Promise<Refusal | null> {
    if (row.byId !== caller.id) return null;
    const roles = rolesThatRule(await accounts.find(tx, row.accountId));
    const except = [caller.id, row.accountId];
    const knows = known.whoKnows(tx, row);
    if (!(await accounts.existsBeside(tx, { roles, except, demo: demo && row.isOfDemo, knows })))
      return null;
    return {
      code: "forbidden",
      message: "You decided this, so another teacher has to answer the appeal.",
    };
  }

  return { list, listMine, lift, decideAppeal };
}

const reportOf = ({ reportId }: Sanctioned): { reportId?: string } =>
  reportId === null ? {} : { reportId };

/** Nobody sees as staff what there is against themselves, and teachers nothing against colleagues. */
const isHiddenFrom = (caller: CaseAccount, { accountId, accountRole }: Sanctioned): boolean =>
  accountId === caller.id || (caller.role !== "ADMIN" && accountRole !== "LEARNER");

const unknownSanction = refuse("not-found", "There is no such mute or ban.");
const unknownAppeal = refuse("not-found", "There is no such appeal.");
