import {
  type AppealRefusal,
  helpNote,
  type HelpPlace,
  isInForce,
  mayAnswerAppeal,
  mayAppeal,
} from "@saywell/moderation";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { ok, type Refusal, refuse, type Result } from "../../refusal";
import * as store from "./sanctions.store";

/** Where somebody is who writes as if they may be in danger, which is then put before the staff. */
export type RaiseCry = (
  tx: Tx,
  cry: { accountId: string; timeZone: string; text: string; where: string; now: Date },
) => Promise<HelpPlace | null>;

interface Deps {
  db: Db;
  clock: Clock;
  raiseCry: RaiseCry;
  sanctions: store.SanctionsStore;
}

/** Somebody's word about a sanction. */
interface Answer {
  by: string;
  /** In words for the person under it. */
  text: string;
  now: Date;
}

export type SanctionsService = ReturnType<typeof createSanctionsService>;

/**
 * Mutes and bans: what holds against whom, how it ends, and the appeal against it. Who may decide
 * about one is asked before, by whoever calls.
 */
export function createSanctionsService({ db, clock, raiseCry, sanctions }: Deps) {
  async function lift(
    tx: Tx,
    row: store.SanctionRow,
    { by, text, now }: Answer,
  ): Promise<Result<{ ok: true }>> {
    if (!isInForce(row, now)) {
      return refuse("conflict", "This is already over.");
    }
    await store.markLifted(tx, row.id, now);
    if (row.appealState === "OPEN") {
      await store.answerAppeal(tx, row.appealId!, { state: "ACCEPTED", text, by, now });
    }
    return done;
  }

  async function appeal(
    caller: { id: string; timeZone: string },
    sanctionId: string,
    text: string,
  ): Promise<Result<{ ok: true; help?: string }>> {
    const id = asUuid(sanctionId);
    if (id === null) return unknownSanction;
    return await inTransaction(db, async (tx) => {
      const row = await sanctions.lock(tx, id);
      if (row === undefined) return unknownSanction;
      const now = clock.now();
      const isOwn = row.accountId === caller.id;
      const may = mayAppeal(row, { isOwn, hasAppealed: row.appealId !== null }, now);
      if (!may.ok) return { ok: false, refusal: refusalOfRule(may.refusal) };
      await store.insertAppeal(tx, { sanctionId: id, accountId: caller.id, text, now });
      // An appeal may wait for days.
      const { id: accountId, timeZone } = caller;
      const cry = { accountId, timeZone, text, where: "in an appeal", now };
      const place = await raiseCry(tx, cry);
      return place === null ? done : ok({ ok: true, help: helpNote(place) });
    });
  }

  /** Decides an appeal; one that is accepted ends the sanction. */
  async function answerAppeal(
    tx: Tx,
    row: store.SanctionRow,
    { accept, by, text, now }: Answer & { accept: boolean },
  ): Promise<Result<{ state: store.AnsweredAppeal }>> {
    const may = mayAnswerAppeal({ state: row.appealState!, isOwnCase: row.accountId === by });
    if (!may.ok) return { ok: false, refusal: refusalOfRule(may.refusal) };
    const state = accept ? "ACCEPTED" : "REFUSED";
    await store.answerAppeal(tx, row.appealId!, { state, text, by, now });
    if (accept) await store.markLifted(tx, row.id, now);
    return ok({ state });
  }

  /** The sanction that an appeal is against, as `lock` gives it. */
  async function lockOfAppeal(
    tx: Tx,
    appealId: string,
    known?: store.Known,
  ): Promise<store.SanctionRow | undefined> {
    const sanctionId = await store.findSanctionOfAppeal(tx, appealId);
    return sanctionId === undefined ? undefined : await sanctions.lock(tx, sanctionId, known);
  }

  return {
    appeal,
    /** What `app.ts` hands to other features. */
    commands: {
      inForceOf: store.readInForce,
      list: sanctions.list,
      listAgainst: sanctions.listAgainst,
      impose: store.insertSanction,
      lock: sanctions.lock,
      lockOfAppeal,
      lift,
      answerAppeal,
    },
  };
}

/** Nobody learns what there is against others. */
const refusalOfRule = ({ code, message }: { code: AppealRefusal; message: string }): Refusal =>
  code === "not-yours"
    ? unknownSanctionRefusal
    : { code: code === "own-case" ? "forbidden" : "conflict", message };

const done = ok({ ok: true } as const);
const unknownSanctionRefusal: Refusal = {
  code: "not-found",
  message: "There is no such mute or ban.",
};
const unknownSanction: Result<never> = { ok: false, refusal: unknownSanctionRefusal };
